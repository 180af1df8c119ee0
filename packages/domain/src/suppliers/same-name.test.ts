import { expect, it } from 'vitest';
import { mixesAlphabets, nameKey } from './same-name.ts';

it.each([
  'AIRE  STEEL',
  'Aire-Steel Ltd.',
  'The Aire Steel Company Limited',
  'Aire Steel L.t.d.',
  'Ai\u200bre St\u00adeel\u115f',
  'Ａｉｒｅ Stéel',
  'AireSteel plc',
  '\u0410ire Steel',
  'Aire St\u0435\u0435l',
])('%j is Aire Steel', (name) => {
  expect(nameKey(name)).toBe(nameKey('Aire Steel'));
});

it.each(['Aire Steels', 'Aire', 'Steel Aire', 'Ltd'])('%j is another name', (name) => {
  expect(nameKey(name)).not.toBe(nameKey('Aire Steel'));
});

it('finds a name of foreign letters only that looks like one of ours', () => {
  expect(nameKey('\u0410\u0421\u0415')).toBe(nameKey('ACE'));
});

it.each([
  ['Aire Steel', false],
  ['Société Générale Ø', false],
  ['Сталь Урал', false],
  ['株式会社 Tanaka', false],
  ['\u0410ire Steel', true],
  ['Aire Steel \u03a9', true],
])('%s mixes alphabets: %s', (name, isSo) => {
  expect(mixesAlphabets(name)).toBe(isSo);
});
