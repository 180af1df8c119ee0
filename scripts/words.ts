import { groupBy } from '../packages/domain/src/kernel/group-by.ts';
import { visibleStrings } from './visible-strings.ts';

/** `npm run words -- costs`: every sentence of a feature, or of all of them, for an editor. */
const wanted = process.argv.slice(2);
const shown = visibleStrings().filter(
  ({ feature }) => wanted.length === 0 || wanted.includes(feature),
);
for (const [feature, strings] of groupBy(shown, (string) => string.feature)) {
  process.stdout.write(`\n${feature}, ${strings.length} sentences\n`);
  for (const { path, line, text } of strings) process.stdout.write(`${path}:${line}  ${text}\n`);
}
