import { expect, it } from 'vitest';
import { testApi } from './api.ts';
import { endpoints } from './endpoints.ts';
import { mismatchesOf } from './role-check.ts';

const { STRANGERS_ONE_IN = '10' } = process.env;
const api = await testApi();

it('lets everybody do what the access table says, and nothing else', async () => {
  const { findings, cases } = await mismatchesOf(api, endpoints, Number(STRANGERS_ONE_IN));
  process.stdout.write(`Role matrix: ${cases} cases.\n`);
  expect(findings).toEqual([]);
}, 1_200_000);
