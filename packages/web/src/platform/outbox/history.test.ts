import { it } from 'vitest';
import { playHistories } from './history.fixture.ts';

it(
  'loses nothing, stores nothing twice and overwrites nothing unknowingly',
  {
    timeout: 120_000,
  },
  () => playHistories(200),
);
