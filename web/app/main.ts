import '../ui/theme/tokens.css';
import { applyColorMode } from '../ui/theme/colorMode.ts';

applyColorMode();

/** Whoever signs in gets a page of a few kilobytes; the workbench comes with its store and its router. */
const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

const { mount } =
  window.location.pathname === '/login' ? await import('./entrance.tsx') : await import('./workbench.tsx');
mount(container);
