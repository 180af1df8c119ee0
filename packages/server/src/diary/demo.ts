import { columnsFrom } from '@sitewright/domain/diary/labor';
import type { Role } from '@sitewright/domain/kernel/access';
import { daysAfter, daysBetween } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { isWorkingDay, workingDayBefore } from '@sitewright/domain/kernel/working-days';
import { inArray, isNotNull } from 'drizzle-orm';
import { postPlant } from '../carbon/public.ts';
import { type Demo, type DemoPart, demoActor, seededRandom } from '../platform/demo-part.ts';
import { projects } from '../projects/table.ts';
import { weatherRecords } from '../weather/table.ts';
import { amendOneEntry } from './demo-amendment.ts';
import { type DemoSite, demoSites, impacts } from './demo-sites.ts';
import { demoToday } from './demo-today.ts';
import { entriesWhere } from './entries.ts';
import { diaryComments, diaryDays, diaryEntries } from './table.ts';

type Entry = typeof diaryEntries.$inferInsert;
type Day = typeof diaryDays.$inferInsert;
type Site = DemoSite & { id: number; from: string; to: string };

const names: Partial<Record<Role, string>> = {
  'Contracts Manager': 'Priya Raman',
  'Site Manager': 'Joy Okafor',
  'Site Supervisor': 'Sam Whitlow',
};

const atOnce = 500;
const wet = 1;

/** Rain and clocked days, known before the diary is written. */
type SiteFacts = { rain: Map<string, number>; clocked: Set<string> };

/** A year of diary: most of it signed off, one day missing, yesterday submitted, today half written. */
export const demoDiary: DemoPart = {
  what: 'site diary',
  make: async (demo) => {
    const sites = await findSites(demo);
    const siteFacts = await findSiteFacts(demo, sites);
    const chance = seededRandom(365);
    const written = sites.flatMap((site) =>
      workingDaysOf(site, demo).map((date) => writeDay(demo, site, date, siteFacts, chance)),
    );
    const byDate = written.toSorted((left, right) => left.date.localeCompare(right.date));
    const entries = byDate.flatMap((day) => day.entries);
    const days = byDate.flatMap(({ day }) => day ?? []);
    await inBatches(entries, (some) => demo.tx.insert(diaryEntries).values(some));
    await inBatches(days, (some) => demo.tx.insert(diaryDays).values(some));
    await writeToday(demo, sites);
    await amendOneEntry(demo, workingDaysBack(demo.dayFromNow(0), 3));
    await burnFuel(demo);
  },
};

/** Posts the fuel of the plant of the last weeks. */
async function burnFuel(demo: Demo): Promise<void> {
  const [{ organizationId } = { organizationId: 0 }] = await demo.tx
    .select()
    .from(projects)
    .limit(1);
  const lately = { 'type = ?': ['plant'], 'date >= ?': [demo.dayFromNow(-45)] };
  const entries = await entriesWhere(demo.tx, lately, 1000);
  await postPlant(demo.tx, entries, demoActor(demo, 'Site Manager', organizationId));
}

async function findSites({ tx, dayFromNow }: Demo): Promise<Site[]> {
  const slugs = demoSites.map(({ slug }) => slug);
  const rows = await tx.select().from(projects).where(inArray(projects.slug, slugs));
  return demoSites.map((site) => {
    const { id, startDate } = found(rows.find(({ slug }) => slug === site.slug));
    const [yearAgo, to] = [dayFromNow(-364), dayFromNow(site.until)];
    return { ...site, id, from: startDate && startDate > yearAgo ? startDate : yearAgo, to };
  });
}

async function findSiteFacts({ tx }: Demo, sites: Site[]): Promise<SiteFacts> {
  const ids = sites.map(({ id }) => id);
  const rain = await tx.select().from(weatherRecords).where(inArray(weatherRecords.projectId, ids));
  const crews = await tx.select().from(diaryEntries).where(isNotNull(diaryEntries.company));
  return {
    rain: new Map(rain.map((row) => [`${row.projectId} ${row.date}`, Number(row.precipitation)])),
    clocked: new Set(crews.map((row) => `${row.projectId} ${row.date} ${row.company}`)),
  };
}

/** All working days except one, which is missing. */
function workingDaysOf({ from, to }: Site, { dayFromNow }: Demo): string[] {
  const missing = workingDaysBack(dayFromNow(0), 12);
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, i) => daysAfter(from, i)).filter(
    (date) => isWorkingDay(date) && date !== missing,
  );
}

const workingDaysBack = (date: string, days: number): string =>
  days === 0 ? date : workingDaysBack(workingDayBefore(date), days - 1);

const oneOf = <T>(choices: readonly T[], chance: Demo['chance']): T =>
  found(choices[Math.floor(chance() * choices.length)]);

