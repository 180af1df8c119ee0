import { expect, it } from 'vitest';
import { factorSynonyms } from './factor-synonyms.ts';

it.each([
  ['Metals, primary material production', 'rebar'],
  ['Wood, re-used', 'timber'],
  ['Gas oil', 'red diesel'],
  ['HGV (all diesel): All HGVs, average laden', 'lorry'],
])('%s is found by %s', (name, word) => {
  expect(factorSynonyms(name)).toContain(word);
});

it('has no other word for what people call as the table does', () => {
  expect(factorSynonyms('Glass, closed-loop source')).toBe('');
});
