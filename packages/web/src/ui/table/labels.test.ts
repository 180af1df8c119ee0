import { expect, it } from 'vitest';
import { countedRows } from './labels.ts';

it.each([
  [0, 'contracts', '0 contracts'],
  [1, 'purchase orders', '1 purchase order'],
  [1, 'activity entries', '1 activity entry'],
  [1204, 'categories', '1,204 categories'],
  [1, 'training', '1 row'],
  [2, 'carbon by contract', '2 rows'],
])('counts %i of %s', (count, label, text) => {
  expect(countedRows(count, label)).toBe(text);
});
