import { describe, expect, it } from 'vitest';
import { aSupplier } from '../suppliers/supplier.fixture.ts';
import { type RemarkFacts, remarksOn } from './remarks.ts';

const insured = aSupplier({ insuranceExpiry: '2027-06-30', policies: [], status: 'active' });

const facts = (over: Partial<RemarkFacts> = {}): RemarkFacts => ({
  supplier: insured,
  insuranceRule: 'warn',
  today: '2026-11-15',
  punctuality: { deliveries: 0, onTime: 0 },
  prices: [],
  issueDate: null,
  deliveryDate: null,
  ...over,
});

const textsAfterInsurance = (known: RemarkFacts): string[] =>
  remarksOn(known)
    .slice(1)
    .map(({ text }) => text);

describe('the remarks for an approver', () => {
  it('say that a supplier is not in the register', () => {
    expect(remarksOn(facts({ supplier: null }))).toEqual([
      {
        tone: 'caution',
        text: 'The supplier is not in the register: no insurance or CIS status is recorded.',
      },
    ]);
  });

  it.each([
    ['2027-06-30', 'warn', 'ok', 'Pennick Concrete is insured.'],
    ['2026-12-01', 'warn', 'caution', 'expires on'],
    ['2026-11-14', 'warn', 'caution', 'expired on'],
    ['2026-11-14', 'refuse', 'stop', 'expired on'],
  ] as const)('of an insurance until %s, under the rule to %s: %s', (expiry, rule, tone, words) => {
    const supplier = aSupplier({ insuranceExpiry: expiry, policies: [], status: 'active' });
    expect(remarksOn(facts({ supplier, insuranceRule: rule }))).toEqual([
      { tone, text: expect.stringContaining(words) },
    ]);
  });

  it('of a supplier without any insurance', () => {
    const supplier = aSupplier({ insuranceExpiry: null, policies: [], status: 'active' });
    expect(remarksOn(facts({ supplier }))).toEqual([
      { tone: 'caution', text: 'No insurance is recorded for Pennick Concrete.' },
    ]);
  });

  it('of a delivery before the issue date, or before today without one', () => {
    const text = 'The delivery date, 14/11/2026, is before the issue date, 15/11/2026.';
    const remarks = (deliveryDate: string) => textsAfterInsurance(facts({ deliveryDate }));
    expect([remarks('2026-11-14'), remarks('2026-11-15')]).toEqual([[text], []]);
  });

  it.each([
    [2, 0, []],
    [3, 3, [{ tone: 'ok', text: '3 of 3 deliveries were on time.' }]],
    [11, 9, [{ tone: 'caution', text: '9 of 11 deliveries were on time.' }]],
  ])('of %i deliveries with %i on time', (deliveries, onTime, remarks) => {
    expect(remarksOn(facts({ punctuality: { deliveries, onTime } })).slice(1)).toEqual(remarks);
  });

  // 101 is exactly one per cent more than 100 and not mentioned; 101.01 is.
  it.each([
    ['101.0000', 3, undefined],
    ['99.0000', 3, undefined],
    ['101.0100', 3, 'Ply: £101.01 is 1% above the average of the last 3 purchases (£100.00).'],
    [
      '2241.2000',
      3,
      'Ply: £2,241.20 is 2,141.2% above the average of the last 3 purchases (£100.00).',
    ],
    ['101.0125', 3, 'Ply: £101.0125 is 1% above the average of the last 3 purchases (£100.00).'],
    ['87.5000', 1, 'Ply: £87.50 is 12.5% below the last price paid (£100.00).'],
  ])('of £%s after %i purchases at £100', (price, times, text) => {
    const prices = [{ description: 'Ply', price, average: '100.0000', times }];
    expect(textsAfterInsurance(facts({ prices }))).toEqual(text ? [text] : []);
  });
});
