import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { arch, platform, versions } from 'node:process';
import { Stop, stage } from './command-line.mjs';
import { withLock } from './lock.mjs';
import { npm, root } from './run.mjs';
import { isForOtherMachines, thisMachine } from './this-machine.mjs';

const modules = join(root, 'node_modules');
const stamp = join(modules, '.sitewright-install');
const lockFile = join(root, '.install.lock');

/** Makes the installed packages equal to package-lock.json; does nothing if they are. */
export async function install() {
  checkNode();
  if (isInstalled()) return;
  checkWritable();
  await withLock(lockFile, 'installing', async (lock) => {
    if (!isInstalled()) await fetchPackages(lock);
  });
}

function checkNode() {
  const [major, minor] = versions.node.split('.').map(Number);
  const oldest = { 20: 19, 22: 12 }[major] ?? (major >= 24 ? 0 : Number.POSITIVE_INFINITY);
  if (minor >= oldest) return;
  throw new Stop(
    `Sitewright needs Node 20.19 or newer (20.19+, 22.12+ or 24+), and this is ${versions.node}: install one from https://nodejs.org and try again.`,
  );
}

function isInstalled() {
  const expected = fingerprint();
  if (readText(stamp) === expected) return true;
  if (!agreesWithLock()) return false;
  try {
    writeFileSync(stamp, expected);
  } catch {
    // Installed by another user: checked again next time.
  }
  return true;
}

const fingerprint = () =>
  `${createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')} ${platform}-${arch}\n`;

const readText = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** npm writes its list of installed packages last, so an incomplete folder has none. */
function agreesWithLock() {
  const present = JSON.parse(readText(join(modules, '.package-lock.json')) || '{}').packages;
  if (!present) return false;
  const expected = JSON.parse(readText(join(root, 'package-lock.json'))).packages;
  const machine = thisMachine();
  return Object.entries(expected)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, entry]) =>
      present[path] ? isSame(entry, present[path]) : isForOtherMachines(entry, machine),
    );
}

/** The lock has no integrity for packages that the registry did not show: then any is accepted. */
const isSame = ({ version, integrity }, found) =>
  found.version === version && (integrity === undefined || found.integrity === integrity);

function checkWritable() {
  const folder = existsSync(modules) ? modules : root;
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Stop(
      `Packages are missing and ${folder} cannot be written by this user (its owner is user number ${statSync(folder).uid}): run the command as its owner, or make your own clone.`,
    );
  }
}

async function fetchPackages(lock) {
  // Removed first, so that an interrupted installation does not look complete.
  rmSync(stamp, { force: true });
  rmSync(join(modules, '.package-lock.json'), { force: true });
  await stage('Installing packages', 'Installed', async () => {
    const { code, output } = await npm(installArguments, {
      quiet: true,
      started: ({ pid }) => lock.helpedBy(pid),
    });
    if (code !== 0)
      throw new Stop(`${output.trim()}\n\nThe packages could not be installed.`, code);
  });
  writeFileSync(stamp, fingerprint());
}

/** Includes development tools even if NODE_ENV is production; no package needs its install script. */
const installArguments = [
  'ci',
  `--prefix=${root}`,
  '--include=dev',
  '--include=optional',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--no-progress',
];
