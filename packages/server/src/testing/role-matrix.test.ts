import { expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';
import { apiWithWorlds } from './ready-worlds.ts';
import { mismatchesOf } from './role-check.ts';
import { walkSize } from './walk-size.ts';

const api = await apiWithWorlds();

it('allows every user what the access table says, and nothing else', async () => {
  const { findings, cases } = await mismatchesOf(api, endpoints, walkSize);
  process.stdout.write(`Role matrix: ${cases} cases.\n`);
  expect(findings).toEqual([]);
}, 1_200_000);
