import '../ui/theme/tokens.css';
import { enterByTicket } from '../lib/enter.ts';
import { leaveForLogin, owesSignOut } from '../lib/session.ts';
import { applyColorMode } from '../ui/theme/colorMode.ts';

applyColorMode();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

// Before anything else is asked: a ticket of the address is exchanged, once.
await enterByTicket();

const atLogin = window.location.pathname === '/login';
if (!atLogin && owesSignOut()) leaveForLogin();
else {
  /** Whoever signs in gets a page of a few kilobytes; the workbench comes with its store and its router. */
  const { mount } = atLogin ? await import('./entrance.tsx') : await import('./workbench.tsx');
  mount(container);
}
