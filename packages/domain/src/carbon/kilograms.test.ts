import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimalOf, scaled } from '../kernel/decimal.ts';
import { formatKilograms, kilogramsEmitted, sumOfKilograms } from './kilograms.ts';

it.each([
  ['2.4', '118.75127', '285.003048'],
  ['1', '0.0000005', '0.000001'],
  ['1', '0.0000004999', '0.000000'],
  ['-2', '2.51279', '-5.025580'],
  // As floats: 0.30000000000000004
  ['3', '0.1', '0.300000'],
])('%s × %s is %s kg', (quantity, factor, kilograms) => {
  expect(kilogramsEmitted(quantity, factor)).toBe(kilograms);
});

it.each([
  ['5130.054864', '5,130.055'],
  ['285.003048', '285.003'],
  ['2512.790000', '2,512.79'],
  ['0.000420', '0.00042'],
  ['0.000000', '0'],
])('%s kg is read as %s', (kilograms, words) => {
  expect(formatKilograms(kilograms)).toBe(words);
});

const kilograms = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }).map((mg) => decimalOf(mg, 6));

it('adds up to the same in any order, to the milligram', () => {
  fc.assert(
    fc.property(
      fc
        .array(kilograms, { maxLength: 200 })
        .chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
      fc.nat(200),
      ([all, shuffled], cut) => {
        const inParts = sumOfKilograms([
          sumOfKilograms(shuffled.slice(0, cut)),
          sumOfKilograms(shuffled.slice(cut)),
        ]);
        const exact = all.reduce((sum, each) => sum + scaled(each, 6), 0n);
        expect(inParts).toBe(decimalOf(exact, 6));
        expect(sumOfKilograms(all)).toBe(inParts);
      },
    ),
  );
});
