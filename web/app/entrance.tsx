import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LoginPage } from '../pages/login/LoginPage.tsx';

/** The page before sign-in. It leads on by ordinary links, so it needs no router. */
export function mount(container: HTMLElement): void {
  createRoot(container).render(
    <StrictMode>
      <LoginPage />
    </StrictMode>,
  );
}
