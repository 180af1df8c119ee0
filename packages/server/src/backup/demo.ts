import { found } from '@sitewright/domain/kernel/problem';
import { type DemoPart, demoActor } from '../platform/demo-part.ts';
import { projects } from '../projects/table.ts';
import { insertBackup, saveSchedule } from './data-backups.ts';
import { makeBackupNow } from './make-backup.ts';

/** A backup that is complete, and a schedule for those to come. */
export const demoBackups: DemoPart = {
  what: 'backups',
  make: async (demo) => {
    const { tx, storage, secrets, now } = demo;
    const [site] = await tx.select().from(projects).limit(1);
    const actor = demoActor(demo, 'Managing Director', found(site).organizationId);
    const schedule = { frequency: 'daily', keep: 7, includesFiles: true } as const;
    await saveSchedule(tx, schedule, actor);
    // Its pictures are not copied: the first start would take twice as long.
    const asked = { backupType: 'full', includesFiles: false, note: 'Before the audit' } as const;
    const { id } = await insertBackup(tx, asked, actor, now);
    // All in the demo's own transaction, which alone sees the company so far.
    const backupContext = { storage, secrets, now: () => now, inOrganization };
    await makeBackupNow(backupContext, { backupId: id });

    function inOrganization<T>(work: (given: typeof tx) => Promise<T>): Promise<T> {
      return work(tx);
    }
  },
};
