import { setTimeout as pause } from 'node:timers/promises';
import type { DataBackup } from '../../../packages/domain/src/backup/data-backup.ts';
import { dataBackupApi } from '../../../packages/domain/src/backup/data-backup-api.ts';
import { withClient } from '../../../packages/server/src/platform/database.ts';
import { signIn } from '../../bench/sign-in.ts';
import { fill } from '../../fill.ts';
import { cookieOf } from '../load/browser.ts';
import type { Shown } from '../proof.ts';
import { type Send, senderFor } from '../sender.ts';
import type { ProvedInstallation } from '../with-installation.ts';

const size = { organizations: 3, contracts: 5, rows: 8_000 };

type Ended = { status: DataBackup['status']; begun: number; ended: number };

/** Three companies make one backup after the other. */
export async function makeBackups(installation: ProvedInstallation) {
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
        ended.push(await makeOne(send, `backup ${company} ${n}`, signal));
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
      const kept = (await Promise.all(companies.map(countOf))).reduce((sum, one) => sum + one, 0);
      return shownOf(ended, kept, kills, longest);
    },
  };
}

async function makeOne(send: Send, key: string, signal: AbortSignal): Promise<Ended> {
  const begun = performance.now();
  const { id } = await send(dataBackupApi.makeBackup, { body: { backupType: 'full' } }, key);
  for (;;) {
    const { status } = await send(dataBackupApi.readBackup, { params: { backupId: id } });
    if (status !== 'in_progress' && status !== 'verifying')
      return { status, begun, ended: performance.now() };
    await pause(250, undefined, { signal });
  }
}

async function countOf(send: Send): Promise<number> {
  return (await send(dataBackupApi.listBackups, { query: { limit: 200 } })).length;
}

/** One that fails was met by the first kill after it had begun, or by a later one. */
function shownOf(ended: Ended[], kept: number, kills: number[], longest: number): Shown {
  const failed = ended
    .filter(({ status }) => status === 'failed')
    .map((one) => ({ ...one, killed: kills.find((kill) => kill > one.begun && kill < one.ended) }));
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
      ...(kept === ended.length
        ? []
        : [`${kept} backups for ${ended.length} that were asked for.`]),
    ],
  };
}
