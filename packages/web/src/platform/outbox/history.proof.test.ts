import { it } from 'vitest';
import { playHistories } from './history.fixture.ts';

it('does so over ten thousand histories', { timeout: 7_200_000 }, () => playHistories(10_000));
