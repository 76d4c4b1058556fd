import '../ui/theme/tokens.css';
import { applyColorMode } from '../ui/theme/colorMode.ts';

applyColorMode();

/** Visitors before sign-in get pages of a few kilobytes; the workbench comes with its store and its router. */
const lightPages = new Set(['/', '/login']);
const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

const { mount } = lightPages.has(window.location.pathname)
  ? await import('./entrance.tsx')
  : await import('./workbench.tsx');
mount(container);
