import { expect, it } from 'vitest';
import { findWasteCode, searchWasteCodes, wasteFactorOf } from './waste-codes.ts';

it.each(['17 06 05*', '170605*', '17 06 05', '170605'])('finds asbestos by %s', (code) => {
  expect(findWasteCode(code)).toMatchObject({
    code: '17 06 05*',
    description: 'Construction materials containing asbestos',
    isHazardous: true,
    wasteType: 'Construction / Asbestos',
    routes: ['Landfill'],
  });
});

it('distinguishes hazardous, non-hazardous and mirror entries', () => {
  expect(findWasteCode('17 01 01')).toMatchObject({
    description: 'Concrete',
    category:
      'Construction and demolition wastes (including excavated soil from contaminated sites): Concrete, bricks, tiles and ceramics',
    isHazardous: false,
    isMirror: true,
    routes: ['Open-loop', 'Closed-loop', 'Landfill'],
  });
});

it('finds no code that is not on the list', () => {
  expect(findWasteCode('99 99 99')).toBeUndefined();
  expect(findWasteCode('')).toBeUndefined();
});

it('searches by the beginning of a code, and by words with construction first', () => {
  const codes = (q: string) => searchWasteCodes(q).map(({ code }) => code);
  expect(codes('17 05').every((code) => code.startsWith('17 05'))).toBe(true);
  expect(codes('1705')).toEqual(codes('17 05'));
  expect(codes('wood')[0]).toBe('17 02 01');
  expect(codes('asbes constr')).toContain('17 06 05*');
  expect(searchWasteCodes()).toHaveLength(193);
});

it('finds a factor for every route that the list allows, in every edition', () => {
  const without = searchWasteCodes().flatMap(({ code, routes }) =>
    routes.flatMap((route) =>
      [2023, 2024, 2025, 2026]
        .filter((year) => !wasteFactorOf(code, route, year))
        .map((year) => `${code} ${route} ${year}`),
    ),
  );
  expect(without).toEqual([]);
});

it('joins the years by row id, because one edition has another name for combustion', () => {
  expect(wasteFactorOf('17 02 01', 'Combustion', 2024)?.value).toBe('6.41061');
  expect(wasteFactorOf('17 02 01', 'Combustion', 2025)).toMatchObject({
    value: '4.68568',
    name: 'Wood, incineration with energy recovery',
  });
});

it('has no factor where the official table has none', () => {
  expect(wasteFactorOf('17 09 04', 'Landfill', 2024)).toBeUndefined();
  expect(wasteFactorOf('17 06 01*', 'Open-loop', 2024)).toBeUndefined();
  expect(wasteFactorOf('17 01 01', 'Open-loop', 2022)).toBeUndefined();
  expect(wasteFactorOf('nonsense', 'Landfill', 2024)).toBeUndefined();
});
