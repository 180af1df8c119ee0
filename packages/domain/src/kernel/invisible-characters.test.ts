import { expect, it } from 'vitest';
import { foldName, hasInvisibleCharacters } from './invisible-characters.ts';

it.each([
  'AIRE STEEL',
  ' aire  steel ',
  'Aire\u00a0Steel',
  'Ai\u200bre St\u00adeel',
  '\u2066Aire Steel\u2069',
  'Ａｉｒｅ Steel',
  'Aire Steel\u115f',
])('%j is Aire Steel', (name) => {
  expect(foldName(name)).toBe(foldName('Aire Steel'));
});

it('keeps visibly different names apart', () => {
  expect(foldName('Aire Steels')).not.toBe(foldName('Aire Steel'));
});

it.each([
  ['PO-1', false],
  ['PO\u200b-1', true],
  ['PO-1\u202e', true],
])('%j holds what cannot be seen: %s', (text, isSo) => {
  expect(hasInvisibleCharacters(text)).toBe(isSo);
});
