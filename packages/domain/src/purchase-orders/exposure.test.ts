import { expect, it } from 'vitest';
import { outstandingOf, sumExposures } from './exposure.ts';
import { anOrderLine } from './purchase-order.fixture.ts';

/** 48 m³ at £118.50, £5,688.00 in all. */
const concrete = (received: string, rejected = '0') => anOrderLine({ received, rejected });

it.each([
  ['0', '0', '5688.00'],
  ['20', '0', '3318.00'],
  // What went back is still to come.
  ['20', '4', '3792.00'],
  ['48', '0', '0.00'],
  // Two loads too many: nothing is owed back for them.
  ['50', '0', '0.00'],
] as const)('with %s received and %s sent back, £%s is to come', (received, rejected, toCome) => {
  expect(outstandingOf([concrete(received, rejected)])).toBe(toCome);
});

it('adds up line by line, so that too much of one is not too little of another', () => {
  expect(outstandingOf([concrete('100'), concrete('20')])).toBe('3318.00');
});

it('leaves with what is here exactly what the line costs, however it rounds', () => {
  // Two at half a penny are a penny: once one is here, at a penny, nothing is left to pay.
  const line = { quantity: '2', unitPrice: '0.005', discountRate: '0', rejected: '0' };
  expect(outstandingOf([{ ...line, received: '1' }])).toBe('0.00');
});

it('adds up what orders hold', () => {
  const one = { actual: '1.10', openCommitment: '2.20', committed: '3.30' };
  expect(sumExposures([one, one])).toEqual({
    actual: '2.20',
    openCommitment: '4.40',
    committed: '6.60',
  });
});
