import { columnsFrom } from '@sitewright/domain/diary/labor';
import { daysBetween, londonInstant } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { and, asc, eq } from 'drizzle-orm';
import { diaryEntries } from '../diary/table.ts';
import { plantHires } from '../plant/table.ts';
import { describeDay } from '../platform/demo/describe-work.ts';
import { newText, type SiteSoFar, siteBefore } from '../platform/demo/gang-days.ts';
import { planOf, sitePlans } from '../platform/demo/plans.ts';
import { gangInWords, outdoorRoles, pick } from '../platform/demo/site-plan.ts';
import { addDone } from '../platform/demo/work-left.ts';
import { type Demo, type DemoPart, demoSiteOpening, siteDayBefore } from '../platform/demo-part.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import { projects } from '../projects/table.ts';
import { weatherRecords } from '../weather/table.ts';
import { workers } from '../workforce/table.ts';
import { type Clocked, clockIn } from './demo-clock.ts';
import {
  type DemoGang,
  type DemoPause,
  demoGangs,
  type OpenDemoPause,
  usualPauses,
  wetDays,
} from './demo-crews.ts';
import { diaryEntriesOfSessions } from './entry-of-session.ts';
import { listStartedBetween } from './store.ts';
import { labourGangMembers, labourGangs } from './table.ts';

const minute = 60_000;
const daysOfHistory = 10;
/** Minutes from 07:30 to 16:00. */
const wholeDay = 510;
/** Minutes after which a crew that did not clock out is stopped. */
const stoppedAfter = 14 * 60;

/** Millimetres of rain in a day that stop outdoor work. */
const rainThatStops = 1.5;

type Gang = DemoGang & {
  id: number;
  projectId: number;
  workerIds: number[];
  rain: (day: string) => number;
  soFar: SiteSoFar;
};

/** Gangs with their workers: two weeks of finished days, and at work today. */
export const demoLabour: DemoPart = {
  what: 'gangs at work',
  make: async (demo) => {
    const days = lastWorkingDays(demo.dayFromNow(0));
    const gangs = await makeGangs(demo, found(days[0]));
    await clockIn(demo, [
      ...days.flatMap((day) => gangs.map((gang) => workedOn(demo, gang, day))),
      forgottenOn(found(gangs.find(({ site }) => site.startsWith('quarry'))), found(days.at(-1))),
    ]);
    await enterDays(demo, gangs, days);
    await clockIn(demo, [
      ...gangs.map((gang) => workToday(demo, gang)),
      ...(await excavatorToday(demo)),
    ]);
  },
};

function lastWorkingDays(today: string): string[] {
  const days = [today];
  for (let left = daysOfHistory; left > 0; left -= 1) days.unshift(siteDayBefore(days[0] ?? ''));
  return days.slice(0, -1);
}

async function makeGangs(demo: Demo, first: string): Promise<Gang[]> {
  const { tx, people } = demo;
  const sites = await tx.select({ id: projects.id, slug: projects.slug }).from(projects);
  const hands = await tx.select().from(workers).orderBy(asc(workers.id));
  const who = { createdBy: people['Site Manager'], updatedBy: people['Site Manager'] };
  const inserted = await tx
    .insert(labourGangs)
    .values(
      demoGangs.map(({ name, jobRole, operatives, hourlyRate }) => ({
        ...{ name, company: name, jobRole, operatives, hourlyRate, ...who },
      })),
    )
    .returning({ id: labourGangs.id });
  const rain = await readRain(tx);
  const before = new Map(demoGangs.map(({ site }) => [site, siteBefore(demo, site, first)]));
  const gangs = demoGangs.map((gang, i) => {
    const projectId = found(sites.find(({ slug }) => slug === gang.site)).id;
    return {
      ...gang,
      id: found(inserted[i]).id,
      projectId,
      soFar: found(before.get(gang.site)),
      rain: (day: string) => rain.get(`${projectId} ${day}`) ?? 0,
      workerIds: hands.filter(({ company }) => company === gang.name).map((hand) => hand.id),
    };
  });
  await tx
    .insert(labourGangMembers)
    .values(
      gangs.flatMap(({ id: gangId, workerIds }) =>
        workerIds.map((workerId) => ({ gangId, workerId })),
      ),
    );
  return gangs;
}

/** By site and day. */
async function readRain(tx: Demo['tx']): Promise<Map<string, number>> {
  const rows = await tx.select().from(weatherRecords);
  return new Map(
    rows.map(({ projectId, date, precipitation }) => [
      `${projectId} ${date}`,
      Number(precipitation),
    ]),
  );
}

