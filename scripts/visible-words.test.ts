import { expect, it } from 'vitest';
import { visibleStrings } from './visible-strings.ts';

/** Words that make a reader stop, and what the product says instead (docs/STYLE.md). */
const banned: [RegExp, string][] = [
  [/\bnought\b/i, 'zero'],
  [/\bdearer\b/i, 'more expensive'],
];

const strings = visibleStrings();

it('finds the sentences of the product', () => {
  expect(strings.length).toBeGreaterThan(5_000);
  expect(strings.map(({ text }) => text)).toContain('Please select a status');
});

it.each(banned)('no sentence of the product has %s', (words) => {
  const found = strings.filter(({ text }) => words.test(text));
  expect(found.map(({ path, line, text }) => `${path}:${line} ${text}`)).toEqual([]);
});
