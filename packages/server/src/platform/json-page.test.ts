import { expect, it } from 'vitest';
import { JsonPage } from './json-page.ts';

const rows = [
  { id: 9, json: '{"id":9,"name":"Tie"}' },
  { id: 7, json: '{"id":7,"name":"Net"}' },
  { id: 4, json: '{"id":4,"name":"Gap"}' },
];

it('is one array, and says where the next page begins', () => {
  const page = new JsonPage(rows, 2);
  expect(JSON.parse(page.json)).toEqual([
    { id: 9, name: 'Tie' },
    { id: 7, name: 'Net' },
  ]);
  expect(page.next).toBe(7);
  expect(new JsonPage(rows, 3).next).toBeUndefined();
  expect(new JsonPage([], 3).json).toBe('[]');
});
