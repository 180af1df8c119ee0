import { env } from 'node:process';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { withoutUnusedSchemas } from '../../scripts/unused-schemas.ts';

// biome-ignore lint/style/noProcessEnv: the port is the server's setting, and its config is not ours to import
const port = env.PORT || 3000;

/** Whatever the start needs, in one file, which compresses best; zod comes with the forms it judges. */
const start = {
  name: 'start',
  tags: ['$initial' as const],
  test: /^(?!.*node_modules[\\/]zod)/,
  includeDependenciesRecursively: false,
};

export default {
  plugins: [react(), tailwindcss(), withoutUnusedSchemas()],
  // The shim is for React 17; ours has the hook itself.
  resolve: { alias: { 'use-sync-external-store/shim': 'use-sync-external-store' } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [start] } } },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${port}` } },
};
