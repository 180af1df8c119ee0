import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { emergencyLine, helpLines } from '../packages/domain/src/wellbeing/help-lines.ts';

it('has every help line, a tap away, as the page itself has', () => {
  const file = new URL('../packages/web/public/no-signal.html', import.meta.url);
  const page = readFileSync(file, 'utf8');
  for (const { name, number, href } of [...helpLines, emergencyLine])
    expect(page).toContain(`<a href="${href}"><span>${name}</span> <span>${number}</span></a>`);
});
