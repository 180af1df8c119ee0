import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, chown, lchown, lstat, mkdir, readFile, realpath, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { errorCodeOf, type Identity, userNameOf } from './sentences.ts';

const refuges = '/var/lib/sitewright';
const longestSocketPath = 103;
export const port = 5432;
export const socketIn = (sockets: string): string => join(sockets, `.s.PGSQL.${port}`);

/** The directories of a database, and the user that it runs as. */
export type Cluster = { home: string; data: string; sockets: string; identity: Identity };
type Place = { path: string; identity: Identity; hasDatabase: boolean };
type ChosenHome = { cluster: Cluster; moved: boolean; notice: string | undefined };

/** The requested directory; for root, a permanent directory of its own if the database user cannot enter it. */
export async function chooseHome(wish: string): Promise<ChosenHome> {
  const isRoot = process.getuid?.() === 0;
  const { place, notice } = isRoot ? await choosePlace(wish) : { place: await own(wish) };
  const home = await realpath(place.path);
  const sockets = socketsOf(home, place.identity);
  const cluster = { home, data: join(home, 'data'), sockets, identity: place.identity };
  return { cluster, moved: place.path !== wish, notice };
}

async function own(path: string): Promise<Place> {
  const place = { path, identity: {}, hasDatabase: await hasDatabase(path) };
  await mkdir(path, { recursive: true });
  await chmod(path, 0o700);
  return place;
}

async function choosePlace(wish: string): Promise<{ place: Place; notice?: string }> {
  const wished = await placeAt(wish);
  const refuge = await placeAt(join(refuges, `${basename(wish)}-${shortHash(wish)}`));
  const isOpen = await handOver(wished);
  const both = wished.hasDatabase && refuge.hasDatabase;

  if (isOpen && (wished.hasDatabase || !refuge.hasDatabase)) {
    const notice = `There are two databases, in ${wish} and in ${refuge.path}. The first is used.`;
    return both ? { place: wished, notice } : { place: wished };
  }
  // An empty database in the other directory would look as if the existing one was lost.
  if (wished.hasDatabase && !refuge.hasDatabase) throw new Error(outOfReach(wished, refuge));
  if (await mkdir(refuges, { recursive: true })) await chmod(refuges, 0o755);
  if (!(await handOver(refuge))) {
    const who = userNameOf(refuge.identity);
    throw new Error(
      `The database runs as ${who}, which has access to neither ${wish} nor ${refuge.path}.`,
    );
  }
  return { place: refuge, notice: whyThere(wish, refuge, isOpen, both) };
}

const outOfReach = ({ path, identity }: Place, refuge: Place) =>
  `There is a database in ${path}, but ${userNameOf(identity)} has no access to it: grant access, or move the directory to ${refuge.path}.`;

function whyThere(wish: string, { path }: Place, isOpen: boolean, both: boolean): string {
  if (both) {
    return `The database user has no access to ${wish}, although it contains a database. The one in ${path} is used.`;
  }
  if (isOpen) return `The database of ${wish} is in ${path}, where an earlier start created it.`;
  return `The database user has no access to ${wish}, so the database is in ${path}.`;
}

/** The owner of an existing database: root may continue what an ordinary user started. */
async function placeAt(path: string): Promise<Place> {
  for (const existing of [join(path, 'data'), path]) {
    const { uid, gid } = await stat(existing).catch(() => ({ uid: 0, gid: 0 }));
    if (uid) return { path, identity: { uid, gid }, hasDatabase: await hasDatabase(path) };
  }
  return { path, identity: await account(), hasDatabase: await hasDatabase(path) };
}

export const hasDatabase = (path: string): Promise<boolean> =>
  stat(join(path, 'data', 'PG_VERSION')).then(
    () => true,
    (error) => {
      if (errorCodeOf(error) === 'ENOENT') return false;
      throw error;
    },
  );

async function account(): Promise<Identity> {
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((l) => l.split(':'));
  for (const name of ['postgres', '_postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find(([account]) => account === name) ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error("PostgreSQL does not run as root, and there is no user 'postgres' or 'nobody'.");
}

/** Whether the user can use the directory. */
async function handOver({ path, identity }: Place): Promise<boolean> {
  const { uid = 0, gid = 0 } = identity;
  try {
    await mkdir(path, { recursive: true });
    await chmod(path, 0o700);
    await chown(path, uid, gid);
  } catch (error) {
    // Some file systems are read-only or have no owners, even for root.
    if (!['EROFS', 'EPERM', 'EACCES'].some((code) => code === errorCodeOf(error))) throw error;
    return false;
  }
  return canRun('/bin/sh', ['-c', 'cd "$0" && test -w .', path], identity);
}

const canRun = (file: string, args: string[], identity: Identity): Promise<boolean> =>
  promisify(execFile)(file, args, { ...identity, cwd: '/' }).then(
    () => true,
    () => false,
  );

/** In `home`, or in a short runtime directory of the system if the path is too long. */
function socketsOf(home: string, identity: Identity): string {
  const { uid = process.getuid?.() } = identity;
  const name = `sitewright-${uid}-${shortHash(home)}`;
  const places = [join(home, 'run'), join(tmpdir(), name), join('/tmp', name)];
  const sockets = places.find((path) => Buffer.byteLength(socketIn(path)) <= longestSocketPath);
  if (!sockets) throw new Error(`The name ${name} is too long for a socket.`);
  return sockets;
}

export async function claimDirectory(path: string, identity: Identity): Promise<void> {
  await mkdir(path, { mode: 0o700 }).catch((error) => {
    if (errorCodeOf(error) !== 'EEXIST') throw error;
  });
  await refuseForeignDirectory(path, identity);
  const { uid, gid } = identity;
  const found = await lstat(path);
  if ((found.mode & 0o077) !== 0) await chmod(path, 0o700);
  if (uid !== undefined && gid !== undefined && found.uid !== uid) await lchown(path, uid, gid);
}

/** The sockets need no password, so a directory that another user prepared is refused. */
export async function refuseForeignDirectory(path: string, { uid }: Identity): Promise<void> {
  const found = await lstat(path).catch(() => undefined);
  const ours = [uid, process.getuid?.()];
  if (!found || (found.isDirectory() && ours.includes(found.uid))) return;
  throw new Error(`${path} belongs to another user. Remove it and start again.`);
}

const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);
