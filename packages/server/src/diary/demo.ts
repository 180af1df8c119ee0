import { columnsFrom } from '@sitewright/domain/diary/labor';
import type { Role } from '@sitewright/domain/kernel/access';
import { daysAfter } from '@sitewright/domain/kernel/calendar';
import { groupBy } from '@sitewright/domain/kernel/group-by';
import { found } from '@sitewright/domain/kernel/problem';
import { asc, inArray, isNotNull } from 'drizzle-orm';
import { plantHires } from '../plant/table.ts';
import { nextPour, poursOf } from '../platform/demo/call-offs.ts';
import { insertMany } from '../platform/demo/insert-many.ts';
import { sitePlans } from '../platform/demo/plans.ts';
import type { SitePlan } from '../platform/demo/site-plan.ts';
import { addDone } from '../platform/demo/work-left.ts';
import {
  type Demo,
  type DemoPart,
  dayWithoutDiary,
  seededRandom,
  siteDayBefore,
  workingDaysBetween,
} from '../platform/demo-part.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import { projects } from '../projects/table.ts';
import { weatherRecords } from '../weather/table.ts';
import { amendOneEntry } from './demo-amendment.ts';
import { type Delivered, type DiarySite, draftsOf, type EntryDraft } from './demo-day.ts';
import { listShifts } from './demo-shifts.ts';
import { demoToday, siteOfToday } from './demo-today.ts';
import { diaryComments, diaryDays, diaryEntries } from './table.ts';

type Entry = typeof diaryEntries.$inferInsert;
type Day = typeof diaryDays.$inferInsert;

const names: Partial<Record<Role, string>> = {
  'Contracts Manager': 'Priya Raman',
  'Site Manager': 'Joy Okafor',
  'Site Supervisor': 'Sam Whitlow',
};

/** The diary of every site: most of it signed off, one day missing, yesterday submitted, today half written. */
export const demoDiary: DemoPart = {
  what: 'site diary',
  make: async (demo) => {
    const sites = await findSites(demo);
    const chance = seededRandom(365);
    const written = sites.flatMap((site) =>
      site.days.map((date) => ({
        date,
        drafts: draftsOf(site, date, chance).map((draft, i) => ({ ...draft, site, date, i })),
        day: dayOf(demo, site, date, chance),
      })),
    );
    const byDate = written.toSorted((left, right) => left.date.localeCompare(right.date));
    await insertAll(
      demo,
      byDate.flatMap(({ drafts }) => drafts),
    );
    const days = byDate.flatMap(({ day }) => day ?? []);
    await insertMany(demo.tx, diaryDays, days);
    await insertMany(
      demo.tx,
      diaryDays,
      sites.flatMap((site) => daysOnHold(demo, site)),
    );
    await writeToday(demo, sites);
    await amendOneEntry(demo, workingDaysBack(demo.dayFromNow(0), 3));
  },
};

type Written = EntryDraft & { site: DiarySite; date: string; i: number };

/** All rows have the same columns. */
const noneOf = { weatherImpact: null, materialsDelivered: null };

/** The entries, and which of them are about a delivery. */
async function insertAll(demo: Demo, drafts: readonly Written[]): Promise<void> {
  const rows = drafts.map(({ site, i, deliveryId, sessionId, ...draft }) =>
    entryOf(demo, site, { ...noneOf, ...draft, projectId: site.id }, i),
  );
  const ids = await insertMany(demo.tx, diaryEntries, rows);
  const linked = drafts.flatMap(({ deliveryId }, at) =>
    deliveryId === undefined ? [] : [{ deliveryId, entry: found(ids[at]) }],
  );
  await queryRows(
    demo.tx,
    `update deliveries d set diary_entry_id = l.entry
    from unnest($1::int[], $2::int[]) as l(id, entry) where d.id = l.id`,
    [linked.map(({ deliveryId }) => deliveryId), linked.map(({ entry }) => entry)],
  );
  const clocked = drafts.flatMap(({ sessionId }, at) =>
    sessionId === undefined ? [] : [{ sessionId, entry: found(ids[at]) }],
  );
  await queryRows(
    demo.tx,
    `update labour_sessions s set diary_entry_id = l.entry
    from unnest($1::int[], $2::int[]) as l(id, entry) where s.id = l.id`,
    [clocked.map(({ sessionId }) => sessionId), clocked.map(({ entry }) => entry)],
  );
}

async function findSites(demo: Demo): Promise<DiarySite[]> {
  const { tx, dayFromNow, workingDay } = demo;
  const slugs = sitePlans.map(({ slug }) => slug);
  const rows = await tx.select().from(projects).where(inArray(projects.slug, slugs));
  const rain = await tx.select().from(weatherRecords);
  const crews = await tx.select().from(diaryEntries).where(isNotNull(diaryEntries.company));
  const hires = await tx.select().from(plantHires).orderBy(asc(plantHires.id));
  const came = groupBy(await listDelivered(demo), ({ projectId }) => projectId);
  const missing = dayWithoutDiary(dayFromNow(0));
  const shifts = await listShifts(demo);
  return sitePlans.map((plan) => {
    const { id, startDate } = found(rows.find(({ slug }) => slug === plan.slug));
    const ofSite = <T extends { projectId: number }>(all: readonly T[]): T[] =>
      all.filter(({ projectId }) => projectId === id);
    const own = ofSite(crews);
    const texts = own.map(({ workSummary }) => workSummary);
    const later = new Map<string, number>();
    for (const text of texts) addDone(later, text);
    const days = workingDaysBetween(startDate ?? dayFromNow(0), workingDay(plan.until));
    return {
      ...plan,
      id,
      today: dayFromNow(0),
      days: days.filter((date) => date !== missing),
      rain: new Map(ofSite(rain).map(({ date, precipitation }) => [date, Number(precipitation)])),
      clocked: new Set(own.map(({ date, company }) => `${date} ${company}`)),
      hires: ofSite(hires),
      shifts: groupBy(ofSite(shifts), ({ date }) => date),
      deliveries: groupBy(came.get(id) ?? [], ({ date }) => date),
      texts: new Set(texts),
      written: new Map(
        [...groupBy(own, ({ date }) => date)].map(([date, all]) => [
          date,
          all.map(({ workSummary }) => workSummary),
        ]),
      ),
      done: new Map<string, number>(),
      later,
      pours: poursOf(demo, plan.slug),
    };
  });
}

