import { expect, it } from 'vitest';
import { CivilDate } from './period.ts';

it.each(['2026-03-29', '2028-02-29', '1900-01-01', '2199-12-31'])('%s is a date', (date) => {
  expect(CivilDate.safeParse(date).success).toBe(true);
});

it.each([
  '0026-11-01',
  '9999-12-31',
  '2026-02-29',
  '2026-13-01',
  '29/03/2026',
  '2026-03-29T10:00',
  '',
  'x',
])('%j is none', (date) => {
  expect(CivilDate.safeParse(date).success).toBe(false);
});
