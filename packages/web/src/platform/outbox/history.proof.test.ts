import { it } from 'vitest';
import { playHistories } from './history.fixture.ts';

it('loses, doubles and overwrites nothing in ten thousand histories', { timeout: 7_200_000 }, () =>
  playHistories(10_000),
);
