import { expect, it } from 'vitest';
import { checkSize } from './check-size.ts';
import { endpoints } from './endpoints.ts';
import { apiWithWorlds } from './ready-worlds.ts';
import { mismatchesOf } from './role-check.ts';

const api = await apiWithWorlds();

it('allows every user what the access table says, and nothing else', async () => {
  const { findings, cases } = await mismatchesOf(api, endpoints, checkSize);
  process.stdout.write(`Role matrix: ${cases} cases.\n`);
  expect(findings).toEqual([]);
}, 1_200_000);