/** What the gang does on a day by the plan of its site. */
function taskOf({ chance, dayFromNow }: Demo, gang: Gang, day: string): string {
  const { site, name, operatives, soFar } = gang;
  const plan = found(sitePlans.find(({ slug }) => slug === site));
  const last = found(
    plan.gangs.findLast(({ company, isForPours }) => company === name && !isForPours),
  );
  const { works, jobRole, days } = last;
  const progress = (daysBetween(dayFromNow(0), day) - days[0]) / (days[1] - days[0]);
  const words = gangInWords(operatives, jobRole);
  const now = { ...soFar, progress, date: day };
  const write = () => describeDay({ works, operatives, words }, now, chance);
  const task = newText(soFar, write);
  addDone(soFar.done, task);
  return task;
}

function workedOn(demo: Demo, gang: Gang, day: string): Clocked {
  const startedAt = londonInstant(new Date(`${day}T07:30:00Z`));
  const isStopped = outdoorRoles.includes(gang.jobRole) && gang.rain(day) >= rainThatStops;
  const waits = isStopped ? pick(wetDays, demo.chance) : usualPauses;
  const finishedAt = new Date(startedAt.getTime() + wholeDay * minute);
  return { ...ofGang(gang), startedAt, finishedAt, waits, task: taskOf(demo, gang, day) };
}

/** Two labourers who did not clock out on the last working day. */
function forgottenOn({ projectId }: Gang, day: string): Clocked {
  const startedAt = londonInstant(new Date(`${day}T07:40:00Z`));
  return {
    crewKind: 'company',
    projectId,
    name: 'Nidd Valley Labour',
    company: 'Nidd Valley Labour',
    jobRole: 'Labourer',
    operatives: 2,
    hourlyRate: '19.80',
    needsReview: true,
    workerIds: [],
    waits: usualPauses,
    startedAt,
    finishedAt: new Date(startedAt.getTime() + stoppedAfter * minute),
    task: 'Skips filled and paths swept at plots 19 to 24.',
  };
}

/** Only up to now: later pauses have not happened yet. */
function workToday(demo: Demo, gang: Gang): Clocked {
  const { startsAfter, waits, waitsNow, task } = gang;
  const shift = shiftToday(demo, startsAfter, waits, waitsNow);
  return { ...ofGang(gang), ...shift, task };
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

async function excavatorToday(demo: Demo): Promise<Clocked[]> {
  const [machine] = await demo.tx
    .select()
    .from(plantHires)
    .where(and(eq(plantHires.name, '13 t excavator'), eq(plantHires.status, 'on_hire')));
  if (!machine) return [];
  const { id: plantHireId, projectId, name, supplierName: company } = machine;
  const crew = { crewKind: 'plant' as const, projectId, plantHireId, name, company };
  const shift = shiftToday(demo, 50, [{ reason: 'instruction', from: 120, to: 223 }]);
  const task = 'Trench for drainage run 4';
  return [{ ...crew, jobRole: machine.operatorName, workerIds: [], ...shift, task }];
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

/** The only site manager with an account; the others write by name. */
const accountHolder = 'Joy Okafor';

/** Finished crews have a diary entry. */
async function enterDays({ tx, people, now }: Demo, gangs: Gang[], days: string[]): Promise<void> {
  const [from, to] = [found(days[0]), found(days.at(-1))];
  const sessions = [];
  for (const projectId of new Set(gangs.map((gang) => gang.projectId)))
    sessions.push(...(await listStartedBetween(tx, projectId, from, to)));
  const finished = sessions.filter(({ crewKind }) => crewKind !== 'plant');
  const drafts = await diaryEntriesOfSessions(tx, finished, { now });
  const entries = drafts.map((entry) => {
    const at = new Date(`${entry.date}T16:45:00Z`);
    const columns = columnsFrom(entry.labor, entry.date);
    const { site } = found(gangs.find(({ projectId }) => projectId === entry.projectId));
    const { manager: author } = planOf(site);
    const userId = author === accountHolder ? people['Site Manager'] : null;
    const written = { author, userId, createdBy: userId, updatedBy: userId };
    return { ...entry, ...columns, ...written, enteredAt: at, createdAt: at };
  });
  const made = await tx.insert(diaryEntries).values(entries).returning({ id: diaryEntries.id });
  await queryRows(
    tx,
    `update labour_sessions s set diary_entry_id = e.entry
    from unnest($1::int[], $2::int[]) as e(session, entry) where s.id = e.session`,
    [finished.map(({ id }) => id), made.map(({ id }) => id)],
  );
}
