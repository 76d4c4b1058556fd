import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import relay from 'vite-plugin-relay';

/** Where the API answers while `vite` serves the sources; the built client is served by the API itself. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:4000';

export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [relay, react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsDir: 'assets',
    // One hashed name per file and no inlined media, so that a strict Content-Security-Policy needs no data: scripts.
    assetsInlineLimit: 0,
    sourcemap: false,
    reportCompressedSize: false,
  },
  server: {
    port: 5173,
    proxy: {
      '/graphql': { target: apiOrigin, ws: true },
      '/api': { target: apiOrigin },
      '/files': { target: apiOrigin },
    },
  },
});
