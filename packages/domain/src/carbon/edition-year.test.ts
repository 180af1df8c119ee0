import { describe, expect, it } from 'vitest';
import {
  earlierEditionOf,
  earlierEditionText,
  earlierShareText,
  editionFor,
  goOnText,
  noEditionText,
} from './edition-year.ts';

const published = [2023, 2024, 2025, 2026];
const refuse = { usesPreviousEdition: false };
const goOn = { usesPreviousEdition: true };

describe('the edition of a year', () => {
  it.each([
    // A published year always uses its own
    [2026, goOn, 2026],
    [2023, goOn, 2023],
    // Without the choice there is none
    [2027, refuse, undefined],
    // The latest before the year, however far
    [2027, goOn, 2026],
    [2029, goOn, 2026],
    // Before the first edition there is nothing to go on with
    [2022, goOn, undefined],
    [2022, refuse, undefined],
  ])('%i is, with %o, %s', (year, choice, edition) => {
    expect(editionFor(year, choice, published)).toBe(edition);
  });

  it('is its own as soon as that is published', () => {
    expect(editionFor(2027, goOn, [...published, 2027])).toBe(2027);
    expect(editionFor(2028, goOn, [...published, 2027])).toBe(2027);
  });
});

it('says who can choose to go on, where there is something to go on with', () => {
  expect(goOnText(2026)).toBe('Keep using 2026 until 2027 is published');
  expect(noEditionText(2028, published)).toBe(
    'There are no official factors for 2028 yet. Choose your own factor or save a draft. A Managing Director, a Director or an administrator can choose ‘Keep using 2026 until 2027 is published’ in Carbon standards.',
  );
  expect(noEditionText(2022, published)).toBe(
    'There are no official factors for 2022. Choose your own factor or save a draft.',
  );
});

describe('an entry by an earlier edition', () => {
  const row = '1_101_1011_8_1';
  it.each([
    ['an official factor of its year', [[row, 2027]], undefined],
    ['an official factor of the year before', [[row, 2026]], { edition: 2026, year: 2027 }],
    ['own factors and EPDs of any year', [['own-12', 2019]], undefined],
    ['a catalogue figure', [['material-4', 2019]], undefined],
    ['kilograms entered by hand', [[null, null]], undefined],
    [
      'a later row that is older',
      [
        [row, 2027],
        ['11_101_1011_8_1', 2026],
      ],
      { edition: 2026, year: 2027 },
    ],
  ] as const)('with %s is %o', (_what, rows, edition) => {
    const terms = rows.map(([factorId, factorYear]) => ({ factorId, factorYear }));
    expect(earlierEditionOf({ date: '2027-01-15', terms })).toEqual(edition);
  });

  it('is marked, and after the publication too', () => {
    const mark = { edition: 2026, year: 2027 };
    expect(earlierEditionText(mark, published)).toBe('2026 factor, 2027 not published yet');
    expect(earlierEditionText(mark, [...published, 2027])).toBe(
      '2026 factor, not restated to 2027 yet',
    );
    expect(earlierShareText({ ...mark, terms: 1200, kilograms: '3204.000000' }, published)).toBe(
      '2026 factor, 2027 not published yet: 3.20 t of the total, 1,200 calculations.',
    );
  });
});
