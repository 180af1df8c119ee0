import type { HasRole } from '../kernel/access.ts';
import { readJson } from '../kernel/json.ts';
import type { Fields } from '../kernel/merge-fields.ts';
import { changedMeanwhile, Refused } from '../kernel/problem.ts';
import { mergeOrRefuse } from '../kernel/version.ts';
import { DiaryEntry, type DiaryEntryChanges } from './diary-entry.ts';
import { LaborText } from './labor.ts';
import { entryShownTo } from './pay.ts';

/**
 * A change that was made without signal, on the entry as it is now. The labour text is merged key by key, so that
 * pay which the phone never saw stays. Pay that the user may not read is removed before, because a conflict about it
 * would show it. Two changes that are not possible together are a conflict.
 */
export function mergeChanges(
  entry: DiaryEntry,
  actor: HasRole,
  { base, reason, photos, version: _, ...mine }: DiaryEntryChanges,
): DiaryEntryChanges {
  if (!base) return { ...mine, reason, photos };
  const shown = entryShownTo(actor);
  const theirs = shown(entry);
  const changes = mergeOrRefuse(DiaryEntry, theirs, {
    base: withLaborKeys(shown(base)),
    mine: withLaborKeys(shown(mine), base.labor),
    theirs: withLaborKeys({ ...theirs, date: theirs.date.slice(0, 10) }),
  });
  const merged = withLaborText(changes, theirs.labor);
  if (merged.labor !== undefined && !LaborText.safeParse(merged.labor).success)
    throw new Refused(changedMeanwhile, { current: DiaryEntry.parse(theirs) });
  return { ...merged, reason, photos };
}

const prefix = 'labor.';
const keysIn = (labor: string | undefined): Fields => (labor ? (readJson(labor) as Fields) : {});

/** `labor` as one field for each of its keys; a key of the earlier text that is gone was removed. */
function withLaborKeys(
  { labor, ...fields }: Fields & { labor?: string },
  earlier?: string,
): Fields {
  if (labor === undefined) return fields;
  const removed = Object.keys(keysIn(earlier)).map((key) => [key, undefined]);
  const keys = Object.entries({ ...Object.fromEntries(removed), ...keysIn(labor) });
  return { ...fields, ...Object.fromEntries(keys.map(([key, value]) => [prefix + key, value])) };
}

function withLaborText(changes: Fields, stored: string): DiaryEntryChanges {
  const isOfLabor = ([key]: [string, unknown]) => key.startsWith(prefix);
  const entries = Object.entries(changes);
  const ofLabor = entries
    .filter(isOfLabor)
    .map(([key, value]) => [key.slice(prefix.length), value]);
  const fields = Object.fromEntries(entries.filter((field) => !isOfLabor(field)));
  if (ofLabor.length === 0) return fields;
  return {
    ...fields,
    labor: JSON.stringify({ ...keysIn(stored), ...Object.fromEntries(ofLabor) }),
  };
}
