import { columnsFrom } from '@sitewright/domain/diary/labor';
import { londonInstant } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { workingDayBefore } from '@sitewright/domain/kernel/working-days';
import { isPaidByDefault } from '@sitewright/domain/labour/rules';
import { and, asc, eq } from 'drizzle-orm';
import { diaryEntries } from '../diary/table.ts';
import { plantHires } from '../plant/table.ts';
import { type Demo, type DemoPart, demoSiteOpening } from '../platform/demo-part.ts';
import { projects } from '../projects/table.ts';
import { workers } from '../workforce/table.ts';
import {
  type DemoGang,
  type DemoPause,
  demoGangs,
  type OpenDemoPause,
  usualPauses,
  wetAfternoon,
} from './demo-crews.ts';
import { diaryEntriesOfSessions } from './entry-of-session.ts';
import { listStartedBetween, saveSessions } from './store.ts';
import {
  labourGangMembers,
  labourGangs,
  labourSegments,
  labourSessions,
  labourSessionWorkers,
} from './table.ts';

const minute = 60_000;
const daysOfHistory = 10;
/** Minutes from 07:30 to 16:30. */
const wholeDay = 540;

type Gang = DemoGang & { id: number; projectId: number; workerIds: number[] };

/** Gangs with their workers: two weeks of finished days, and at work today. */
export const demoLabour: DemoPart = {
  what: 'gangs at work',
  make: async (demo) => {
    const gangs = await makeGangs(demo);
    for (const day of lastWorkingDays(demo.dayFromNow(0))) {
      for (const gang of gangs) await workedOn(demo, gang, day);
      await enterDay(demo, gangs, day);
    }
    for (const gang of gangs) await workToday(demo, gang);
    await excavatorToday(demo);
  },
};

function lastWorkingDays(today: string): string[] {
  const days = [today];
  for (let left = daysOfHistory; left > 0; left -= 1) days.unshift(workingDayBefore(days[0] ?? ''));
  return days.slice(0, -1);
}

async function makeGangs({ tx, people }: Demo): Promise<Gang[]> {
  const sites = await tx.select({ id: projects.id, slug: projects.slug }).from(projects);
  const hands = await tx.select().from(workers).orderBy(asc(workers.id));
  const who = { createdBy: people['Site Manager'], updatedBy: people['Site Manager'] };
  const gangs: Gang[] = [];
  for (const gang of demoGangs) {
    const { name, jobRole, operatives, hourlyRate } = gang;
    const [inserted] = await tx
      .insert(labourGangs)
      .values({ name, company: name, jobRole, operatives, hourlyRate, ...who })
      .returning();
    const { id } = found(inserted);
    const workerIds = hands.filter(({ company }) => company === name).map((hand) => hand.id);
    const members = workerIds.map((workerId) => ({ gangId: id, workerId }));
    if (members.length > 0) await tx.insert(labourGangMembers).values(members);
    const projectId = found(sites.find(({ slug }) => slug === gang.site)).id;
    gangs.push({ ...gang, id, projectId, workerIds });
  }
  return gangs;
}

type Shift = { startedAt: Date; finishedAt: Date | null; waits: DemoPause[]; task: string };

async function workedOn(demo: Demo, gang: Gang, day: string): Promise<void> {
  const startedAt = londonInstant(new Date(`${day}T07:30:00Z`));
  const task = gang.tasks[1 + Math.floor(demo.chance() * 2)] ?? '';
  const waits = demo.chance() < 0.2 ? wetAfternoon : usualPauses;
  const finishedAt = new Date(startedAt.getTime() + wholeDay * minute);
  await clockIn(demo, ofGang(gang), { startedAt, finishedAt, waits, task });
}

/** Only up to now: later pauses have not happened yet. */
async function workToday(demo: Demo, gang: Gang): Promise<void> {
  const { startsAfter, waits, waitsNow, tasks } = gang;
  const shift = shiftToday(demo, startsAfter, waits, waitsNow);
  await clockIn(demo, ofGang(gang), { ...shift, task: tasks[0] ?? '' });
}

function shiftToday({ now }: Demo, after: number, waits: DemoGang['waits'], open?: OpenDemoPause) {
  const openedAt = demoSiteOpening(now).getTime();
  const startedAt = new Date(Math.min(openedAt + after * minute, now.getTime()));
  const soFar = (now.getTime() - startedAt.getTime()) / minute;
  const past: DemoPause[] = waits.filter(({ to }) => to <= soFar);
  const rested = past.at(-1)?.to ?? 0;
  const from = open && Math.max(rested, soFar - open.ago);
  const waiting = open && from !== undefined ? [{ reason: open.reason, from }] : [];
  return { startedAt, finishedAt: null, waits: [...past, ...waiting] };
}

