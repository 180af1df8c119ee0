import { command } from './command-line.mjs';
import { runJourneys } from './e2e.mjs';
import { install } from './install.mjs';

/** The whole accessibility grid: every place and state, three themes, three widths and 200% zoom. */
await command(async () => {
  await install();
  return runJourneys(['accessible'], { A11Y_GRID: 'full' });
});
