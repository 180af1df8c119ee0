import {
  accessSync,
  chmodSync,
  constants,
  lchownSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { arch, getgid, getuid, platform } from 'node:process';
import { stage } from './command-line.mjs';
import { npm, root, run } from './run.mjs';

const name = '@sparticuz/chromium';
const version = '143.0.4';

/** The Chromium inside an npm package, unpacked: bare, and with the libraries that it brings. */
export const packedPaths = () => [
  join(home(), 'chromium'),
  join(home(), 'chromium-with-libraries'),
];

export async function fetchPacked() {
  if (platform !== 'linux' || arch !== 'x64') throw new Error('made for Linux on x64 only');
  const draft = `${home()}.${process.pid}`;
  try {
    mkdirSync(draft, { recursive: true });
    await stage('Fetching Chromium from the npm registry', 'Fetched', () => fetchInto(draft));
    rmSync(home(), { recursive: true, force: true });
    renameSync(draft, home());
    return packedPaths();
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function home() {
  const places = [join(root, 'node_modules'), homedir()];
  const place = places.find((folder) => isWritable(folder)) ?? root;
  return join(place, '.cache', `sitewright-chromium-${version}`);
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

async function fetchInto(folder) {
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  await succeed(npm(['install', `--prefix=${folder}`, ...options, `${name}@${version}`], quietly));
  await unpack(folder);
  rmSync(join(folder, 'node_modules'), { recursive: true });
  beOwner(folder);
  chmodSync(join(folder, 'chromium'), 0o755);
  writeFileSync(join(folder, 'fonts.conf'), fonts);
  writeFileSync(join(folder, 'chromium-with-libraries'), wrapper, { mode: 0o755 });
}

const quietly = { quiet: true, timeout: 120_000 };
const options = [
  '--no-save',
  '--no-package-lock',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--prefer-offline',
  '--fetch-retries=1',
];

async function succeed(running) {
  const { code, output } = await running;
  if (code === 0) return;
  const errors = output.split('\n').filter((line) => /error/i.test(line));
  throw new Error(errors.slice(0, 3).join(' ') || output.trim() || 'gave up after two minutes');
}

/** The package unpacks itself into TMPDIR, and its libraries only if it detects a Lambda. */
async function unpack(folder) {
  const script = join(folder, 'unpack.js');
  writeFileSync(script, `import chromium from '${name}';\nawait chromium.executablePath();\n`);
  const extra = { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' };
  await succeed(run([script], { ...quietly, extra }));
  rmSync(script);
}

/** Unpacked by root, the files would belong to an unknown user id. */
function beOwner(folder) {
  if (getuid() !== 0) return;
  for (const path of readdirSync(folder, { recursive: true })) {
    lchownSync(join(folder, path), getuid(), getgid());
  }
}

const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir></fontconfig>
`;

/** The libraries and the font for machines without them. */
const wrapper = `#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;
