import { describe, expect, it } from 'vitest';
import { CarbonEntryChanges } from './carbon-entry.ts';
import { CarbonSettingsChanges } from './carbon-settings.ts';

const faultsOf = (changes: object): string[] =>
  CarbonEntryChanges.safeParse(changes).error?.issues.map(({ message }) => message) ?? [];

describe('an amount', () => {
  it.each([
    ['quantity', 'Quantity'],
    ['materialQuantity', 'Material quantity'],
    ['carbonEmitted', 'Carbon'],
    ['density', 'Density'],
    ['unitWeight', 'Unit weight'],
    ['transportWeight', 'Weight'],
    ['transportDistance', 'Distance'],
    ['returnDistance', 'Return distance'],
    ['hours', 'Hours'],
    ['perHour', 'Fuel per hour'],
  ])('of nothing is refused: %s', (field, name) => {
    expect(faultsOf({ [field]: '0.00' })).toEqual([`${name} must be more than 0`]);
    expect(faultsOf({ [field]: '-1' })).toEqual([`${name} cannot be negative`]);
    expect(faultsOf({ [field]: '0.5' })).toEqual([]);
    expect(faultsOf({ [field]: '' })).toEqual([]);
  });

  it('of nothing lost on the way is one', () => {
    expect(faultsOf({ transportLoss: '0', siteWaste: '0' })).toEqual([]);
  });

  it('of no kilometres is no usual distance', () => {
    const { error } = CarbonSettingsChanges.safeParse({ defaultDistance: '0' });
    expect(error?.issues).toMatchObject([{ message: 'Distance must be more than 0' }]);
  });
});

describe('the lines of an order', () => {
  const rebar = { description: 'Rebar', quantity: 2, isCut: true, note: null };
  const faultOf = (lineItems: unknown) => faultsOf({ lineItems })[0];

  it('are of a size that an order can have', () => {
    expect(faultOf(Array(200).fill(rebar))).toBeUndefined();
    expect(faultOf(Array(201).fill(rebar))).toBe('An order can have up to 200 lines');
  });

  it('hold short texts, numbers and flags, and nothing within them', () => {
    expect(faultOf([rebar])).toBeUndefined();
    const isPlain =
      'Order line values must be numbers, true or false, or text of up to 500 characters';
    expect(faultOf([{ description: 'x'.repeat(501) }])).toBe(isPlain);
    expect(faultOf([{ parts: [rebar] }])).toBe(isPlain);
    const isNarrow = 'An order line can have up to 20 values, with names of up to 50 characters';
    expect(faultOf([{ ['x'.repeat(51)]: 1 }])).toBe(isNarrow);
    const wide = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`field${at}`, at]));
    expect(faultOf([wide])).toBe(isNarrow);
  });
});
