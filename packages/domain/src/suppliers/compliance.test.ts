import { describe, expect, it } from 'vitest';
import {
  faultOfCover,
  firstExpiry,
  obstacleToNaming,
  obstacleToOrdering,
  policiesInForce,
  stateOf,
  warningsOnOrdering,
} from './compliance.ts';
import type { Policy } from './insurance.ts';
import { aSupplier } from './supplier.fixture.ts';

const today = '2026-11-15';

const policy = (over: Partial<Policy> = {}): Policy => ({
  insuranceType: 'public_liability',
  cover: '10000000.00',
  expiry: '2027-06-30',
  ...over,
});

it.each([
  [null, 'none'],
  ['2026-11-14', 'expired'],
  ['2026-11-15', 'expiring'],
  ['2026-12-15', 'expiring'], // in 30 days
  ['2026-12-16', 'valid'],
])('an insurance to %s is %s', (expiry, state) => {
  expect(stateOf(expiry, today)).toBe(state);
});

it('counts of each kind the policy that runs longest, and the first kind to end', () => {
  const lapsed = policy({ expiry: '2026-06-30' });
  const renewed = policy({ expiry: '2027-06-30' });
  const employers = policy({ insuranceType: 'employers_liability', expiry: '2027-01-31' });
  const inForce = policiesInForce([lapsed, employers, renewed]);
  expect(inForce).toEqual([employers, renewed]);
  expect(firstExpiry(inForce, '2026-12-01')).toBe('2027-01-31');
  expect(firstExpiry([], '2026-12-01')).toBe('2026-12-01');
});

it("asks for £5m of employers' liability, and of nothing else", () => {
  const employers = policy({ insuranceType: 'employers_liability' });
  expect(faultOfCover({ ...employers, cover: '5000000.00' })).toBeUndefined();
  expect(faultOfCover({ ...employers, cover: null })).toBeUndefined();
  expect(faultOfCover({ ...employers, cover: '4999999.99' })).toBe(
    "Employers' liability covers £4,999,999.99; the legal minimum is £5,000,000.00.",
  );
  expect(faultOfCover(policy({ cover: '1000000.00' }))).toBeUndefined();
});

describe('a name on an order', () => {
  const fine = aSupplier();
  const blocked = aSupplier({ status: 'blocked', statusReason: 'Fraud' });
  const inactive = aSupplier({ status: 'inactive' });
  const lapsed = aSupplier({ policies: [policy({ expiry: '2026-11-03' })] });
  const why = (supplier: typeof fine | undefined, ...namesakes: (typeof fine)[]) =>
    obstacleToNaming({ supplier, namesakes }, 'refuse', today)?.code;

  it('of who was chosen is refused for themselves, or for who is shunned and called so', () => {
    expect(why(fine)).toBeUndefined();
    expect(why(lapsed)).toBe('supplier.insurance_lapsed');
    expect(why(fine, blocked)).toBe('supplier.is_blocked');
    expect(why(inactive, blocked)).toBe('supplier.is_inactive');
  });

  it('that was typed is that of the register, where it is in there', () => {
    expect(why(undefined)).toBeUndefined();
    expect(why(undefined, fine)).toBeUndefined();
    expect(why(undefined, lapsed)).toBe('supplier.insurance_lapsed');
    expect(why(undefined, inactive)).toBe('supplier.is_inactive');
    expect(why(undefined, inactive, fine)).toBeUndefined();
    expect(why(undefined, fine, blocked)).toBe('supplier.is_blocked');
  });
});

describe('an order', () => {
  const lapsed = aSupplier({ policies: [policy({ expiry: '2026-11-03' })] });

  it.each(['active', 'preferred', 'pending'] as const)('may go to who is %s', (status) => {
    expect(obstacleToOrdering(aSupplier({ status }), 'refuse', today)).toBeUndefined();
  });

  it.each([
    [
      'on_hold',
      'Pennick Concrete is on hold: Two short loads. No new orders can be placed until the hold is lifted.',
    ],
    ['blocked', 'Pennick Concrete is blocked: Two short loads. Choose another supplier.'],
    ['inactive', 'Pennick Concrete is inactive. Make it active first.'],
  ] as const)('may not go to who is %s', (status, message) => {
    const supplier = aSupplier({ status, statusReason: 'Two short loads.' });
    expect(obstacleToOrdering(supplier, 'warn', today)?.message).toBe(message);
  });

  it('is refused on a lapsed insurance where the company says so, and else warned of', () => {
    const sentence = 'Pennick Concrete: Public liability insurance expired on 03/11/2026.';
    expect(obstacleToOrdering(lapsed, 'warn', today)).toBeUndefined();
    expect(warningsOnOrdering(lapsed, today)).toEqual([sentence]);
    expect(obstacleToOrdering(lapsed, 'refuse', today)?.message).toBe(
      `${sentence} Renew it or choose another supplier.`,
    );
  });

  it('goes by the date that was noted where no policy is kept', () => {
    const noted = aSupplier({ insuranceExpiry: '2026-11-01' });
    expect(obstacleToOrdering(noted, 'refuse', today)?.message).toContain(
      'Pennick Concrete: Insurance expired on 01/11/2026.',
    );
  });

  it('is warned of what is missing, too small, being set up and about to end', () => {
    const bare = { insuranceExpiry: null, policies: [] };
    expect(warningsOnOrdering(aSupplier(bare), today)).toEqual([]);
    expect(
      warningsOnOrdering(
        aSupplier({ ...bare, supplierType: 'subcontractor', status: 'pending' }),
        today,
      ),
    ).toEqual([
      'Pennick Concrete is still being set up.',
      'Pennick Concrete has no insurance recorded.',
    ]);
    const small = policy({
      insuranceType: 'employers_liability',
      cover: '2000000.00',
      expiry: '2026-12-01',
    });
    expect(warningsOnOrdering(aSupplier({ policies: [small] }), today)).toEqual([
      "Employers' liability covers £2,000,000.00; the legal minimum is £5,000,000.00.",
      "Pennick Concrete: Employers' liability insurance expires on 01/12/2026.",
    ]);
  });
});
