import { costsApi } from '@sitewright/domain/costs/api';
import { diaryApi } from '@sitewright/domain/diary/api';
import type { Day } from '@sitewright/domain/diary/day';
import { operativeHours } from '@sitewright/domain/diary/hours-labels';
import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import { hoursOfMinutes } from '@sitewright/domain/kernel/hours';
import { labourApi } from '@sitewright/domain/labour/api';
import { totalsOf } from '@sitewright/domain/labour/clock';
import { overviewApi } from '@sitewright/domain/overview/api';
import { plantApi } from '@sitewright/domain/plant/api';
import { onSiteStatuses, type PlantHire } from '@sitewright/domain/plant/plant-hire';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { issueFigures } from '@sitewright/domain/site-issues/figures';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { crewBlocks } from '../../diary/print-crews.ts';
import { crewsOn } from '../../diary/print-site.ts';
import type { Tx } from '../../platform/tenancy.ts';
import { allPages } from '../all-pages.ts';
import type { Caller } from '../caller.ts';
import { type Pair, pair } from './pair.ts';

type Site = { director: Caller; now: Date; read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T> };

/** The diary, the live board, plant, issues and the workforce. */
export const sitePairs = async (site: Site): Promise<Pair[]> => [
  ...(await dayPairs(site)),
  ...(await plantPairs(site)),
  ...(await issuePairs(site)),
  ...(await workforcePairs(site)),
];

/** The last working day of each contract that has a diary. */
async function daysOf({ director, now, read }: Site) {
  const days = [];
  for (const { projectId, lastDiary } of await director.call(overviewApi.contracts, {})) {
    const date = lastDiary?.date;
    if (!date) continue;
    const day = await director.call(diaryApi.day, { params: { projectId, date } });
    const query = { projectId, from: date, to: date };
    const entries = await allPages(director, diaryApi.list, { query });
    const totals = await director.call(diaryApi.totals, { query });
    const sessions = await allPages(director, labourApi.list, { query: { projectId, date } });
    const crews = await read((tx) => crewsOn(tx, { projectId, date }, now));
    const { days: squares } = await director.call(diaryApi.days, {
      params: { projectId },
      query: { from: date, to: date },
    });
    days.push({ day, entries, totals, crews, sessions, square: squares[0] });
  }
  return days;
}

async function dayPairs(site: Site): Promise<Pair[]> {
  const days = await daysOf(site);
  const totals = days.map(({ day, entries, crews }) => printedTotals(day, entries, crews));
  const clock = site.now.toISOString();
  return [
    pair(
      'People on site',
      'day and the crews of its PDF',
      days.map(({ day }) => String(day.peopleOnSite)),
      totals.map(({ people }) => people ?? '0'),
    ),
    pair(
      operativeHours.label,
      'day and the crews of its PDF',
      days.map(({ day }) => day.labourHours),
      totals.map(({ hours }) => hours ?? '0.0'),
    ),
    pair(
      'Entries',
      'day and list of entries',
      days.map(({ day }) => day.entries),
      days.map(({ entries }) => entries.length),
    ),
    pair(
      'Entries',
      'day and totals of entries',
      days.map(({ day }) => day.entries),
      days.map((one) => one.totals.entries),
    ),
    pair(
      'Entries',
      'day and calendar',
      days.map(({ day }) => day.entries),
      days.map(({ square }) => square?.entries),
    ),
    pair(
      'Hours worked',
      'live board and the crews of the PDF',
      days.map(({ sessions }) =>
        sessions
          .filter(({ crewKind }) => crewKind !== 'plant')
          .map((session) => hoursOfMinutes(totalsOf(session, clock).worked / 60_000))
          .sort(),
      ),
      days.map(({ crews }) => crews.map(({ worked }) => hoursOfMinutes(worked)).sort()),
    ),
  ];
}

function printedTotals(
  day: Day,
  ...[entries, crews]: [never[] | readonly unknown[], readonly unknown[]]
) {
  const blocks = crewBlocks({ day, entries, crews } as Parameters<typeof crewBlocks>[0]);
  const table = JSON.stringify(blocks).match(/"totals":(\[[^\]]*\])/)?.[1];
  const [, , , , , people, hours]: (string | undefined)[] = table ? JSON.parse(table) : [];
  return { people, hours };
}

async function plantPairs({ director, now }: Site): Promise<Pair[]> {
  const costs = await director.call(costsApi.list, { query: {} });
  const hires = await allPages(director, plantApi.list, { query: {} });
  const date = londonDay(now);
  const days: Day[] = [];
  for (const { projectId } of costs)
    days.push(await director.call(diaryApi.day, { params: { projectId, date } }));
  const isHere = ({ status }: PlantHire) => onSiteStatuses.some((one) => one === status);
  return [
    pair(
      'Plant hire days',
      'plant page and cost analysis, without machines charged by the hour',
      costs.map(({ projectId }) =>
        hires
          .filter((hire) => hire.projectId === projectId && hire.ratePer !== 'hour')
          .reduce((sum, hire) => sum + hire.daysCharged, 0),
      ),
      costs.map(({ plantDays }) => Number(plantDays)),
    ),
    pair(
      'Plant on hire',
      'plant page and day',
      costs.map(
        ({ projectId }) =>
          hires.filter((hire) => hire.projectId === projectId && isHere(hire)).length,
      ),
      days.map(({ plantOnHire }) => plantOnHire),
    ),
  ];
}

async function issuePairs({ director, now }: Site): Promise<Pair[]> {
  const overviews = await director.call(overviewApi.contracts, {});
  const figures = [];
  for (const { projectId } of overviews) {
    const query = { projectId, status: 'all' } as const;
    figures.push(
      issueFigures(await allPages(director, siteIssuesApi.list, { query }), londonDay(now)),
    );
  }
  const places = 'contracts list and issues of the contract';
  return [
    pair(
      'Open issues',
      places,
      overviews.map(({ openIssues }) => openIssues),
      figures.map(({ open }) => open),
    ),
    pair(
      'Overdue issues',
      places,
      overviews.map(({ overdueIssues }) => overdueIssues),
      figures.map(({ overdue }) => overdue),
    ),
  ];
}

async function workforcePairs({ director, now }: Site): Promise<Pair[]> {
  const summary = await director.call(workforceApi.summary, {});
  const workers = await allPages(director, workforceApi.list, { query: {} });
  const today = londonDay(now);
  const active = workers.filter(({ employmentStatus }) => employmentStatus === 'active');
  const within = (date: string | null) => !!date && date >= today && date <= daysAfter(today, 30);
  const isDue = (checked: string | null, expiry: string | null) =>
    !checked || (!!expiry && expiry <= daysAfter(today, 30));
  const places = 'workforce totals and list of workers';
  return [
    pair('Active workers', places, summary.active, active.length),
    pair(
      'On site now',
      places,
      summary.atWork,
      workers.filter(({ atWorkOnId }) => atWorkOnId).length,
    ),
    pair(
      'Not inducted',
      places,
      summary.notInducted,
      active.filter(({ inductedProjectIds }) => inductedProjectIds.length === 0).length,
    ),
    pair(
      'Cards expiring, 30 days',
      places,
      summary.cardsExpiring30,
      active.filter(({ cscsCardExpiry }) => within(cscsCardExpiry)).length,
    ),
    pair(
      'Right to work due',
      places,
      summary.rightToWorkDue,
      active.filter(({ rightToWorkCheckedOn, rightToWorkExpiresOn }) =>
        isDue(rightToWorkCheckedOn, rightToWorkExpiresOn),
      ).length,
    ),
  ];
}
