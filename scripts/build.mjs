import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { bundleServer } from './bundle-server.mjs';
import { command, printLine, Stop, stage } from './command-line.mjs';
import { compressFiles } from './compress-files.mjs';
import { install } from './install.mjs';
import { withLock } from './lock.mjs';
import { root, run, tool } from './run.mjs';
import { hashOf } from './sources.mjs';

const shared = [
  'packages/domain/src',
  'packages/domain/package.json',
  'package-lock.json',
  'tsconfig.json',
  'scripts/build.mjs',
];

/** The outputs, their sources, and the file that marks a complete build. */
const parts = {
  web: {
    title: 'screens',
    sources: [
      'index.html',
      'link.html',
      'vite.config.ts',
      'chunk-groups.ts',
      'first-page',
      'worker',
      'package.json',
      'src',
      'public',
      '../../scripts/unused-schemas.ts',
      '../../scripts/forms-zod.ts',
      '../../scripts/unnamed-components.ts',
      '../../scripts/first-pages.ts',
      '../../scripts/no-circles.ts',
      '../../scripts/service-worker.ts',
      '../../scripts/measure/graph.ts',
      '../../scripts/compress-files.mjs',
    ],
    result: 'packages/web/dist/index.html',
    make: buildWeb,
  },
  server: {
    title: 'server',
    sources: ['package.json', 'src', '../../scripts/bundle-server.mjs'],
    result: 'packages/server/dist/main.js',
    make: bundleServer,
  },
};

export const serverFile = join(root, parts.server.result);
/** The command that moves the embedded database elsewhere, built with the server. */
export const moveFile = join(root, 'packages/server/dist/move.js');
/** The command by which the operator confirms an address, likewise. */
export const confirmAddressFile = join(root, 'packages/server/dist/confirm-address.js');
/** The command by which the operator makes a reset code, likewise. */
export const resetPasswordFile = join(root, 'packages/server/dist/reset-password.js');

// Beside the server's bundle, since everything in the web's folder is served.
const stampFile = join(root, 'packages/server/dist/.stamp');

export const isStale = () => staleParts().length > 0;

/** Builds what is out of date. */
export async function build() {
  if (!isStale()) return;
  checkWritable();
  await withLock(join(root, 'node_modules/.sitewright-build.lock'), 'building', async () => {
    for (const name of staleParts()) {
      const hash = hashes()[name];
      forget(name);
      await stage(
        `Building the ${parts[name].title}`,
        `Built the ${parts[name].title}`,
        parts[name].make,
      );
      remember(name, hash);
    }
  });
}

function staleParts() {
  const built = readStamp();
  const expected = hashes();
  return Object.keys(parts).filter(
    (name) => built[name] !== expected[name] || !existsSync(join(root, parts[name].result)),
  );
}

const hashes = () =>
  Object.fromEntries(
    Object.entries(parts).map(([name, { sources }]) => {
      const own = sources.map((source) => join('packages', name, source));
      return [name, hashOf(root, [...own, ...shared])];
    }),
  );

function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

/** Removed before the work, so that an interrupted build does not count. */
function forget(name) {
  remember(name, undefined);
  rmSync(join(root, parts[name].result), { force: true });
}

function remember(name, hash) {
  mkdirSync(join(root, 'packages/server/dist'), { recursive: true });
  writeFileSync(stampFile, JSON.stringify({ ...readStamp(), [name]: hash }));
}

function checkWritable() {
  for (const folder of ['packages/web', 'packages/server']) {
    const dist = join(root, folder, 'dist');
    const target = existsSync(dist) ? dist : join(root, folder);
    try {
      accessSync(target, constants.W_OK);
    } catch {
      throw new Stop(
        `The build is out of date and ${target} cannot be written by this user: run the command as its owner, or make your own clone.`,
      );
    }
  }
}

async function buildWeb() {
  // The caller's NODE_ENV could select a development build of React.
  for (const mode of ['production', 'link']) {
    const { code, output } = await run(
      [tool('vite'), 'build', join(root, 'packages/web'), '--logLevel=warn', '--mode', mode],
      { quiet: true, extra: { NODE_ENV: 'production' } },
    );
    if (code !== 0) throw new Stop(`${output.trim()}\n\nThe screens could not be built.`, code);
    if (output.trim()) printLine(output.trim());
  }
  await compressFiles(join(root, 'packages/web/dist'));
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  await command(async () => {
    await install();
    if (!isStale()) printLine('Nothing to build: everything is up to date.');
    await build();
  });
}
