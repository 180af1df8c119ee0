import { afterAll, afterEach, expect } from 'vitest';
import { endAll } from './endings.ts';
import { waitsInTransactions } from './transaction-watch.ts';

/** Nothing slow happens in a transaction of the API: each holds one of its few connections. */
afterEach(() =>
  expect(waitsInTransactions(), 'queries before a wait in a transaction').toEqual([]),
);

afterAll(endAll);
