import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';
import { command, say } from './say.mjs';

/*
 * npm writes into the lock only those optional binaries that it could see when it was run, and
 * `npm ci` then refuses the lock elsewhere. This adds the ones for all other systems.
 * Run it after `npm install <something>` whenever `npm ci` says 'Missing: … from lock file'.
 */
const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'sunos'];
const processors = ['arm64', 'ia32', 'loong64', 'ppc64', 's390x', 'wasm32', 'x64'];

await command(() => {
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const added = Object.entries(lock.packages).flatMap(([path, entry]) =>
    missingOf(lock.packages, path, entry),
  );
  Object.assign(lock.packages, Object.fromEntries(added));
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(byPath));
  if (added.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  say(`${added.length} packages added to package-lock.json.`);
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

/** As Node looks: in the package's own folder, then in those above it. */
function isFound(packages, path, name) {
  const places = path.split('/node_modules/').map((_, index, parts) => parts.slice(0, index + 1));
  const own = places.map((parts) => `${parts.join('/node_modules/')}/node_modules/${name}`);
  return [...own, `node_modules/${name}`].some((place) => packages[place]);
}

function describe(name, version, { dev }) {
  return {
    version,
    cpu: processorsOf(name),
    ...(dev && { dev }),
    ...(libcOf(name) && { libc: [libcOf(name)] }),
    optional: true,
    ...(systemOf(name) && { os: [systemOf(name)] }),
  };
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
