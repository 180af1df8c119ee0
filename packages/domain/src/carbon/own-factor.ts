import { plainDecimal } from '../kernel/decimal.ts';
import { iceCitation } from './attribution.ts';
import type { FactorSource } from './carbon-values.ts';
import type { Factor, OwnFactor } from './factor.ts';

/** A factor that the organisation brought, with the edition of its set. */
export type OwnFactorWithEdition = Pick<
  OwnFactor,
  | 'id'
  | 'source'
  | 'name'
  | 'category'
  | 'scope'
  | 'unit'
  | 'value'
  | 'year'
  | 'density'
  | 'reason'
  | 'epdNumber'
  | 'programme'
  | 'expiresOn'
> & { edition: string };

/** 'own-12' is 12; an official id is none of ours. */
export const ownFactorIdOf = (factorId: string): number | undefined =>
  /^own-\d{1,9}$/.test(factorId) ? Number(factorId.slice(4)) : undefined;

const groups: Record<FactorSource, string> = {
  official: 'Official',
  own: 'Own factors',
  epd: 'Environmental product declarations',
  ice: 'Inventory of Carbon & Energy',
};

/** Many numbers begin with the word. */
const withEpd = (number: string): string => (/^EPD\b/i.test(number) ? number : `EPD ${number}`);

const citations: Record<FactorSource, (factor: OwnFactorWithEdition) => string> = {
  official: ({ edition }) => edition,
  own: ({ year }) => `Own factor, ${year}`,
  epd: ({ epdNumber, programme, year }) =>
    [withEpd(epdNumber ?? ''), programme, year].filter(Boolean).join(', '),
  ice: ({ edition }) => `${iceCitation}, ${edition}`,
};

/** An own factor as a lookup result: it is valid in every year. */
export const toFactor = (own: OwnFactorWithEdition): Factor => ({
  id: `own-${own.id}`,
  source: own.source,
  year: own.year,
  name: own.name,
  group: groups[own.source],
  category: own.category,
  scope: own.scope,
  unit: own.unit,
  value: plainDecimal(own.value),
  density: own.density && plainDecimal(own.density),
  citation: citations[own.source](own),
  copies: null,
  official: null,
  reason: own.reason,
  expiresOn: own.expiresOn,
});

/** An own factor that overrides an official row: under that id and name, with the official value. */
export const toOverride = (own: OwnFactorWithEdition, official: Factor): Factor => ({
  ...toFactor(own),
  id: official.id,
  name: official.name,
  group: official.group,
  category: official.category,
  scope: official.scope,
  unit: official.unit,
  official: official.value,
});
