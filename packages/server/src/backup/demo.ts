import { found } from '@sitewright/domain/kernel/problem';
import { type DemoPart, demoActor } from '../platform/demo-part.ts';
import { projects } from '../projects/table.ts';
import { insertBackup, saveSchedule } from './data-backups.ts';
import { runBackup } from './make-backup.ts';

/** A complete backup, and a schedule. */
export const demoBackups: DemoPart = {
  what: 'backups',
  make: async (demo) => {
    const { tx, storage, secrets, now } = demo;
    const [site] = await tx.select().from(projects).limit(1);
    const actor = demoActor(demo, 'Managing Director', found(site).organizationId);
    const schedule = { frequency: 'daily', keep: 7, includesFiles: true } as const;
    await saveSchedule(tx, schedule, actor);
    // Without pictures: copying them would double the time of the first start.
    const draft = { backupType: 'full', includesFiles: false, note: 'Before the audit' } as const;
    const { id } = await insertBackup(tx, draft, actor, now);
    // Uses the demo's own transaction: no other sees the company yet.
    const backupContext = { storage, secrets, now: () => now, inOrganization };
    await runBackup(backupContext, { backupId: id });

    function inOrganization<T>(work: (demoTx: typeof tx) => Promise<T>): Promise<T> {
      return work(tx);
    }
  },
};
