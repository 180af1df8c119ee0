import { expect, it } from 'vitest';
import * as z from 'zod';
import { JsonPage } from './json-page.ts';

const rows = [
  { id: 9, json: '{"id":9,"name":"Tie"}' },
  { id: 7, json: '{"id":7,"name":"Net"}' },
  { id: 4, json: '{"id":4,"name":"Gap"}' },
];
const Row = z.object({ id: z.int(), name: z.string() });

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

it('is refused by its schema for a field too many, which no serialiser would leave out', () => {
  expect(new JsonPage(rows, 3).parsedBy(z.array(Row))).toHaveLength(3);
  const short = z.array(Row.omit({ name: true }));
  expect(() => new JsonPage(rows, 3).parsedBy(short)).toThrow(/fields that the reply does not/);
});
