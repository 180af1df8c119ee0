import type { CostLine, SourceOf } from '@sitewright/domain/costs/cost-line';
import { type CostSource, costSources } from '@sitewright/domain/costs/cost-values';
import { postingsFor } from '@sitewright/domain/costs/postings';
import type { Actor } from '@sitewright/domain/kernel/access';
import { daysAfter, londonDay, startOfDay } from '@sitewright/domain/kernel/calendar';
import { groupBy } from '@sitewright/domain/kernel/group-by';
import { findCostSettings } from '../organizations/public.ts';
import { advisoryLock } from '../platform/advisory-lock.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { RunInOrganization, Tx } from '../platform/tenancy.ts';
import { hiresOnSite } from './hires.ts';
import { pricingSql } from './ledger.ts';
import { londonDaySql, type SourcedLine } from './sourced-line.ts';
import { linesOfSources } from './sources.ts';

/** Before a read, so that the ledger is up to date. */
export type PostDue = {
  isDue: (tx: Tx, now: Date) => Promise<boolean>;
  run: (context: { actor: Pick<Actor, 'organizationId'>; now: Date }) => Promise<void>;
};

/** When it is posted; the secrets unseal the pay rates. */
type Moment = { now: Date; secrets: Secrets };

const atOnce = 200;

/** Posts everything that is due, in batches that are committed one by one. */
export async function postDueCosts(
  within: RunInOrganization,
  organizationId: number,
  moment: Moment,
): Promise<void> {
  const postDue = () => within(organizationId, (tx) => postBatch(tx, organizationId, moment));
  while ((await postDue()) === atOnce);
}

/** For handlers that read costs: posts what is due first. */
export const postDueWith = (within: RunInOrganization, secrets: Secrets): PostDue => ({
  isDue: hasDue,
  run: ({ actor, now }) => postDueCosts(within, actor.organizationId, { now, secrets }),
});

type Due = SourceOf & { id: number; markedAt: string; isBackdated: boolean };

/** Includes changes by requests that finished after this one began. */
const isDue = `marked_at <= greatest($1, now())`;

async function hasDue(tx: Tx, now: Date): Promise<boolean> {
  const rows = await queryRows(tx, `select id from cost_due where ${isDue} limit 1`, [now]);
  return rows.length > 0;
}

/** Returns the number of sources posted. */
async function postBatch(tx: Tx, organizationId: number, moment: Moment): Promise<number> {
  const { now } = moment;
  if (!(await hasDue(tx, now))) return 0;
  // A concurrent request waits here and then finds nothing due.
  await advisoryLock(tx, 'costs');
  const due = await queryRows<Due>(
    tx,
    `select id, source, source_id as "sourceId", marked_at as "markedAt", is_backdated as "isBackdated"
    from cost_due where ${isDue} order by id limit ${atOnce} for update skip locked`,
    [now],
  );
  await postSources(tx, organizationId, due, moment);
  await clearDue(tx, due, now);
  return due.length;
}

/** Removes what was posted from the list; plant on site is due again tomorrow. */
async function clearDue(tx: Tx, due: readonly Due[], now: Date): Promise<void> {
  const ids = due.map(({ id }) => id);
  const staying = await hiresOnSite(tx, idsOf(due, 'plant'));
  const tomorrow = startOfDay(daysAfter(londonDay(now), 1));
  await queryRows(
    tx,
    `update cost_due set marked_at = $3, is_backdated = false
    where id = any($1) and source = 'plant' and source_id = any($2)`,
    [ids, staying, tomorrow],
  );
  await queryRows(
    tx,
    `delete from cost_due where id = any($1) and not (source = 'plant' and source_id = any($2))`,
    [ids, staying],
  );
}

const idsOf = (sources: readonly SourceOf[], expected: CostSource): number[] =>
  sources.filter(({ source }) => source === expected).map(({ sourceId }) => sourceId);

async function postSources(
  tx: Tx,
  organizationId: number,
  due: readonly Due[],
  moment: Moment,
): Promise<void> {
  const all = [...due, ...(await companionsOf(tx, due))];
  const ids = Object.fromEntries(costSources.map((source) => [source, idsOf(all, source)]));
  const settings = await findCostSettings(tx, { organizationId });
  const expectedLines = await linesOfSources(
    tx,
    ids as Record<CostSource, number[]>,
    settings,
    moment,
  );
  const sources = uniqueSources(all);
  const ledgerLines = await linesInLedger(tx, sources);
  const [expected, posted] = [groupBy(expectedLines, nameOf), groupBy(ledgerLines, nameOf)];
  const postings = sources.flatMap((dueSource) =>
    postingsFor(expected.get(nameOf(dueSource)) ?? [], posted.get(nameOf(dueSource)) ?? []).map(
      (line) => ({
        ...line,
        source: dueSource.source,
        sourceId: dueSource.sourceId,
        postedAt: postedAt(dueSource, line, moment.now),
      }),
    ),
  );
  await insertRows(tx, postings);
}

