import { afterAll } from 'vitest';
import { endAll } from './endings.ts';

afterAll(endAll);
