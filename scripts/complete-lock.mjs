import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command, printLine, stage } from './command-line.mjs';
import { npm, root } from './run.mjs';

/*
 * npm writes into the lock only the optional binaries that it could see when it was run, and
 * `npm ci` then refuses the lock elsewhere. This adds those for all other systems, and asks the
 * registry for each missing integrity. A package that the registry does not show is described
 * by its name, and gets its integrity when this is run where the registry shows it.
 * Run it after `npm install <something>` whenever `npm ci` says 'Missing: … from lock file'.
 */
const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'sunos'];
const processors = 'arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64'.split(' ');

await command(async () => {
  const file = join(root, 'package-lock.json');
  const before = readFileSync(file, 'utf8');
  const lock = JSON.parse(before);
  const missing = Object.entries(lock.packages).flatMap(([path, entry]) =>
    missingOf(lock.packages, path, entry),
  );
  Object.assign(lock.packages, Object.fromEntries(missing));
  const unsealed = Object.entries(lock.packages).filter(isUnsealed);
  const refused = await stage('Asking the registry', 'Asked', () => seal(lock.packages, unsealed));
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(byPath));
  const after = `${JSON.stringify(lock, null, 2)}\n`;
  if (after !== before) writeFileSync(file, after);
  printLine(
    `${missing.length} packages added, ${unsealed.length - refused.length} given an integrity hash.`,
  );
  if (refused.length > 0) printLine(`The registry does not show:\n  ${refused.join('\n  ')}`);
});

function byPath([one], [other]) {
  return one.localeCompare(other, 'en');
}

function missingOf(packages, path, entry) {
  return Object.entries(entry.optionalDependencies ?? {})
    .filter(([name]) => !isFound(packages, path, name))
    .filter(([, version]) => /^\d/.test(version))
    .map(([name, version]) => [`node_modules/${name}`, describe(name, version, entry)]);
}

/** As Node resolves: in the package's own folder, then in those above it. */
function isFound(packages, path, name) {
  const places = path.split('/node_modules/').map((_, index, parts) => parts.slice(0, index + 1));
  const own = places.map((parts) => `${parts.join('/node_modules/')}/node_modules/${name}`);
  return [...own, `node_modules/${name}`].some((place) => packages[place]);
}

/** A bundled package is covered by the integrity of the outer one. */
function isUnsealed([path, { integrity, link, inBundle }]) {
  return path.includes('node_modules/') && !integrity && !link && !inBundle;
}

/** Adds what the registry shows to `packages`; returns the packages it does not show. */
async function seal(packages, unsealed) {
  const refused = [];
  for (const [path, entry] of unsealed) {
    const id = `${path.split('node_modules/').at(-1)}@${entry.version}`;
    const shown = await ask(id);
    if (shown) packages[path] = inOrder({ ...entry, ...shown });
    else refused.push(id);
  }
  return refused;
}

/** Without the source of a package: the lock names no registry. */
async function ask(id) {
  const fields = ['version', 'dist.integrity', 'os', 'cpu', 'libc', 'engines', 'license'];
  const quietly = ['--json', '--loglevel=silent', '--fetch-retries=1'];
  const { code, output } = await npm(['view', id, ...fields, ...quietly], { quiet: true });
  if (code !== 0) return undefined;
  const { 'dist.integrity': integrity, ...about } = JSON.parse(output);
  return integrity && { ...about, integrity };
}

/** In npm's own format, so that its next run changes nothing. */
function inOrder({ version, integrity, cpu, dev, libc, license, optional, os, engines, ...rest }) {
  const all = { version, integrity, cpu, dev, libc, license, optional, os, engines, ...rest };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

function describe(name, version, { dev }) {
  const libc = libcOf(name);
  const os = systemOf(name);
  return inOrder({
    version,
    cpu: processorsOf(name),
    dev: dev || undefined,
    libc: libc && [libc],
    optional: true,
    os: os && [os],
  });
}

function processorsOf(name) {
  return [processors.find((word) => name.includes(word)) ?? 'arm'];
}

function systemOf(name) {
  if (name.includes('win32') || name.includes('windows')) return 'win32';
  if (name.includes('openharmony')) return 'openharmony';
  return systems.find((word) => name.includes(word));
}

function libcOf(name) {
  if (name.includes('musl')) return 'musl';
  return name.includes('gnu') ? 'glibc' : undefined;
}
