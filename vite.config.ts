import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import relay from 'vite-plugin-relay';

/** Where the API answers while `vite` serves the sources; the built client is served by the API itself. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:4000';

const compress = promisify(brotliCompress);

/** Leaves a .br beside every text file, so that the API sends the smallest form without work per request. */
function precompress(): Plugin {
  let outDir = '';
  let forServer = false;
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
      forServer = Boolean(config.build.ssr);
    },
    closeBundle: async () => {
      if (forServer) return;
      const files = await readdir(outDir, { recursive: true });
      const texts = files.filter((file) => /\.(js|css|html|svg|webmanifest)$/.test(file));
      await Promise.all(
        texts.map(async (file) => {
          const path = join(outDir, file);
          await writeFile(`${path}.br`, await compress(await readFile(path)));
        }),
      );
    },
  };
}

/** `react` also serves the pages before sign-in; the rest is the workbench's. */
const libraryChunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'base',
    test: /node_modules\/(relay-runtime|react-relay|react-router|react-router-dom|fbjs|@babel|@emotion|stylis|@pandacss|react-error-boundary)\//,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  publicDir: 'public',
  plugins: [relay, react(), precompress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsDir: 'assets',
    // One hashed name per file and no inlined media, so that a strict Content-Security-Policy needs no data: scripts.
    assetsInlineLimit: 0,
    sourcemap: false,
    reportCompressedSize: false,
    // The front page is drawn by the API (server/http/landing.ts), which looks up its files here.
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      input: ['web/index.html', 'web/pages/landing/landing.ts', 'web/pages/landing/landingNarrow.css'],
      // What every signed-in page needs of libraries comes as two files, not as twenty: smaller and sooner.
      ...(isSsrBuild ? {} : { output: { codeSplitting: { groups: libraryChunks } } }),
    },
  },
  server: {
    port: 5173,
    proxy: {
      '^/$': { target: apiOrigin },
      '/graphql': { target: apiOrigin, ws: true },
      '/api': { target: apiOrigin },
      '/files': { target: apiOrigin },
    },
  },
}));
