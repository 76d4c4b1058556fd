import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { RouterProvider } from 'react-router-dom';
import { environment } from '../relay/environment.ts';
import { system } from '../ui/theme/system.ts';
import { createRouter } from './router.tsx';

/** The signed-in product: store, theme, routes. */
export function mount(container: HTMLElement): void {
  createRoot(container).render(
    <StrictMode>
      <RelayEnvironmentProvider environment={environment}>
        <ChakraProvider value={system}>
          <RouterProvider router={createRouter()} />
        </ChakraProvider>
      </RelayEnvironmentProvider>
    </StrictMode>,
  );
}