function writeDay(
  demo: Demo,
  site: Site,
  date: string,
  siteFacts: SiteFacts,
  chance: Demo['chance'],
) {
  const rain = siteFacts.rain.get(`${site.id} ${date}`) ?? (chance() < 0.25 ? wet : 0);
  const weatherImpact = rain >= wet ? oneOf(impacts, chance) : null;
  const week = Math.floor(daysBetween('2020-01-06', date) / 7);
  const crews = site.crews
    .filter((_, i) => (week + i) % 4 !== 0)
    .filter(({ company }) => !siteFacts.clocked.has(`${site.id} ${date} ${company}`))
    .map(({ tasks, ...crew }) => ({
      workSummary: oneOf(tasks, chance),
      labor: { ...crew, startTime: '07:30', finishTime: chance() < 0.8 ? '16:30' : '15:00' },
    }));
  const drafts = [...crews, ...machineOn(site, chance), ...deliveryOn(site, chance)];
  const entries = drafts.map((draft, i) =>
    entryOf(
      demo,
      { ...draft, projectId: site.id, date, weatherImpact: i === 0 ? weatherImpact : null },
      i,
    ),
  );
  return { date, entries, day: dayOf(demo, site, date, chance) };
}

function machineOn({ machines }: Site, chance: Demo['chance']) {
  if (machines.length === 0 || chance() > 0.4) return [];
  const [plant, company] = oneOf(machines, chance);
  const labor = { type: 'plant', company, plant, startTime: '08:00', finishTime: '16:00' };
  return [{ workSummary: `${plant} at work all day, daily check signed.`, labor }];
}

function deliveryOn({ deliveries }: Site, chance: Demo['chance']) {
  if (chance() > 0.35) return [];
  const [what, company] = oneOf(deliveries, chance);
  const labor = { type: 'material', company, startTime: '08:15', finishTime: '09:00' };
  return [{ workSummary: `${what} delivered and checked.`, materialsDelivered: what, labor }];
}

type EntryDraft = Pick<Entry, 'projectId' | 'date' | 'workSummary' | 'weatherImpact'> & {
  materialsDelivered?: string | null;
  labor: Record<string, unknown>;
};

/** Every third entry is by the supervisor; all are written in the late afternoon. */
function entryOf({ people }: Demo, draft: EntryDraft, i: number, at?: Date): Entry {
  const role = i % 3 === 2 ? 'Site Supervisor' : 'Site Manager';
  const labor = JSON.stringify(draft.labor);
  const columns = columnsFrom(labor, draft.date);
  const writtenAt = at ?? new Date(`${draft.date}T16:${10 + i * 7}:00Z`);
  return {
    ...draft,
    ...columns,
    labor: JSON.stringify({ ...draft.labor, hours: columns.hours }),
    author: names[role] ?? '',
    userId: people[role],
    enteredAt: writtenAt,
    createdAt: writtenAt,
    updatedAt: writtenAt,
    createdBy: people[role],
    updatedBy: people[role],
  };
}

/** Signed off in the evening; the last working day is still submitted, and a few were forgotten. */
function dayOf({ people, dayFromNow }: Demo, site: Site, date: string, chance: Demo['chance']) {
  const isLast = date === workingDayBefore(dayFromNow(0));
  if (!isLast && chance() < 0.02) return;
  const submitted = {
    projectId: site.id,
    date,
    submittedAt: new Date(`${date}T17:05:00Z`),
    submittedBy: people['Site Manager'],
    submittedByName: 'Joy Okafor',
    createdBy: people['Site Manager'],
  };
  const day: Day = isLast
    ? { ...submitted, status: 'submitted' }
    : {
        ...submitted,
        status: 'approved',
        signedOffAt: new Date(`${date}T18:20:00Z`),
        signedOffBy: people['Contracts Manager'],
        signedOffByName: 'Priya Raman',
      };
  return day;
}

async function writeToday(demo: Demo, sites: Site[]): Promise<void> {
  const { tx, people, now, dayFromNow } = demo;
  const { slug, entries, comments } = demoToday(now);
  const { id: projectId } = found(sites.find((site) => site.slug === slug));
  const place = { projectId, date: dayFromNow(0) };
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const rows = entries.map(({ writtenAt, ...entry }, i) =>
    entryOf(demo, { ...place, weatherImpact: null, ...entry }, i, writtenAt),
  );
  await inBatches(rows, (some) => tx.insert(diaryEntries).values(some));
  const commentRows = comments.map(({ by, ...comment }, i) => ({
    ...comment,
    ...place,
    author: names[by] ?? '',
    userId: people[by],
    createdBy: people[by],
    createdAt: minutesAgo((comments.length - i) * 9),
  }));
  await inBatches(commentRows, (some) => tx.insert(diaryComments).values(some));
}

async function inBatches<T>(rows: T[], insert: (some: T[]) => Promise<unknown>): Promise<void> {
  for (let done = 0; done < rows.length; done += atOnce)
    await insert(rows.slice(done, done + atOnce));
}
