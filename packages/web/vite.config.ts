import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { firstPages } from '../../scripts/first-pages.ts';
import { withoutJsonSchemas } from '../../scripts/forms-zod.ts';
import { noCirclesBetweenFiles } from '../../scripts/no-circles.ts';
import { serviceWorker } from '../../scripts/service-worker.ts';
import { unnamedComponents } from '../../scripts/unnamed-components.ts';
import { withoutUnusedSchemas } from '../../scripts/unused-schemas.ts';
import { chunkGroups } from './chunk-groups.ts';

// biome-ignore lint/style/noProcessEnv: the port is the server's setting, and its config is not ours to import
const port = env.PORT || 3000;

const alias = [
  // The shim is for React 17; ours has the hook itself, and what selects from a store needs little more.
  {
    find: 'use-sync-external-store/shim/with-selector',
    replacement: fileURLToPath(
      new URL('src/platform/sync-store-with-selector.ts', import.meta.url),
    ),
  },
  { find: 'use-sync-external-store/shim', replacement: 'use-sync-external-store' },
  // ui/lucide-icon.ts is a kilobyte smaller than the library's file: it leaves out settings that are not used here.
  {
    find: /^\.\.\/createLucideIcon\.mjs$/,
    replacement: fileURLToPath(new URL('src/ui/lucide-icon.ts', import.meta.url)),
  },
  // Instead of zod's English messages, the sentences of refusal-language.ts, from the first schema on.
  {
    find: /^\.\.\/locales\/en\.js$/,
    replacement: fileURLToPath(new URL('src/platform/refusal-language.ts', import.meta.url)),
  },
];

/** Vite's own import would first preload what the file needs: `firstPages` names the files of the first screens. */
const bareImports = {
  name: 'bare-imports',
  enforce: 'pre' as const,
  load: (id: string) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
};

/** Unused code may be removed: reading a property or creating a component has no side effects here. */
const treeshake = {
  propertyReadSideEffects: false as const,
  manualPureFunctions: ['createContext', 'forwardRef', 'memo'],
};

const typesOf = (type: string, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [`typeof ${name}`, JSON.stringify(type)]));

/** Every supported browser has these, so the build leaves out the code of libraries for browsers without them. */
const inBrowsers = {
  ...typesOf('object', 'window', 'document', 'navigator', 'performance'),
  ...typesOf('function', 'AbortController', 'MessageChannel', 'Promise', 'WeakMap', 'WeakSet'),
  ...typesOf('function', 'clearTimeout', 'setTimeout', 'queueMicrotask', 'reportError'),
  ...typesOf('undefined', 'process', 'setImmediate'),
};

const fileBeside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

type DevServer = {
  middlewares: {
    use: (handle: (request: { url?: string }, response: unknown, next: () => void) => void) => void;
  };
};

/** While developing, as the server does it: links have a page of their own. */
const linkPage = {
  name: 'link-page',
  configureServer: ({ middlewares }: DevServer) => {
    middlewares.use((request, _response, next) => {
      if (request.url?.startsWith('/link/')) request.url = '/link.html';
      next();
    });
  },
};

/**
 * The page of links is built by itself (`--mode link`), into the same folder: it shares no file with the
 * application, so that a phone on site loads no router and no session.
 */
export default ({ mode }: { mode: string }) => ({
  plugins: [
    react(),
    tailwindcss(),
    withoutUnusedSchemas(),
    withoutJsonSchemas(),
    unnamedComponents(),
    bareImports,
    linkPage,
    firstPages(),
    serviceWorker(),
    noCirclesBetweenFiles(),
  ],
  resolve: { alias },
  define: inBrowsers,
  // Pre-bundled, zod would not import refusal-language.ts (see `alias`).
  optimizeDeps: { exclude: ['zod'] },
  build: {
    outDir: 'dist',
    emptyOutDir: mode !== 'link',
    target: 'es2022',
    sourcemap: false,
    // The lists of what each import needs weigh more than they save.
    modulePreload: false,
    // One style sheet: the code that would fetch another weighs more than what is in it.
    cssCodeSplit: false,
    rolldownOptions: {
      input: fileBeside(mode === 'link' ? 'link.html' : 'index.html'),
      treeshake,
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  server: { proxy: { '/api': { target: `http://127.0.0.1:${port}`, changeOrigin: false } } },
});
