import { describe, expect, it } from 'vitest';
import { isPhone, isPostcode, phoneKey, tidyCompanyNumber, tidyUtr, tidyVat } from './checks.ts';

describe('a VAT number', () => {
  it.each([
    // 8×1 + 7×2 + 6×3 + 5×4 + 4×5 + 3×6 + 2×7 = 112; 112 + 82 = 194 = 2 × 97
    ['123 4567 82', 'GB123456782'],
    // 8×1 = 8; 8 + 34 + 55 = 97: only by the rule that adds 55
    ['GB100 0000 34', 'GB100000034'],
    ['gb980780684', 'GB980780684'],
    ['GB 980 7806 84 001', 'GB980780684001'],
    ['XI980780684', 'XI980780684'],
    ['gd001', 'GBGD001'],
    ['GBHA599', 'GBHA599'],
    ['IE6388047V', 'IE6388047V'],
  ])('written %s is %s', (typed, tidy) => {
    expect(tidyVat(typed)).toBe(tidy);
  });

  it.each(['123456783', '12345678', 'GB12345678A', 'GD500', 'HA499', 'FRX', '', 'GB'])(
    'is not %s',
    (typed) => {
      expect(tidyVat(typed)).toBeUndefined();
    },
  );
});

describe('a company number', () => {
  it.each([
    ['09876543', '09876543'],
    ['445790', '00445790'],
    ['sc 123456', 'SC123456'],
    ['NI654321', 'NI654321'],
    ['oc301540', 'OC301540'],
    ['IP12345R', 'IP12345R'],
  ])('written %s is %s', (typed, tidy) => {
    expect(tidyCompanyNumber(typed)).toBe(tidy);
  });

  it.each(['12345', '123456789', 'XX123456', 'SC12345', ''])('is not %s', (typed) => {
    expect(tidyCompanyNumber(typed)).toBeUndefined();
  });
});

describe('a tax reference', () => {
  it.each([
    // 6×1 + 7×2 + 8×3 + 9×4 + 10×5 + 5×6 + 4×7 + 3×8 + 2×9 = 230 = 20 × 11 + 10, which stands for 1
    ['1123456789', '1123456789'],
    ['11234 56789K', '1123456789'],
  ])('written %s is %s', (typed, tidy) => {
    expect(tidyUtr(typed)).toBe(tidy);
  });

  it.each(['2123456789', '112345678', '11234567890', ''])('is not %s', (typed) => {
    expect(tidyUtr(typed)).toBeUndefined();
  });
});

it.each([
  ['0113 496 0123', true],
  ['+44 (0)113 496-0123', true],
  ['0113', false],
  ['ring Dave', false],
])('takes %s for a phone number: %s', (typed, is) => {
  expect(isPhone(typed)).toBe(is);
});

it.each(['0113 496 0123', '+44 113 496 0123', '0044 113 4960123', '+44 (0)113 4960123'])(
  'knows %s for the same number',
  (typed) => {
    expect(phoneKey(typed)).toBe('1134960123');
  },
);

it.each([
  ['ls10 9zx', true],
  ['W1A1AA', true],
  ['LS10', false],
  ['Leeds', false],
])('takes %s for a postcode: %s', (typed, is) => {
  expect(isPostcode(typed)).toBe(is);
});
