import type { Factor } from '@sitewright/domain/carbon/factor';
import {
  type BroughtFactor,
  factorOf,
  ownNumberOf,
  standingIn,
} from '@sitewright/domain/carbon/own-factor';
import { rowsOf } from '../platform/prepared.ts';
import type { Tx } from '../platform/tenancy.ts';
import { officialFactor } from './reference/official-factors.ts';

export type Usable = BroughtFactor & { replaces: string | null };

/** Of published sets; a retired one stays with the entries that were reckoned with it. */
export const usable = `
  select f.id, f.source, f.name, f.category, f.scope, f.unit, f.value, f.year, f.density, f.reason,
    f.epd_number as "epdNumber", f.programme, f.expires_on as "expiresOn", f.replaces, s.edition
  from carbon_factors f join carbon_factor_sets s on s.id = f.set_id
  where s.status = 'published' and f.retired_at is null`;

const wanted = `${usable}
  and (f.id = any($1) and f.replaces is null or f.replaces = any($2) and f.year = $3)`;

/**
 * Each of them as it holds in a year: the official row of that edition, or what the organisation put in
 * its place; and its own ones. What the year has no factor for is not in it.
 */
export async function factorsFor(
  tx: Tx,
  ids: readonly string[],
  year: number,
): Promise<Map<string, Factor>> {
  const own = ids.flatMap((id) => ownNumberOf(id) ?? []);
  const brought = await rowsOf<Usable>(tx, wanted, [own, ids, year]);
  const inPlace = inPlaceOf(brought);
  const ours = brought.filter(({ replaces }) => !replaces).map(factorOf);
  const official = ids.flatMap((id) => officialFactor(id, year) ?? []).map(inPlace);
  return new Map([...official, ...ours].map((factor) => [factor.id, factor]));
}

/** The official row, or what the organisation put in its place. */
export const inPlaceOf =
  (brought: readonly Usable[]) =>
  (official: Factor): Factor => {
    const ours = brought.find(({ replaces }) => replaces === official.id);
    return ours ? standingIn(ours, official) : official;
  };

export const factorFor = async (tx: Tx, id: string, year: number): Promise<Factor | undefined> =>
  (await factorsFor(tx, [id], year)).get(id);
