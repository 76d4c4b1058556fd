import { mkdir } from 'node:fs/promises';
import { inCheckout } from '../platform/config/checkout.ts';
import { runTool } from './runTool.ts';
import type { Generated } from './stamps.ts';

const prismaClient: Generated = {
  name: 'prisma',
  inputs: ['prisma/schema/*.prisma', 'prisma.config.ts'],
  outputs: ['prisma/generated/client/client.ts', 'prisma/generated/pothos-types.ts'],
  // Generating needs no engine, but the command line looks for one and would try to download it.
  make: () => runTool('prisma', ['generate', '--no-hints'], { PRISMA_SCHEMA_ENGINE_BINARY: '/bin/true' }),
};

const graphqlSchema: Generated = {
  name: 'graphql-schema',
  inputs: [
    'prisma/schema/*.prisma',
    'server/graphql/**/*.ts',
    'server/domains/**/*.ts',
    'server/events/**/*.ts',
    'temporal/contracts/*.ts',
  ],
  except: ['server/**/*.test.ts'],
  outputs: ['schema.graphql'],
  make: () => runTool('node', ['server/graphql/printSchema.ts']),
};

const relayArtifacts: Generated = {
  name: 'relay',
  inputs: ['schema.graphql', 'relay.config.json', 'web/**/*.{ts,tsx}'],
  except: ['web/__generated__/**', 'web/dist/**', 'web/dist-server/**'],
  outputs: ['web/__generated__'],
  make: async () => {
    // The compiler wants its folder to be there; a fresh clone does not have it.
    await mkdir(inCheckout('web', '__generated__'), { recursive: true });
    await runTool('relay-compiler', []);
  },
};

const webBuild: Generated = {
  name: 'web',
  inputs: ['schema.graphql', 'vite.config.ts', 'web/**/*'],
  except: ['web/__generated__/**', 'web/dist/**', 'web/dist-server/**'],
  outputs: ['web/dist/index.html', 'web/dist-server/renderLanding.js'],
  make: async () => {
    await runTool('vite', ['build', '--logLevel', 'warn']);
    const landing = ['--ssr', 'pages/landing/renderLanding.tsx', '--outDir', 'dist-server'];
    await runTool('vite', ['build', '--logLevel', 'warn', ...landing]);
  },
};

/** In the order in which one feeds the next. */
export const generatedCode = [prismaClient, graphqlSchema, relayArtifacts];
export const generatedWeb = [webBuild];