async function excavatorToday(demo: Demo): Promise<void> {
  const [machine] = await demo.tx
    .select()
    .from(plantHires)
    .where(and(eq(plantHires.name, '13 t excavator'), eq(plantHires.status, 'on_hire')));
  if (!machine) return;
  const {
    id: plantHireId,
    projectId,
    name,
    supplierName: company,
    operatorName: jobRole,
  } = machine;
  const crew = { crewKind: 'plant' as const, projectId, plantHireId, name, company, jobRole };
  const shift = shiftToday(demo, 50, [{ reason: 'instruction', from: 120, to: 223 }]);
  const task = 'Trench for drainage run 4';
  await clockIn(demo, { ...crew, workerIds: [] }, { ...shift, task });
}

const ofGang = ({
  id: gangId,
  projectId,
  name,
  jobRole,
  operatives,
  hourlyRate,
  workerIds,
}: Gang) => ({
  crewKind: 'gang' as const,
  projectId,
  gangId,
  name,
  company: name,
  jobRole,
  operatives,
  hourlyRate,
  workerIds,
});

type Crew = Omit<typeof labourSessions.$inferInsert, 'startedAt'> & { workerIds: number[] };

async function clockIn({ tx, people }: Demo, { workerIds, ...crew }: Crew, shift: Shift) {
  const { startedAt, finishedAt, waits, task } = shift;
  const isWaiting = waits.some(({ to }) => to === undefined);
  const open = isWaiting ? ('paused' as const) : ('running' as const);
  const status = finishedAt ? ('finished' as const) : open;
  const who = { createdBy: people['Site Manager'], updatedBy: people['Site Manager'] };
  const [inserted] = await tx
    .insert(labourSessions)
    .values({ ...crew, task, status, startedAt, finishedAt, ...who })
    .returning();
  const sessionId = found(inserted).id;
  const hands = workerIds.map((workerId) => ({ sessionId, workerId, finishedAt }));
  if (hands.length > 0) await tx.insert(labourSessionWorkers).values(hands);
  const at = (minutes: number) => new Date(startedAt.getTime() + minutes * minute);
  await tx
    .insert(labourSegments)
    .values(stretchesOf(waits, finishedAt, at).map((stretch) => ({ ...stretch, sessionId })));
}

/** Work between the pauses, and after the last one unless it is still going on. */
function stretchesOf(waits: DemoPause[], finishedAt: Date | null, at: (minutes: number) => Date) {
  const work = (from: number, to: Date | null) => ({
    kind: 'work' as const,
    isPaid: true,
    startedAt: at(from),
    endedAt: to,
  });
  let worked = 0;
  const stretches = waits.flatMap(({ reason, from, to = Number.NaN }) => {
    const before = work(worked, at(from));
    worked = to;
    const endedAt = Number.isNaN(to) ? null : at(to);
    const wait = { kind: 'pause' as const, reason, isPaid: isPaidByDefault(reason) };
    return [before, { ...wait, startedAt: at(from), endedAt }];
  });
  return Number.isNaN(worked) ? stretches : [...stretches, work(worked, finishedAt)];
}

/** Finished crews have a diary entry. */
async function enterDay({ tx, people }: Demo, gangs: Gang[], day: string): Promise<void> {
  const userId = people['Site Manager'];
  const now = new Date(`${day}T16:45:00Z`);
  const written = { author: 'Joy Okafor', userId, createdBy: userId, updatedBy: userId };
  for (const projectId of new Set(gangs.map((gang) => gang.projectId))) {
    const sessions = await listStartedBetween(tx, projectId, day, day);
    const finished = sessions.filter(({ crewKind }) => crewKind === 'gang');
    const entries = (await diaryEntriesOfSessions(tx, finished, { now })).map((entry) => ({
      ...entry,
      ...columnsFrom(entry.labor, entry.date),
      ...written,
      enteredAt: now,
      createdAt: now,
    }));
    const inserted = await tx
      .insert(diaryEntries)
      .values(entries)
      .returning({ id: diaryEntries.id });
    await saveSessions(
      tx,
      finished.map((session, i) => ({ ...session, diaryEntryId: found(inserted[i]).id })),
    );
  }
}
