import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { figuresDocument } from './document.ts';

it('is printed in docs/FIGURES.md as it is now; if not, run `npm run figures`', () => {
  const printed = readFileSync(new URL('../../docs/FIGURES.md', import.meta.url), 'utf8');
  expect(printed).toBe(figuresDocument());
});
