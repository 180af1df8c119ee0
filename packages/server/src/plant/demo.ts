import { londonInstant } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { workingDayBefore } from '@sitewright/domain/kernel/working-days';
import { defaultNotice } from '@sitewright/domain/plant/notice';
import { labourSegments, labourSessions } from '../labour/table.ts';
import type { Demo, DemoPart } from '../platform/demo-part.ts';
import { projects } from '../projects/table.ts';
import { demoMachines, type Machine } from './demo-machines.ts';
import { pastMachines } from './demo-past-machines.ts';
import { plantBreakdowns, plantHires } from './table.ts';

/** Plant on the sites: at work, idle, broken down, on notice, requested and collected. */
export const demoPlant: DemoPart = {
  what: 'plant',
  make: async (demo) => {
    const { tx } = demo;
    const sites = await tx.select({ id: projects.id, slug: projects.slug }).from(projects);
    const idOf = new Map(sites.map(({ slug, id }) => [slug, id]));
    const machines = [...demoMachines, ...pastMachines];
    const made = await tx
      .insert(plantHires)
      .values(machines.map((machine) => hireOf(demo, found(idOf.get(machine.site)), machine)))
      .returning();
    const hired = machines.map((machine, i) => ({ machine, hire: found(made[i]) }));
    await tx
      .insert(plantBreakdowns)
      .values(
        hired.flatMap(({ machine: { brokenFor }, hire }) =>
          brokenFor ? [breakdownOf(demo, hire.id, brokenFor)] : [],
        ),
      );
    const shifts = hired.flatMap(({ machine: { used = 0 }, hire }) =>
      lastDays(demo, used).map((day) => shiftOf(demo, hire, day)),
    );
    const sessions = await tx
      .insert(labourSessions)
      .values(shifts)
      .returning({ id: labourSessions.id });
    await tx
      .insert(labourSegments)
      .values(shifts.map((shift, i) => workOf(shift, found(sessions[i]).id)));
  },
};

const authors = ({ people }: Demo) => ({
  createdBy: people['Site Manager'],
  updatedBy: people['Site Manager'],
});

function hireOf(demo: Demo, projectId: number, machine: Machine) {
  const { site, onHire, offHire, certificateTo, notice, collected, brokenFor, used, ...rest } =
    machine;
  const { dayFromNow, workingDay } = demo;
  const at = (days: number | undefined, time: string) =>
    days === undefined ? null : new Date(`${workingDay(days)}T${time}Z`);
  return {
    ...defaultNotice,
    ...rest,
    projectId,
    onHireAt: at(onHire, '07:30:00'),
    expectedOffHire: offHire === undefined ? null : workingDay(offHire),
    certificateExpiry: certificateTo === undefined ? null : dayFromNow(certificateTo),
    offHireNoticeAt: at(notice, '15:40:00'),
    collectedAt: at(collected, '11:15:00'),
    ...authors(demo),
  };
}

const breakdownOf = (demo: Demo, plantHireId: number, brokenFor: number) => ({
  plantHireId,
  reason: 'Alternator, fitter called',
  brokeDownAt: new Date(`${demo.workingDay(-brokenFor)}T10:20:00Z`),
  ...authors(demo),
});

/** The last working days before today. */
function lastDays({ dayFromNow }: Demo, count: number): string[] {
  const days = [dayFromNow(0)];
  for (let left = count; left > 0; left -= 1) days.push(workingDayBefore(days.at(-1) ?? ''));
  return days.slice(1);
}

/** From the start of the shift to four. */
function shiftOf(demo: Demo, hire: typeof plantHires.$inferSelect, day: string) {
  const at = (time: string) => londonInstant(new Date(`${day}T${time}:00Z`));
  return {
    projectId: hire.projectId,
    crewKind: 'plant' as const,
    name: hire.name,
    company: hire.supplierName,
    jobRole: hire.operatorName,
    plantHireId: hire.id,
    status: 'finished' as const,
    startedAt: at('07:30'),
    finishedAt: at('16:00'),
    ...authors(demo),
  };
}

const workOf = (
  { startedAt, finishedAt }: { startedAt: Date; finishedAt: Date },
  sessionId: number,
) => ({
  sessionId,
  kind: 'work' as const,
  isPaid: true,
  startedAt,
  endedAt: finishedAt,
});