/** Deliveries of products in words; the confirmation of a hire brings nothing to the gate. */
const delivered = `
  select d.id, d.project_id as "projectId", d.date::text as date, d.ticket_number as ticket,
    o.supplier_name as company, case when o.notes like 'Call-off for %' then ', for ' || substr(o.notes, 14) else '' end as use,
    string_agg(trim_scale(i.received) || ' ' || coalesce(p.unit, '') || ' ' || p.description,
      ' and ' order by p.place) as what,
    coalesce(sum(i.received * m.weight) / 1000, 0)::float as tonnes
  from deliveries d join purchase_orders o on o.id = d.purchase_order_id
  join delivery_items i on i.delivery_id = d.id
  join purchase_order_items p on p.id = i.purchase_order_item_id
  left join materials m on m.id = p.material_id
  where o.cost_head = 'materials' group by d.id, d.organization_id, o.id, o.organization_id
  order by d.id`;

const listDelivered = ({ tx }: Demo) =>
  queryRows<Delivered & { projectId: number; date: string }>(tx, delivered, []);

const workingDaysBack = (date: string, days: number): string =>
  days === 0 ? date : workingDaysBack(siteDayBefore(date), days - 1);

type Writers = Pick<SitePlan, 'slug' | 'manager' | 'supervisor'>;

/** The people of the first site have accounts; those of the others write by name only. */
const accountOf = ({ people }: Demo, { manager }: Writers, role: Role): number | null =>
  manager === names['Site Manager'] ? people[role] : null;

/** Every third entry is by the supervisor; they are written in the late afternoon, some in the evening. */
function entryOf(
  demo: Demo,
  site: Writers,
  draft: EntryDraft & { projectId: number; date: string },
  i: number,
  at?: Date,
): Entry {
  const role = i % 3 === 2 ? 'Site Supervisor' : 'Site Manager';
  const labor = JSON.stringify(draft.labor);
  const columns = columnsFrom(labor, draft.date);
  const account = accountOf(demo, site, role);
  const minutes = 12 + (i % 7) * 6 + (site.slug.length % 5);
  const writtenAt = at ?? new Date(`${draft.date}T16:${String(minutes).padStart(2, '0')}:00Z`);
  return {
    ...draft,
    ...columns,
    labor: JSON.stringify({ ...draft.labor, hours: columns.hours }),
    author: role === 'Site Supervisor' ? site.supervisor : site.manager,
    userId: account,
    enteredAt: writtenAt,
    createdAt: writtenAt,
    updatedAt: writtenAt,
    createdBy: account,
    updatedBy: account,
  };
}

/** Signed off in the evening; the last working day is still submitted, and a few were forgotten. */
function dayOf(demo: Demo, site: DiarySite, date: string, chance: Demo['chance']) {
  const { people, dayFromNow } = demo;
  const { id: projectId, manager, slug } = site;
  const isLast = date === siteDayBefore(dayFromNow(0));
  if (!isLast && chance() < 0.02) return;
  const submitted = {
    projectId,
    date,
    submittedAt: new Date(`${date}T17:05:00Z`),
    submittedBy: accountOf(demo, site, 'Site Manager'),
    submittedByName: manager,
    createdBy: accountOf(demo, site, 'Site Manager'),
  };
  const day: Day = isLast
    ? { ...submitted, status: 'submitted' }
    : {
        ...submitted,
        status: 'approved',
        signedOffAt: new Date(`${date}T18:${10 + (slug.length % 7) * 5}:00Z`),
        signedOffBy: people['Contracts Manager'],
        signedOffByName: 'Priya Raman',
      };
  return day;
}

const reasonOfHold = 'Site on hold: waiting for the client to instruct the drainage.';

/** No one works on a site that is on hold. */
function daysOnHold(demo: Demo, { id: projectId, held, days, today, ...site }: DiarySite) {
  const last = days.at(-1);
  if (!held || !last) return [];
  const createdBy = accountOf(demo, site, 'Site Manager');
  return workingDaysBetween(daysAfter(last, 1), daysAfter(today, -1)).map((date) => ({
    ...{ projectId, date, isNoWork: true, noWorkReason: reasonOfHold, createdBy },
  }));
}

async function writeToday(demo: Demo, sites: readonly DiarySite[]): Promise<void> {
  const { tx, people, now, dayFromNow } = demo;
  const { slug, entries, comments } = demoToday(now, nextPour(demo, siteOfToday));
  const site = found(sites.find((one) => one.slug === slug));
  const { id: projectId } = site;
  const place = { projectId, date: dayFromNow(0) };
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const rows = entries.map(({ writtenAt, ...entry }, i) =>
    entryOf(demo, site, { ...place, weatherImpact: null, ...entry }, i, writtenAt),
  );
  await insertMany(tx, diaryEntries, rows);
  const commentRows = comments.map(({ by, ...comment }, i) => ({
    ...comment,
    ...place,
    author: names[by] ?? '',
    userId: people[by],
    createdBy: people[by],
    createdAt: minutesAgo((comments.length - i) * 9),
  }));
  await insertMany(tx, diaryComments, commentRows);
}
