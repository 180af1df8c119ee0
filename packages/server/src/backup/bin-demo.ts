import { daysAfter } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { materialRecord } from '@sitewright/domain/materials/material.record';
import { siteIssueRecord } from '@sitewright/domain/site-issues/site-issue.record';
import { eq } from 'drizzle-orm';
import { materials } from '../materials/table.ts';
import { recycle } from '../platform/bin/recycle.ts';
import { recycleBin } from '../platform/bin/recycle-bin.ts';
import { type Demo, type DemoPart, demoActor } from '../platform/demo-part.ts';
import { projects } from '../projects/table.ts';
import { siteIssues } from '../site-issues/table.ts';
import { setHold } from './bin-store.ts';

/** Two duplicate entries, and one record that a claim needs. */
export const demoBin: DemoPart = {
  what: 'recycle bin',
  async make(demo) {
    const [contract] = await demo.tx.select().from(projects).orderBy(projects.id).limit(1);
    const { id: projectId, organizationId } = found(contract);
    const actor = demoActor(demo, 'Contracts Manager', organizationId);
    const now = new Date(`${daysAfter(demo.now.toISOString().slice(0, 10), -3)}T09:20:00Z`);
    const deletion = { actor, now, secrets: demo.secrets };
    const issue = {
      projectId,
      date: demo.dayFromNow(-12),
      reportedBy: 'Sam Whitlow',
      issueType: 'safety',
      priority: 'high',
    } as const;
    const descriptions = [
      'Edge protection missing at the loading bay',
      'Paint runs on the handrail',
    ];
    for (const issueDescription of descriptions) {
      const [inserted] = await demo.tx
        .insert(siteIssues)
        .values({ ...issue, issueDescription })
        .returning();
      const { id } = found(inserted);
      await recycle(demo.tx, siteIssueRecord, { id, name: issueDescription }, deletion);
    }
    const sand = { itemDescription: 'Sharp sand, entered twice', sku: 'AGG-9001', unit: 't' };
    const [inserted] = await demo.tx.insert(materials).values(sand).returning();
    const { id } = found(inserted);
    await recycle(demo.tx, materialRecord, { id, name: sand.itemDescription }, deletion);
    await putUnderHold(demo, descriptions[0] ?? '');
  },
};

async function putUnderHold({ tx, now }: Demo, name: string): Promise<void> {
  const [item] = await tx.select().from(recycleBin).where(eq(recycleBin.recordName, name));
  const hold = { reason: 'Claim NC-2026-04', byName: 'Helen Marsh', since: now.toISOString() };
  await setHold(tx, found(item).id, hold);
}
