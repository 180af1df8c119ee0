import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { DataBackup } from '../../../packages/domain/src/backup/data-backup.ts';
import { dataBackupApi } from '../../../packages/domain/src/backup/data-backup-api.ts';
import { withClient } from '../../../packages/server/src/platform/database.ts';
import { signIn } from '../../bench/sign-in.ts';
import { fill } from '../../fill.ts';
import { cookieOf } from '../load/browser.ts';
import type { ProofResult } from '../proof.ts';
import { type Send, senderFor } from '../sender.ts';
import type { ProvedInstallation } from '../with-installation.ts';

const size = { organizations: 3, contracts: 5, rows: 8_000 };

/** The last heartbeat of its server, and when it had ended. */
type Ended = { status: DataBackup['status']; seen: number; ended: number };

/** Three companies make one backup after the other. */
export async function makeBackups(installation: ProvedInstallation, pool: Pool) {
  const { signal, superuser } = installation;
  const tokens = await withClient({ ...superuser, database: 'sitewright' }, async (client) =>
    signIn(client, await fill(client, size)),
  );
  const companies = tokens.map((token) => senderFor(installation, cookieOf(token)));
  const ended: Ended[] = [];
  let isOver = false;
  const making = Promise.all(
    companies.map(async (send, company) => {
      for (let n = 1; !isOver; n += 1) {
        ended.push(await makeOne(send, `backup ${company} ${n}`, { pool, signal }));
        await pause(500);
      }
    }),
  );
  making.catch(() => {}); // `end` reports it
  return {
    end: async () => {
      isOver = true;
      await making;
    },
    shown: async (kills: number[], longest: number) => {
      const backupCount = (await Promise.all(companies.map(countOf))).reduce(
        (sum, one) => sum + one,
        0,
      );
      return shownOf(ended, backupCount, kills, longest);
    },
  };
}

type Watching = { pool: Pool; signal: AbortSignal };

async function makeOne(send: Send, key: string, { pool, signal }: Watching): Promise<Ended> {
  const { id } = await send(dataBackupApi.makeBackup, { body: { backupType: 'full' } }, key);
  for (let seen = Date.now(); ; ) {
    const { rows } = await pool.query<{ seen: Date; status: DataBackup['status'] }>(
      'select seen_at as seen, status from data_backups where id = $1',
      [id],
    );
    const [backup] = rows;
    if (!backup) throw new Error(`The backup ${id} is gone.`);
    if (backup.status !== 'in_progress' && backup.status !== 'verifying')
      return { status: backup.status, seen, ended: Date.now() };
    seen = backup.seen.getTime();
    await pause(250, undefined, { signal });
  }
}

const pageSize = 200;

async function countOf(send: Send): Promise<number> {
  let count = 0;
  for (let cursor: number | undefined; ; ) {
    const page = await send(dataBackupApi.listBackups, { query: { limit: pageSize, cursor } });
    count += page.length;
    if (page.length < pageSize) return count;
    cursor = page.at(-1)?.id;
  }
}

/** A failed backup was running on the server that was killed after its last heartbeat. */
function shownOf(
  ended: Ended[],
  backupCount: number,
  kills: number[],
  longest: number,
): ProofResult {
  const failed = ended
    .filter(({ status }) => status === 'failed')
    .map((one) => ({ ...one, killed: kills.find((kill) => kill > one.seen && kill < one.ended) }));
  const waits = failed.flatMap(({ ended, killed }) =>
    killed === undefined ? [] : Math.round((ended - killed) / 1000),
  );
  const completed = ended.filter(({ status }) => status === 'completed').length;
  return {
    figures: {
      'backups completed': completed,
      'backups failed by a kill, after s': waits.join(', '),
    },
    failures: [
      ...waits
        .filter((seconds) => seconds > longest)
        .map((s) => `A backup failed only after ${s} s.`),
      ...(waits.length < failed.length ? ['A backup failed though no server was killed.'] : []),
      ...(completed === 0 ? ['No backup was completed.'] : []),
      ...(waits.length === 0 ? ['No kill met a backup that was being made.'] : []),
      ...(backupCount === ended.length
        ? []
        : [`${backupCount} backups for ${ended.length} that were asked for.`]),
    ],
  };
}
