import type { PoolClient, QueryConfig } from 'pg';
import { expect, it } from 'vitest';
import { statementNames, withNames } from './statement-names.ts';

it('names a statement that is asked often, and the same one by the same name', () => {
  const nameIfFrequent = statementNames();
  const names = Array.from({ length: 12 }, () => nameIfFrequent('select often'));
  expect(names.slice(0, 9)).toEqual(Array(9).fill(undefined));
  expect(names.slice(9)).toEqual(Array(3).fill('statement 0'));
  const another = Array.from({ length: 10 }, () => nameIfFrequent('select another'));
  expect(another.at(-1)).toBe('statement 1');
});

it('stops naming before the plans take too much memory', () => {
  const nameIfFrequent = statementNames();
  const ask = (text: string) => Array.from({ length: 10 }, () => nameIfFrequent(text)).at(-1);
  const last = Array.from({ length: 401 }, (_, i) => ask(`select ${i}`));
  expect(last[399]).toBe('statement 399');
  expect(last[400]).toBeUndefined();
});

it('names nothing without values, which PostgreSQL takes in one message', () => {
  const given: (string | undefined)[] = [];
  const driver = { query: ({ name }: QueryConfig) => given.push(name) };
  const client = withNames(driver as unknown as PoolClient);
  for (let i = 0; i < 20; i++) void client.query({ text: 'select bare' }, []);
  expect(new Set(given)).toEqual(new Set([undefined]));
});
