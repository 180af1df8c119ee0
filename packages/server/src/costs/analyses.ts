import { analysisOf, contractCosts, forecastIn } from '@sitewright/domain/costs/analysis';
import { changesBetween, type DecidedChange } from '@sitewright/domain/costs/changes';
import type {
  ContractCosts,
  CostAnalysis,
  CostChanges,
  CostCurve,
} from '@sitewright/domain/costs/cost-figures';
import { isPay } from '@sitewright/domain/costs/cost-line';
import { curveOf } from '@sitewright/domain/costs/curve';
import { quantitiesOf, standingOf, tallyOf } from '@sitewright/domain/costs/tally';
import type { Actor } from '@sitewright/domain/kernel/access';
import { daysAfter, londonDay, startOfDay } from '@sitewright/domain/kernel/calendar';
import { Page } from '@sitewright/domain/kernel/page';
import { findCostSettings } from '../organizations/public.ts';
import { rowsOf } from '../platform/prepared.ts';
import type { Tx } from '../platform/tenancy.ts';
import { type Booked, factsOf, findContract, listContracts, settledOf } from './facts.ts';
import { daysOf, postedSince, recentSums, talliesKnownBy, talliesOf } from './ledger.ts';
import { liveLines } from './live-lines.ts';
import type { SourcedLine } from './sourced.ts';

type Asked = { limit: number; cursor?: number | undefined };

/** The figures of every contract, the newest first. */
export async function listCosts(
  tx: Tx,
  actor: Actor,
  { limit, cursor }: Asked,
  now: Date,
): Promise<Page<ContractCosts>> {
  const settings = await findCostSettings(tx, actor);
  const found = await listContracts(tx, { limit: limit + 1, cursor });
  const contracts = found.slice(0, limit);
  const ids = contracts.map(({ projectId }) => projectId);
  const settled = await settledOf(tx, ids);
  const live = await liveLines(tx, undefined, settings, now);
  const reckoned = { today: londonDay(now), alertLevels: settings.alertLevels };
  const booked = await bookedNow(tx, ids, live, reckoned.today);
  const [tallies, recent] = [byContract(booked.tallies), byContract(booked.recent)];
  const rows = contracts.map((one) => {
    const ofOne = { tallies: tallies(one), recent: recent(one) };
    return contractCosts(factsOf(one, settled, ofOne, reckoned));
  });
  return new Page(rows, found.length > limit ? rows.at(-1)?.projectId : undefined);
}

type OfContract = { projectId: number };

/** Many contracts have many rows: each is looked at once. */
function byContract<T extends OfContract>(rows: readonly T[]) {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(row.projectId);
    if (group) group.push(row);
    else groups.set(row.projectId, [row]);
  }
  return ({ projectId }: OfContract): T[] => groups.get(projectId) ?? [];
}

/** The book, with what runs at this moment as if it stood there. */
const bookedNow = async (
  tx: Tx,
  ids: readonly number[],
  live: readonly SourcedLine[],
  today: string,
): Promise<Booked> => ({
  tallies: [...(await talliesOf(tx, ids)), ...live.map(tallyOf)],
  recent: [...(await recentSums(tx, ids, today)), ...live],
});

/** A contract with its book, and with what runs at this moment. */
async function contractNow(tx: Tx, actor: Actor, slug: string, now: Date) {
  const settings = await findCostSettings(tx, actor);
  const contract = await findContract(tx, slug);
  const { projectId } = contract;
  const live = await liveLines(tx, projectId, settings, now);
  const reckoned = { today: londonDay(now), alertLevels: settings.alertLevels };
  const booked = await bookedNow(tx, [projectId], live, reckoned.today);
  const facts = factsOf(contract, await settledOf(tx, [projectId]), booked, reckoned);
  return { contract, live, tallies: booked.tallies, facts, reckoned };
}

export async function readAnalysis(
  tx: Tx,
  actor: Actor,
  slug: string,
  now: Date,
): Promise<CostAnalysis> {
  const { facts, tallies } = await contractNow(tx, actor, slug, now);
  return analysisOf(facts, standingOf(tallies), now.toISOString());
}

/** What moved the forecast since the end of a day. */
export async function readChanges(
  tx: Tx,
  actor: Actor,
  { slug, since }: { slug: string; since: string },
  now: Date,
): Promise<CostChanges> {
  const { contract, live, facts, reckoned } = await contractNow(tx, actor, slug, now);
  const { projectId } = contract;
  const at = startOfDay(daysAfter(since, 1));
  const known = {
    tallies: await talliesKnownBy(tx, projectId, at),
    recent: await recentSums(tx, [projectId], since, at),
  };
  const settled = await settledOf(tx, [projectId], at);
  const then = factsOf(contract, settled, known, { ...reckoned, today: since });
  const posted = [...(await postedSince(tx, projectId, at)), ...live.map(asPosted(now))];
  const decided = await decidedSince(tx, projectId, at);
  return changesBetween(forecastIn(then), forecastIn(facts), posted, decided, since);
}

const asPosted =
  (now: Date) =>
  ({
    source,
    sourceId,
    head,
    words,
    party,
    quantity,
    unit,
    reason,
    amount,
    part,
    day,
  }: SourcedLine) => ({
    ...{ source, sourceId, head, words, party, quantity, unit, reason, day },
    effect: amount,
    isPay: isPay({ part }),
    at: now.toISOString(),
  });

const decidedSince = (tx: Tx, projectId: number, at: Date): Promise<DecidedChange[]> =>
  rowsOf(
    tx,
    `select head, description, budget_amount as "budgetAmount", decided_at as "decidedAt"
    from budget_changes where project_id = $1 and status = 'approved' and decided_at >= $2
    order by id`,
    [projectId, at],
  );

export async function readCurve(tx: Tx, actor: Actor, slug: string, now: Date): Promise<CostCurve> {
  const { contract, live, facts } = await contractNow(tx, actor, slug, now);
  const running = live.map((line) => ({ ...line, hours: quantitiesOf([tallyOf(line)]).hours }));
  const days = [...(await daysOf(tx, contract.projectId)), ...running];
  return curveOf(days, contract, forecastIn(facts), londonDay(now));
}
