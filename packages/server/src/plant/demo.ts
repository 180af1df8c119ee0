import { londonInstant } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { defaultNotice } from '@sitewright/domain/plant/notice';
import { labourSegments, labourSessions } from '../labour/table.ts';
import { poursOf } from '../platform/demo/call-offs.ts';
import { insertMany } from '../platform/demo/insert-many.ts';
import {
  type Demo,
  type DemoPart,
  dayWithoutDiary,
  workingDaysBetween,
} from '../platform/demo-part.ts';
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
    const shifts = hired.flatMap(({ machine, hire }) =>
      daysOf(demo, machine).map((day, i) => shiftOf(demo, hire, day, i)),
    );
    const sessions = await insertMany(tx, labourSessions, shifts);
    const stretches = shifts.map((shift, i) => workOf(shift, found(sessions[i])));
    await insertMany(tx, labourSegments, stretches);
  },
};

const authors = ({ people }: Demo) => ({
  createdBy: people['Site Manager'],
  updatedBy: people['Site Manager'],
});

function hireOf(demo: Demo, projectId: number, machine: Machine) {
  const { site, onHire, offHire, certificateTo, notice, collected, ...columns } = machine;
  const { brokenFor, used, lastUsed, isForPours, ...rest } = columns;
  const { dayFromNow, workingDay } = demo;
  const at = (days: number | undefined, time: string) =>
    days === undefined ? null : londonInstant(new Date(`${workingDay(days)}T${time}Z`));
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

/** Spread evenly from its first day to its last; or those on which concrete came. */
function daysOf(demo: Demo, machine: Machine): string[] {
  const { site, onHire, notice = 0, lastUsed = notice - 1, used = 0, isForPours } = machine;
  const [first, last] = [demo.workingDay(onHire), demo.workingDay(lastUsed)];
  const isWritten = (day: string) => day !== dayWithoutDiary(demo.dayFromNow(0));
  const isHere = (day: string) => day >= first && day <= last && isWritten(day);
  if (isForPours) return pourDays(demo, site).filter(isHere);
  const days = workingDaysBetween(first, last).filter(isWritten);
  const most = Math.min(used, days.length);
  return Array.from({ length: most }, (_, i) => found(days[Math.floor((i * days.length) / most)]));
}

const pourDays = (demo: Demo, site: string): string[] =>
  [...new Set(poursOf(demo, site).map(({ date }) => date))].sort();

const finishes = ['15:00', '14:00', '16:00'];

/** From eight until two, three or four. */
function shiftOf(demo: Demo, hire: typeof plantHires.$inferSelect, day: string, i: number) {
  const at = (time: string) => londonInstant(new Date(`${day}T${time}:00Z`));
  return {
    projectId: hire.projectId,
    crewKind: 'plant' as const,
    name: hire.name,
    company: hire.supplierName,
    jobRole: hire.operatorName,
    plantHireId: hire.id,
    status: 'finished' as const,
    startedAt: at('08:00'),
    finishedAt: at(found(finishes[i % finishes.length])),
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
