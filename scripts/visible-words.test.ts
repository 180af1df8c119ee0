import { expect, it } from 'vitest';
import { visibleStrings } from './visible-strings.ts';

/** Words that make a reader stop, and what the product says instead (docs/STYLE.md). */
const banned: [RegExp, string][] = [
  [/\bnought\b/i, 'zero'],
  [/\bdearer\b/i, 'more expensive'],
  [/\bsomebody\b/i, 'someone, another person, a colleague'],
  // In quotes it is the user of the operating system.
  [/(?<!')\bnobody\b/i, 'no one'],
  [/\banybody\b/i, 'anyone'],
  [/\beverybody\b/i, 'everyone'],
  [/\bwhoever\b/i, 'the person who'],
  [/\b(is|are) told\b/i, 'is shown, is emailed, is notified'],
  [/\bfor ever\b/i, 'permanently'],
  [/\bgravest\b/i, 'most serious'],
  [/\bjudged\b/i, 'assessed'],
  [/\banew\b/i, 'again'],
  [/\bby (itself|themselves)\b/i, 'automatically'],
  [/\bbesides?\b/i, 'next to, separately'],
  [/\bcomes to\b/i, 'is, totals'],
  [/(^|[\d…]) %/, '57.8%'],
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
