import type {
  ContractFootprint,
  Footprint,
  FootprintQuery,
  Restatement,
  RestatementQuery,
} from '@sitewright/domain/carbon/footprint';
import {
  type Basis,
  type CarbonContract,
  companyPerHundredThousand,
  companyTotals,
  contractFootprint,
  cutAtToday,
  previousSpan,
  totalOf,
  unrestatedTermCount,
} from '@sitewright/domain/carbon/footprint-rules';
import { sharesIn } from '@sitewright/domain/carbon/footprint-shares';
import { recordedBasis, restatementOf, statedBasis } from '@sitewright/domain/carbon/restate';
import { type Actor, can } from '@sitewright/domain/kernel/access';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { Page } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import { revisedValueSql } from '../costs/table.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { countsOf, earlierSums, kindSums, type SumsQuery, sumsOf } from './footprint-sums.ts';
import { findStandard } from './standards.ts';

const contracts = `
  select p.id as "projectId", p.slug, p.code, p.name, p.status, p.start_date as "startDate",
    p.finish_date as "finishDate", ${revisedValueSql} as "contractValue", c.target, c.area
  from projects p left join carbon_targets c on c.project_id = p.id`;

/** The contract value, with approved changes, is hidden from users who may not see it. */
const asVisibleTo =
  (actor: Actor) =>
  (contract: CarbonContract): CarbonContract =>
    can(actor, 'project.money', 'R') ? contract : { ...contract, contractValue: null };

export const listContracts = async (tx: Tx, actor: Actor): Promise<CarbonContract[]> =>
  (await queryRows<CarbonContract>(tx, `${contracts} order by p.id desc`, [])).map(
    asVisibleTo(actor),
  );

export async function findContract(tx: Tx, actor: Actor, slug: string): Promise<CarbonContract> {
  const [contract] = await queryRows<CarbonContract>(tx, `${contracts} where p.slug = $1`, [slug]);
  return asVisibleTo(actor)(found(contract));
}

/** The figures of every contract, newest first. */
export async function listFootprints(
  tx: Tx,
  actor: Actor,
  span: FootprintQuery,
  now: Date,
): Promise<Page<ContractFootprint>> {
  const basis = await findStandard(tx);
  const when = { span, today: londonDay(now) };
  const facts = await factsOf(tx, { span: cutAtToday(span, when.today), basis });
  const rows = (await listContracts(tx, actor)).map((contract) =>
    contractFootprint(contract, facts, basis, when),
  );
  return new Page(rows);
}

const factsOf = async (tx: Tx, query: SumsQuery) => ({
  sums: await kindSums(tx, query),
  counts: await countsOf(tx, query),
  earlier: await earlierSums(tx, query),
});

export async function companyFootprint(
  tx: Tx,
  actor: Actor,
  span: FootprintQuery,
  now: Date,
): Promise<Footprint> {
  const basis = await findStandard(tx);
  const today = londonDay(now);
  const query = { span: cutAtToday(span, today), basis };
  const facts = await factsOf(tx, query);
  const totals = companyTotals(await listContracts(tx, actor), facts, basis);
  return {
    contract: null,
    ...(await spanFigures(tx, query, span, today)),
    boundary: boundaryOf(basis, unrestatedTermCount(facts.sums, basis)),
    totals,
    companyPerHundredThousand: totals.perHundredThousand,
    ...sharesIn(await sumsOf(tx, query), totals.total),
  };
}

export async function readFootprint(
  tx: Tx,
  actor: Actor,
  { slug, ...span }: FootprintQuery & { slug: string },
  now: Date,
): Promise<Footprint> {
  const basis = await findStandard(tx);
  const contracts = await listContracts(tx, actor);
  const selected = found(contracts.find((contract) => contract.slug === slug));
  const when = { span, today: londonDay(now) };
  const days = cutAtToday(span, when.today);
  const query = { span: days, basis, projectIds: [selected.projectId] };
  // Without values there is no comparison, so the other contracts are not summed.
  const isCompared = contracts.some(({ contractValue }) => contractValue);
  const all = await kindSums(tx, isCompared ? { span: days, basis } : query);
  const sums = all.filter(({ projectId }) => projectId === selected.projectId);
  const facts = {
    sums,
    counts: await countsOf(tx, query),
    earlier: await earlierSums(tx, query),
  };
  const contract = contractFootprint(selected, facts, basis, when);
  const { projectId, slug: _slug, code, name, status, ...totals } = contract;
  return {
    contract,
    ...(await spanFigures(tx, query, span, when.today)),
    boundary: boundaryOf(basis, unrestatedTermCount(sums, basis)),
    totals,
    companyPerHundredThousand: companyPerHundredThousand(contracts, all, basis),
    ...sharesIn(await sumsOf(tx, query), totals.total),
  };
}

const boundaryOf = (
  { modules, includesLosses, includesWtt, statedYear }: Basis,
  keptTerms: number,
) => ({
  modules,
  includesLosses,
  includesWtt,
  statedYear,
  keptTerms,
});

/** The requested days, and the total of as many days before. */
async function spanFigures(tx: Tx, query: SumsQuery, span: FootprintQuery, today: string) {
  const { from = null, to = null } = span;
  const earlier = previousSpan(span, today);
  const sums = earlier && (await kindSums(tx, { ...query, span: earlier }));
  return { from, to, before: sums ? totalOf(sums, query.basis) : null };
}

export async function restate(
  tx: Tx,
  actor: Actor,
  slug: string,
  query: RestatementQuery,
  now: Date,
): Promise<Restatement> {
  const basis = await findStandard(tx);
  const { projectId } = await findContract(tx, actor, slug);
  const under = (as: Basis, from: string, to: string) =>
    kindSums(tx, {
      projectIds: [projectId],
      span: cutAtToday({ from, to }, londonDay(now)),
      basis: as,
    });
  const restated = async (from: string, to: string) => ({
    recorded: await under(recordedBasis(basis), from, to),
    restated: await under(statedBasis(basis, query.year), from, to),
  });
  const before = await restated(query.beforeFrom, query.beforeTo);
  const after = await restated(query.afterFrom, query.afterTo);
  return restatementOf(query, before, after, basis);
}
