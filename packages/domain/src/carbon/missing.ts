import { isOfficialRow, isPublished, noEditionText } from './edition-year.ts';
import type { EmissionInput, Facts, Missing, UsedFactor } from './emission-input.ts';
import { kindOf } from './units.ts';

const instead = 'Choose another or save a draft.';

/** Why there is no factor, at the field that would help. */
export function missingFactor(entry: EmissionInput, facts: Facts): Missing {
  if (entry.factorId) return { field: 'factorId', message: missingRow(entry.factorId, facts) };
  return entry.category === 'waste'
    ? missingWasteFactor(entry, facts)
    : { field: 'factorId', message: 'Please choose a factor' };
}

const missingRow = (factorId: string, facts: Facts): string =>
  isOfficialRow(factorId)
    ? missingOfficial(facts)
    : `This factor does not apply to ${facts.year}. ${instead}`;

type Dated = Pick<Facts, 'year' | 'edition'>;

const editionOf = ({ year, edition }: Dated): number | undefined =>
  edition ?? (isPublished(year) ? year : undefined);

export function missingOfficial(facts: Dated): string {
  const edition = editionOf(facts);
  return edition
    ? `There is no official ${edition} factor for this item. ${instead}`
    : noEditionText(facts.year);
}

function missingWasteFactor({ wasteRoute }: EmissionInput, facts: Facts): Missing {
  const { wasteCode } = facts;
  const edition = editionOf(facts);
  if (!wasteCode) return { field: 'wasteCode', message: 'Please choose a waste code' };
  const { code, wasteType } = wasteCode;
  if (!wasteType)
    return {
      field: 'factorId',
      message: `There is no official factor for ${code}. Choose your own factor or save a draft.`,
    };
  if (!wasteRoute) return { field: 'wasteRoute', message: 'Please choose a destination' };
  if (!edition) return { field: 'wasteRoute', message: noEditionText(facts.year) };
  const [waste, route] = [wasteType.split(' / ').at(-1), wasteRoute.toLowerCase()];
  return {
    field: 'wasteRoute',
    message: `${waste} to ${route} has no official factor for ${edition}. ${instead}`,
  };
}

const oneOf: Record<string, string> = {
  t: 'tonne',
  kg: 'kilogram',
  l: 'litre',
  'm³': 'cubic metre',
  km: 'kilometre',
  mi: 'mile',
  't km': 'tonne-kilometre',
};

/** What is missing to convert a unit to that of the factor. */
export function missingConversion(
  entry: EmissionInput,
  unit: string,
  factor: Pick<UsedFactor, 'unit'>,
): Missing {
  const per = `this factor is per ${oneOf[factor.unit] ?? factor.unit}`;
  if (entry.category === 'transport')
    return { field: 'factorId', message: `Choose a factor for this method: ${per}` };
  if (kindOf(factor.unit) !== 'mass' || kindOf(unit) === 'energy')
    return { field: 'unit', message: `Choose another unit: ${per}` };
  return kindOf(unit) === 'volume'
    ? { field: 'density', message: `Enter the density: ${per}` }
    : { field: 'unitWeight', message: `Enter the unit weight: ${per}` };
}