type Companion = Omit<Due, 'id'>;

const nameOf = ({ source, sourceId }: SourceOf): string => `${source} ${sourceId}`;

const uniqueSources = (sources: readonly Companion[]): Companion[] => [
  ...new Map(sources.toReversed().map((dueSource) => [nameOf(dueSource), dueSource])).values(),
];

/**
 * The time a cost became known: when its source was marked, but not before its day began. Costs
 * older than the ledger count as known in the evening of their day.
 */
function postedAt({ isBackdated, markedAt }: Companion, { day }: CostLine, now: Date): Date {
  const [begin, evening] = [startOfDay(day).getTime(), 18 * 60 * 60 * 1000];
  return new Date(
    isBackdated
      ? Math.min(begin + evening, now.getTime())
      : Math.max(begin, new Date(markedAt).getTime()),
  );
}

/**
 * Sources that must be posted together: an order with its deliveries, a crew with its diary entry,
 * and the other sessions of its workers on that day.
 */
const companionsOf = (tx: Tx, due: readonly Due[]): Promise<Companion[]> =>
  queryRows(
    tx,
    `with due as (
      select * from unnest($1::text[], $2::int[], $3::timestamptz[], $4::bool[])
        as d(source, id, "markedAt", "isBackdated")
    ), orders as (
      select o.id, o."markedAt", o."isBackdated" from due o where source = 'order'
      union select d.purchase_order_id, due."markedAt", due."isBackdated"
      from due join deliveries d on due.source = 'delivery' and d.id = due.id
    )
    select 'order' as source, o.id as "sourceId", "markedAt", "isBackdated" from orders o
    union select 'delivery', d.id, "markedAt", "isBackdated"
    from orders o join deliveries d on d.purchase_order_id = o.id
    union select 'entry', s.diary_entry_id, "markedAt", "isBackdated"
    from due join labour_sessions s on due.source = 'labour' and s.id = due.id
    where s.diary_entry_id is not null
    union select 'labour', o.id, "markedAt", "isBackdated"
    from due join labour_sessions s on due.source = 'labour' and s.id = due.id
    join labour_session_workers w on w.session_id = s.id
    join labour_session_workers v on v.worker_id = w.worker_id
    join labour_sessions o on o.id = v.session_id and ${londonDaySql('o.started_at')} = ${londonDaySql('s.started_at')}`,
    [
      due.map(({ source }) => source),
      due.map(({ sourceId }) => sourceId),
      due.map(({ markedAt }) => markedAt),
      due.map(({ isBackdated }) => isBackdated),
    ],
  );

const linesInLedger = (tx: Tx, sources: readonly SourceOf[]): Promise<SourcedLine[]> =>
  queryRows(
    tx,
    `select source, source_id as "sourceId", project_id as "projectId", measure, head, day, part,
      reason, rate, words, party, unit, sum(quantity) as quantity, sum(amount) as amount
    from cost_rows join unnest($1::text[], $2::int[]) as due(source, source_id)
      using (source, source_id)
    group by source, source_id, project_id, measure, head, day, part, reason, rate, words, party, unit`,
    [sources.map(({ source }) => source), sources.map(({ sourceId }) => sourceId)],
  );

/** Adds the rows and updates the sums of their contracts. */
const insertPostings = `
  with posted as (
    select * from jsonb_to_recordset($1) as p("projectId" int, measure text, head text, day date,
      source text, "sourceId" int, part text, words text, party text, quantity numeric, unit text,
      rate numeric, amount numeric, reason text, "postedAt" timestamptz)
  ), entered as (
    insert into cost_rows (project_id, measure, head, day, source, source_id, part, words, party,
      quantity, unit, rate, amount, reason, posted_at)
    select "projectId", measure, head, day, source, "sourceId", part, words, party, quantity, unit,
      rate, amount, reason, "postedAt" from posted
  )
  insert into cost_sums (project_id, measure, head, unit, reason, pricing, quantity, amount)
  select "projectId", measure, head, coalesce(unit, ''), coalesce(reason, ''), ${pricingSql},
    coalesce(sum(quantity), 0), sum(amount)
  from posted group by 1, 2, 3, 4, 5, 6
  on conflict (organization_id, project_id, measure, head, unit, reason, pricing) do update
  set quantity = cost_sums.quantity + excluded.quantity, amount = cost_sums.amount + excluded.amount`;

type Posting = SourcedLine & { postedAt: Date };

async function insertRows(tx: Tx, postings: readonly Posting[]): Promise<void> {
  if (postings.length === 0) return;
  await queryRows(tx, insertPostings, [JSON.stringify(postings)]);
}
