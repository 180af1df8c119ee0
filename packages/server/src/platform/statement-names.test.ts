import type { PoolClient, QueryConfig } from 'pg';
import { expect, it } from 'vitest';
import { withNames } from './statement-names.ts';

/** The names that the driver is given for a statement that is asked again and again. */
function namesOf(text: string, times: number, values: unknown[] = [1]) {
  const names: (string | undefined)[] = [];
  const driver = { query: ({ name }: QueryConfig) => names.push(name) };
  const client = withNames(driver as unknown as PoolClient);
  for (let i = 0; i < times; i++) void client.query({ text }, values);
  return names;
}

it('names a statement that is asked often, and the same one by the same name', () => {
  const names = namesOf('select often', 12);
  expect(names.slice(0, 9)).toEqual(Array(9).fill(undefined));
  expect(new Set(names.slice(9)).size).toBe(1);
  expect(names[9]).toMatch(/^statement \d+$/);
  expect(namesOf('select often', 1)).toEqual([names[9]]);
});

it('names nothing without values, which PostgreSQL takes in one message', () => {
  expect(new Set(namesOf('select bare', 20, []))).toEqual(new Set([undefined]));
});

it('stops naming before the plans take too much memory', () => {
  const last = Array.from({ length: 500 }, (_, i) => namesOf(`select ${i}`, 10).at(-1));
  expect(last[0]).toBeDefined();
  expect(last.at(-1)).toBeUndefined();
});
