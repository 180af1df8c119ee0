import { londonInstant } from '@sitewright/domain/kernel/calendar';
import { workingDayBefore } from '@sitewright/domain/kernel/working-days';
import { defaultNotice } from '@sitewright/domain/plant/notice';
import { labourSegments, labourSessions } from '../labour/table.ts';
import type { Demo, DemoPart } from '../platform/demo-part.ts';
import { projects } from '../projects/table.ts';
import { demoMachines, type Machine } from './demo-machines.ts';
import { plantBreakdowns, plantHires } from './table.ts';

/** Plant on the sites: at work, idle, broken down, on notice, requested and collected. */
export const demoPlant: DemoPart = {
  what: 'plant',
  make: async (demo) => {
    const sites = await demo.tx.select({ id: projects.id, slug: projects.slug }).from(projects);
    for (const machine of demoMachines) {
      const site = sites.find(({ slug }) => slug === machine.site);
      if (site) await place(demo, site.id, machine);
    }
  },
};

async function place(demo: Demo, projectId: number, machine: Machine): Promise<void> {
  const { site, onHire, offHire, certificateTo, notice, collected, brokenFor, used, ...rest } =
    machine;
  const { tx, dayFromNow } = demo;
  const at = (days: number | undefined, time: string) =>
    days === undefined ? null : new Date(`${dayFromNow(days)}T${time}Z`);
  const values = {
    ...defaultNotice,
    ...rest,
    projectId,
    onHireAt: at(onHire, '07:30:00'),
    expectedOffHire: offHire === undefined ? null : dayFromNow(offHire),
    certificateExpiry: certificateTo === undefined ? null : dayFromNow(certificateTo),
    offHireNoticeAt: at(notice, '15:40:00'),
    collectedAt: at(collected, '11:15:00'),
    ...authors(demo),
  };
  const [made] = await tx.insert(plantHires).values(values).returning({ id: plantHires.id });
  if (made && brokenFor)
    await tx.insert(plantBreakdowns).values({
      plantHireId: made.id,
      reason: 'Alternator, fitter called',
      brokeDownAt: new Date(`${dayFromNow(-brokenFor)}T10:20:00Z`),
      ...authors(demo),
    });
  if (made && used) await work(demo, { id: made.id, projectId, ...machine }, used);
}

const authors = ({ people }: Demo) => ({
  createdBy: people['Site Manager'],
  updatedBy: people['Site Manager'],
});

/** At work on each of the last working days, from the start of the shift to four. */
async function work(
  demo: Demo,
  machine: Machine & { id: number; projectId: number },
  days: number,
) {
  let day = demo.dayFromNow(0);
  for (let left = days; left > 0; left -= 1) {
    day = workingDayBefore(day);
    await shift(demo, machine, day);
  }
}

async function shift(
  { tx, ...demo }: Demo,
  { id, projectId, name, supplierName, operatorName }: Machine & { id: number; projectId: number },
  day: string,
): Promise<void> {
  const at = (time: string) => londonInstant(new Date(`${day}T${time}:00Z`));
  const [startedAt, finishedAt] = [at('07:30'), at('16:00')];
  const [made] = await tx
    .insert(labourSessions)
    .values({
      projectId,
      crewKind: 'plant',
      name,
      company: supplierName ?? null,
      jobRole: operatorName ?? null,
      plantHireId: id,
      status: 'finished',
      startedAt,
      finishedAt,
      ...authors({ tx, ...demo }),
    })
    .returning({ id: labourSessions.id });
  if (made)
    await tx.insert(labourSegments).values({
      sessionId: made.id,
      kind: 'work',
      isPaid: true,
      startedAt,
      endedAt: finishedAt,
    });
}
