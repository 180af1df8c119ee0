import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalOf, scaled } from '../kernel/decimal.ts';
import { penceOf, sumOf } from '../kernel/pence.ts';
import {
  lineTotalOf,
  netPriceOf,
  type PricedLine,
  totalsOf,
  vatTreatmentOf,
} from './line-maths.ts';
import { vatTreatments } from './order-status.ts';

const aLine = (over: Partial<PricedLine> = {}): PricedLine => ({
  quantity: '1',
  unitPrice: '1',
  discountRate: '0',
  ...over,
});

it.each([
  ['48', '118.50', '0', '5688.00'],
  ['36', '62.40', '0', '2246.40'],
  // 12.345 × 3.3333 = 41.1495885
  ['12.345', '3.3333', '0', '41.15'],
  // 0.485 × 1000 × 0.975 = 472.875, and the half goes up
  ['1000', '0.485', '2.5', '472.88'],
  ['0.001', '5.00', '0', '0.01'],
  ['0.001', '4.99', '0', '0.00'],
  ['7', '100', '100', '0.00'],
])('%s at £%s less %s %% is £%s', (quantity, unitPrice, discountRate, pounds) => {
  expect(lineTotalOf(aLine({ quantity, unitPrice, discountRate }))).toBe(pounds);
});

it.each([
  ['80', '10', '72.0000'],
  // 0.485 × 0.975 = 0.472875, and the half goes up
  ['0.485', '2.5', '0.4729'],
])('£%s less %s %% is £%s each', (unitPrice, discountRate, pounds) => {
  expect(netPriceOf(aLine({ unitPrice, discountRate }))).toBe(pounds);
});

it('adds VAT to the sum of the lines: the order of the screen', () => {
  const lines = ['5688.00', '1280.00', '2246.40', '225.00'];
  expect(totalsOf(lines, 'standard20')).toEqual({
    subtotal: '9439.40',
    vatRate: '20.00',
    vatAmount: '1887.88',
    total: '11327.28',
  });
});

it('states the VAT of a reverse charge, and leaves it out of the total', () => {
  expect(totalsOf(['1000.05'], 'reverse_charge5')).toEqual({
    subtotal: '1000.05',
    vatRate: '5.00',
    vatAmount: '50.00',
    total: '1000.05',
  });
});

it.each(['zero', 'exempt'] as const)('takes no VAT on what is %s', (treatment) => {
  expect(totalsOf(['10.00'], treatment)).toMatchObject({ vatAmount: '0.00', total: '10.00' });
});

const number = (places: number, most: number) =>
  fc
    .bigInt({ min: 0n, max: BigInt(most) * 10n ** BigInt(places) })
    .map((n) => decimalOf(n, places));
const lines = fc.array(
  fc.record({
    quantity: number(3, 100_000),
    unitPrice: number(4, 50_000),
    discountRate: number(2, 100),
  }),
  { maxLength: 60 },
);

it('loses no penny, in whatever order the lines were entered', () => {
  fc.assert(
    fc.property(
      lines,
      fc.constantFrom(...vatTreatments),
      fc.integer(),
      (order, treatment, seed) => {
        const totals = order.map(lineTotalOf);
        const whole = totalsOf(totals, treatment);
        const shuffled = totals
          .map((total, place) => ({ total, key: (place * 7919 + seed) % 1009 }))
          .toSorted((one, other) => one.key - other.key);
        expect(
          totalsOf(
            shuffled.map(({ total }) => total),
            treatment,
          ),
        ).toEqual(whole);
        expect(whole.subtotal).toBe(sumOf(totals));
        const charged = treatment.startsWith('reverse') ? 0n : penceOf(whole.vatAmount);
        expect(penceOf(whole.total)).toBe(penceOf(whole.subtotal) + charged);
      },
    ),
  );
});

it('is never more than half a penny away from the sum that cannot be rounded', () => {
  fc.assert(
    fc.property(lines, (order) => {
      for (const line of order) {
        const exact =
          scaled(line.quantity, 3) *
          scaled(line.unitPrice, 4) *
          (10_000n - scaled(line.discountRate, 2));
        const away = penceOf(lineTotalOf(line)) * 10n ** 9n - exact;
        expect(away <= 5n * 10n ** 8n && away > -5n * 10n ** 8n).toBe(true);
      }
    }),
  );
});

describe('the VAT treatment', () => {
  it.each([
    [{}, 'reverse_charge5', 'reverse_charge5'],
    [{ vatRate: '5.00' }, 'reverse_charge5', 'reverse_charge5'],
    [{ vatRate: '5.00' }, 'standard20', 'reduced5'],
    [{ vatRate: '0.00' }, 'standard20', 'zero'],
    [{ vatRate: '20.00' }, 'zero', 'standard20'],
    [{ vatTreatment: 'exempt', vatRate: '0.00' }, 'standard20', 'exempt'],
  ] as const)('is chosen by %j, where it was %s: %s', (sent, present, treatment) => {
    expect(vatTreatmentOf(sent, present)).toBe(treatment);
  });

  it('refuses a rate that is not its own, or that no treatment has', () => {
    const of = (sent: Parameters<typeof vatTreatmentOf>[0]) => () =>
      vatTreatmentOf(sent, 'standard20');
    expect(of({ vatRate: '17.50' })).toThrow('VAT rate must be 20, 5 or 0.');
    expect(of({ vatTreatment: 'zero', vatRate: '20.00' })).toThrow('has a rate of 0%');
  });
});
