import type {
  ContractFootprint,
  Footprint,
  FootprintQuery,
  Restatement,
  RestatementQuery,
} from '@sitewright/domain/carbon/footprint';
import {
  type CarbonContract,
  companyPerHundredThousand,
  companyTotals,
  contractFootprint,
  keptTermCount,
  type Lens,
  spanBefore,
  totalOf,
  untilToday,
} from '@sitewright/domain/carbon/footprint-rules';
import { sharesIn } from '@sitewright/domain/carbon/footprint-shares';
import { recordedLens, restatementOf, statedLens } from '@sitewright/domain/carbon/restate';
import { type Actor, can } from '@sitewright/domain/kernel/access';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { Page } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import { rowsOf } from '../platform/prepared.ts';
import type { Tx } from '../platform/tenancy.ts';
import { type Asked, countsOf, kindSums, sumsOf } from './footprint-sums.ts';
import { findSettled } from './standards.ts';

const contracts = `
  select p.id as "projectId", p.slug, p.code, p.name, p.status, p.start_date as "startDate",
    p.finish_date as "finishDate", p.contract_value as "contractValue", c.target, c.area
  from projects p left join carbon_targets c on c.project_id = p.id`;

/** What a contract is worth is not for everybody. */
const seenBy =
  (actor: Actor) =>
  (contract: CarbonContract): CarbonContract =>
    can(actor, 'project.money', 'R') ? contract : { ...contract, contractValue: null };

export const listContracts = async (tx: Tx, actor: Actor): Promise<CarbonContract[]> =>
  (await rowsOf<CarbonContract>(tx, `${contracts} order by p.id desc`, [])).map(seenBy(actor));

export async function findContract(tx: Tx, actor: Actor, slug: string): Promise<CarbonContract> {
  const [contract] = await rowsOf<CarbonContract>(tx, `${contracts} where p.slug = $1`, [slug]);
  return seenBy(actor)(found(contract));
}

/** The figures of every contract, the newest first. */
export async function listFootprints(
  tx: Tx,
  actor: Actor,
  span: FootprintQuery,
  now: Date,
): Promise<Page<ContractFootprint>> {
  const lens = await findSettled(tx);
  const when = { span, today: londonDay(now) };
  const facts = await factsOf(tx, { span: untilToday(span, when.today), lens });
  const rows = (await listContracts(tx, actor)).map((contract) =>
    contractFootprint(contract, facts, lens, when),
  );
  return new Page(rows);
}

const factsOf = async (tx: Tx, asked: Asked) => ({
  sums: await kindSums(tx, asked),
  counts: await countsOf(tx, asked),
});

export async function companyFootprint(
  tx: Tx,
  actor: Actor,
  span: FootprintQuery,
  now: Date,
): Promise<Footprint> {
  const lens = await findSettled(tx);
  const today = londonDay(now);
  const asked = { span: untilToday(span, today), lens };
  const facts = await factsOf(tx, asked);
  const totals = companyTotals(await listContracts(tx, actor), facts, lens);
  return {
    contract: null,
    ...(await spanned(tx, { ...asked, span }, today)),
    boundary: boundaryOf(lens, keptTermCount(facts.sums, lens)),
    totals,
    companyPerHundredThousand: totals.perHundredThousand,
    ...sharesIn(await sumsOf(tx, asked), totals.total),
  };
}

export async function readFootprint(
  tx: Tx,
  actor: Actor,
  { slug, ...span }: FootprintQuery & { slug: string },
  now: Date,
): Promise<Footprint> {
  const lens = await findSettled(tx);
  const contracts = await listContracts(tx, actor);
  const one = found(contracts.find((contract) => contract.slug === slug));
  const when = { span, today: londonDay(now) };
  const days = untilToday(span, when.today);
  const asked = { span: days, lens, projectIds: [one.projectId] };
  // Whoever sees no value compares with nobody: then the others are not added up.
  const isCompared = contracts.some(({ contractValue }) => contractValue);
  const all = await kindSums(tx, isCompared ? { span: days, lens } : asked);
  const sums = all.filter(({ projectId }) => projectId === one.projectId);
  const facts = { sums, counts: await countsOf(tx, asked) };
  const contract = contractFootprint(one, facts, lens, when);
  const { projectId, slug: _slug, code, name, status, ...totals } = contract;
  return {
    contract,
    ...(await spanned(tx, { ...asked, span }, when.today)),
    boundary: boundaryOf(lens, keptTermCount(sums, lens)),
    totals,
    companyPerHundredThousand: companyPerHundredThousand(contracts, all, lens),
    ...sharesIn(await sumsOf(tx, asked), totals.total),
  };
}

const boundaryOf = (
  { modules, includesLosses, includesWtt, statedYear }: Lens,
  keptTerms: number,
) => ({
  ...{ modules, includesLosses, includesWtt, statedYear, keptTerms },
});

/** The days that were asked for, and what as many days before them came to. */
async function spanned(tx: Tx, asked: Asked, today: string) {
  const { from = null, to = null } = asked.span;
  const earlier = spanBefore(asked.span, today);
  const sums = earlier && (await kindSums(tx, { ...asked, span: earlier }));
  return { from, to, before: sums ? totalOf(sums, asked.lens) : null };
}

export async function restate(
  tx: Tx,
  actor: Actor,
  slug: string,
  asked: RestatementQuery,
  now: Date,
): Promise<Restatement> {
  const lens = await findSettled(tx);
  const { projectId } = await findContract(tx, actor, slug);
  const under = (as: Lens, from: string, to: string) =>
    kindSums(tx, {
      projectIds: [projectId],
      span: untilToday({ from, to }, londonDay(now)),
      lens: as,
    });
  const restated = async (from: string, to: string) => ({
    recorded: await under(recordedLens(lens), from, to),
    restated: await under(statedLens(lens, asked.year), from, to),
  });
  const before = await restated(asked.beforeFrom, asked.beforeTo);
  const after = await restated(asked.afterFrom, asked.afterTo);
  return restatementOf(asked, before, after, lens);
}
