import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jsonCaller } from './api-caller.ts';
import { percentile } from './times.ts';
import type { BenchWorld } from './world.ts';

const files = 200;
const bytesEach = 5_000_000;

/**
 * A backup of a company with 1 GB of files: the additional memory of the server at its peak, and how
 * long a list takes for other users meanwhile.
 */
export async function timeBackup(world: BenchWorld) {
  const token = await world.fillOne({ contracts: 1, rows: 2_000, entries: 0 });
  await fillFiles(world);
  const server = await world.serve();
  const call = jsonCaller(server.port, token);
  for (let i = 0; i < 50; i++) await call('/site-issues');
  const before = await residentOf(server.pid);
  const since = performance.now();
  const { id } = await call('/backups', { method: 'POST', body: { backupType: 'full' } });
  const times: number[] = [];
  let [peak, status] = [before, 'in_progress'];
  while (status === 'in_progress' || status === 'verifying') {
    const begun = performance.now();
    await call('/site-issues');
    times.push(performance.now() - begun);
    peak = Math.max(peak, await residentOf(server.pid));
    ({ status } = await call(`/backups/${id}`));
  }
  const seconds = Math.round((performance.now() - since) / 1000);
  await server.stop();
  return {
    name: `Backup of ${(files * bytesEach) / 1e9} GB of files: memory, MB, and a list of others meanwhile, ms`,
    target: 'at most 200 MB more, p99 of others <= 300',
    status,
    seconds,
    more: Math.round((peak - before) / 1e6),
    others: { count: times.length, p99: Math.round(percentile(times, 0.99)) },
  };
}

/** For the newest organisation; the content cannot be compressed. */
async function fillFiles({ superuser, home }: BenchWorld): Promise<void> {
  const { rows } = await superuser.query(
    'select id, organization_id as organization from projects order by id desc limit 1',
  );
  const [{ id, organization }] = rows;
  await mkdir(join(home, 'files', `${organization}`), { recursive: true });
  const bytes = randomBytes(bytesEach);
  for (let i = 0; i < files; i++) {
    const key = `${organization}/${randomUUID()}.webp`;
    bytes.writeUInt32LE(i);
    await writeFile(join(home, 'files', key), bytes);
    await superuser.query(
      `insert into files (organization_id, project_id, filename, original_name, path, mimetype, size)
       values ($1, $2, 'photo.webp', 'photo.jpg', $3, 'image/webp', $4)`,
      [organization, id, key, bytesEach],
    );
  }
}

/** Linux only. */
async function residentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}
