import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LandingPage } from '../pages/landing/LandingPage.tsx';
import { LoginPage } from '../pages/login/LoginPage.tsx';

/** The pages before sign-in. They lead on by ordinary links, so they need no router. */
export function mount(container: HTMLElement): void {
  const Page = window.location.pathname === '/login' ? LoginPage : LandingPage;
  createRoot(container).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
}
