import { plainDecimal } from '../kernel/decimal.ts';
import { iceCitation } from './attribution.ts';
import type { FactorSource } from './carbon-values.ts';
import type { Factor, OwnFactor } from './factor.ts';

/** A factor that the organisation brought, with the edition of its set. */
export type BroughtFactor = Pick<
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
export const ownNumberOf = (factorId: string): number | undefined =>
  /^own-\d{1,9}$/.test(factorId) ? Number(factorId.slice(4)) : undefined;

const groups: Record<FactorSource, string> = {
  official: 'Official',
  own: 'Our own factors',
  epd: 'Environmental product declarations',
  ice: 'Inventory of Carbon & Energy',
};

const citations: Record<FactorSource, (factor: BroughtFactor) => string> = {
  official: ({ edition }) => edition,
  own: ({ year }) => `Our own factor, ${year}`,
  epd: ({ epdNumber, programme, year }) =>
    [`EPD ${epdNumber}`, programme, year].filter(Boolean).join(', '),
  ice: ({ edition }) => `${iceCitation}, ${edition}`,
};

/** An own factor as a lookup result: it is valid in every year. */
export const factorOf = (brought: BroughtFactor): Factor => ({
  id: `own-${brought.id}`,
  source: brought.source,
  year: brought.year,
  name: brought.name,
  group: groups[brought.source],
  category: brought.category,
  scope: brought.scope,
  unit: brought.unit,
  value: plainDecimal(brought.value),
  density: brought.density && plainDecimal(brought.density),
  citation: citations[brought.source](brought),
  copies: null,
  official: null,
  reason: brought.reason,
  expiresOn: brought.expiresOn,
});

/** An own factor that overrides an official row: under that id and name, with the official value. */
export const standingIn = (brought: BroughtFactor, official: Factor): Factor => ({
  ...factorOf(brought),
  id: official.id,
  name: official.name,
  group: official.group,
  category: official.category,
  scope: official.scope,
  unit: official.unit,
  official: official.value,
});
