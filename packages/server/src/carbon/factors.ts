import type { Factor } from '@sitewright/domain/carbon/factor';
import {
  type OwnFactorWithEdition,
  ownFactorIdOf,
  toFactor,
  toOverride,
} from '@sitewright/domain/carbon/own-factor';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { officialFactor } from './reference/official-factors.ts';
import { findEdition } from './standards.ts';

export type UsableFactor = OwnFactorWithEdition & { replaces: string | null };

/** Factors of published sets; entries keep retired factors, but new entries cannot use them. */
export const usableFactors = `
  select f.id, f.source, f.name, f.category, f.scope, f.unit, f.value, f.year, f.density, f.reason,
    f.epd_number as "epdNumber", f.programme, f.expires_on as "expiresOn", f.replaces, s.edition
  from carbon_factors f join carbon_factor_sets s on s.id = f.set_id
  where s.status = 'published' and f.retired_at is null`;

const requestedFactors = `${usableFactors}
  and (f.id = any($1) and f.replaces is null or f.replaces = any($2) and f.year = $3)`;

/**
 * Official factors of the edition that applies to a year, or the organisation's replacements, and its own factors.
 * Ids without a factor in that year are left out.
 */
export async function factorsFor(
  tx: Tx,
  ids: readonly string[],
  year: number,
): Promise<Map<string, Factor>> {
  const ownIds = ids.flatMap((id) => ownFactorIdOf(id) ?? []);
  const edition = (await findEdition(tx, year)) ?? year;
  const ownRows = await queryRows<UsableFactor>(tx, requestedFactors, [ownIds, ids, edition]);
  const inPlace = withReplacements(ownRows);
  const ownFactors = ownRows.filter(({ replaces }) => !replaces).map(toFactor);
  const official = ids.flatMap((id) => officialFactor(id, edition) ?? []).map(inPlace);
  return new Map([...official, ...ownFactors].map((factor) => [factor.id, factor]));
}

/** The official factor, or the organisation's replacement. */
export const withReplacements =
  (ownRows: readonly UsableFactor[]) =>
  (official: Factor): Factor => {
    const ownFactors = ownRows.find(({ replaces }) => replaces === official.id);
    return ownFactors ? toOverride(ownFactors, official) : official;
  };

export const factorFor = async (tx: Tx, id: string, year: number): Promise<Factor | undefined> =>
  (await factorsFor(tx, [id], year)).get(id);

const materialFactors = `${usableFactors} and f.replaces is null and f.category = 'materials'`;

/** The company's EPDs, own factors and ICE of materials, which come before the official averages. */
export const ownMaterialFactors = async (tx: Tx): Promise<Factor[]> =>
  (await queryRows<UsableFactor>(tx, materialFactors, [])).map(toFactor);
