import {
  analysisOf,
  type Contract,
  contractCosts,
  forecastFacts,
  forecastIn,
} from '@sitewright/domain/costs/analysis';
import type {
  ContractCosts,
  CostAnalysis,
  CostChanges,
  CostCurve,
} from '@sitewright/domain/costs/cost-figures';
import { isPay } from '@sitewright/domain/costs/cost-line';
import { curveOf } from '@sitewright/domain/costs/curve';
import {
  type DecidedChange,
  movementsBetween,
  type PostedSource,
} from '@sitewright/domain/costs/movements';
import { quantitiesOf, standingOf, tallyOf } from '@sitewright/domain/costs/tally';
import { daysAfter, londonDay, startOfDay } from '@sitewright/domain/kernel/calendar';
import { groupBy } from '@sitewright/domain/kernel/group-by';
import { Page, type PageQuery } from '@sitewright/domain/kernel/page';
import { findCostSettings } from '../organizations/public.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import {
  decisionsOf,
  findContract,
  type LedgerSums,
  listContracts,
  loadContractFacts,
} from './facts.ts';
import { daysOf, postedSince, recentSums, talliesAsOf, talliesOf } from './ledger.ts';
import { type CostReader, liveLines } from './live-lines.ts';
import type { SourcedLine } from './sourced-line.ts';

/** The figures of every contract, newest first. */
export async function listCosts(
  tx: Tx,
  { limit, cursor }: PageQuery,
  reader: CostReader,
): Promise<Page<ContractCosts>> {
  const { actor, now } = reader;
  const settings = await findCostSettings(tx, actor);
  const contractRows = await listContracts(tx, { limit: limit + 1, cursor });
  const contracts = contractRows.slice(0, limit);
  const ids = contracts.map(({ projectId }) => projectId);
  const decisions = await decisionsOf(tx, ids);
  const live = await liveLines(tx, undefined, settings, reader);
  const asOf = { today: londonDay(now), alertLevels: settings.alertLevels };
  const ledgerSums = await ledgerSumsNow(tx, ids, live, asOf.today);
  const tallies = groupBy(ledgerSums.tallies, ({ projectId }) => projectId);
  const recent = groupBy(ledgerSums.recent, ({ projectId }) => projectId);
  const rows = contracts.map((contract) => {
    const { projectId: id } = contract;
    const sums = { tallies: tallies.get(id) ?? [], recent: recent.get(id) ?? [] };
    return contractCosts(loadContractFacts(contract, decisions, sums, asOf));
  });
  return new Page(rows, contractRows.length > limit ? rows.at(-1)?.projectId : undefined);
}

/** The ledger, plus what is running at this moment. */
const ledgerSumsNow = async (
  tx: Tx,
  ids: readonly number[],
  live: readonly SourcedLine[],
  today: string,
): Promise<LedgerSums> => ({
  tallies: [...(await talliesOf(tx, ids)), ...live.map(tallyOf)],
  recent: [...(await recentSums(tx, ids, today)), ...live],
});

/** A contract with its ledger and what is running at this moment. */
export async function contractNow(tx: Tx, contract: Contract, reader: CostReader) {
  const settings = await findCostSettings(tx, reader.actor);
  const { projectId } = contract;
  const live = await liveLines(tx, projectId, settings, reader);
  const asOf = { today: londonDay(reader.now), alertLevels: settings.alertLevels };
  const ledgerSums = await ledgerSumsNow(tx, [projectId], live, asOf.today);
  const facts = loadContractFacts(contract, await decisionsOf(tx, [projectId]), ledgerSums, asOf);
  return { live, tallies: ledgerSums.tallies, facts, asOf };
}

export async function readAnalysis(
  tx: Tx,
  slug: string,
  reader: CostReader,
): Promise<CostAnalysis> {
  const contract = await findContract(tx, slug);
  const { facts, tallies } = await contractNow(tx, contract, reader);
  return analysisOf(facts, standingOf(tallies), reader.now.toISOString());
}

/** What changed the forecast since the end of a day. */
export async function readChanges(
  tx: Tx,
  { slug, since }: { slug: string; since: string },
  reader: CostReader,
): Promise<CostChanges> {
  const contract = await findContract(tx, slug);
  const { live, facts, asOf } = await contractNow(tx, contract, reader);
  const { projectId } = contract;
  const at = startOfDay(daysAfter(since, 1));
  const sumsThen = {
    tallies: await talliesAsOf(tx, projectId, at),
    recent: await recentSums(tx, [projectId], since, at),
  };
  const decisions = await decisionsOf(tx, [projectId], at);
  const then = loadContractFacts(contract, decisions, sumsThen, { ...asOf, today: since });
  const posted = [
    ...(await postedSince(tx, projectId, at, since)),
    ...live.map(asPosted(reader.now)),
  ];
  const decided = await decidedSince(tx, projectId, at);
  return movementsBetween(forecastFacts(then), forecastFacts(facts), { posted, decided }, since);
}

/** A running line counts with the costs since. */
const asPosted =
  (now: Date) =>
  ({ projectId, measure, rate, amount, part, ...line }: SourcedLine): PostedSource => ({
    ...line,
    earlierActual: '0.00',
    earlierOpen: '0.00',
    earlierCommitted: '0.00',
    actual: amount,
    open: '0.00',
    committed: '0.00',
    isPay: isPay({ part }),
    at: now.toISOString(),
  });

const decidedSince = (tx: Tx, projectId: number, at: Date): Promise<DecidedChange[]> =>
  queryRows(
    tx,
    `select head, description, budget_amount as "budgetAmount", decided_at as "decidedAt"
    from budget_changes where project_id = $1 and status = 'approved' and decided_at >= $2
    order by id`,
    [projectId, at],
  );

export async function readCurve(tx: Tx, slug: string, reader: CostReader): Promise<CostCurve> {
  const contract = await findContract(tx, slug);
  const { live, facts } = await contractNow(tx, contract, reader);
  const running = live.map((line) => ({ ...line, hours: quantitiesOf([tallyOf(line)]).hours }));
  const days = [...(await daysOf(tx, contract.projectId)), ...running];
  return curveOf(days, contract, forecastIn(facts), londonDay(reader.now));
}
