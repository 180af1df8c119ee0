import { hoursOf, type Labor } from '@sitewright/domain/diary/labor';
import { type Fields, mergeFields } from '@sitewright/domain/kernel/merge-fields';
import type { KeptInput, OutboxItem } from '../../platform/outbox/item.ts';
import {
  bodyOf,
  byForm,
  fieldsOf,
  isLongText,
  labelOf,
  labelsOf,
  shownValue,
} from './item-fields.ts';

export type Choice = 'Mine' | 'Theirs' | 'Both';
export type Choices = Record<string, Choice>;

/** A field that both have changed, to something else each. */
export type Conflict = {
  name: string;
  label: string;
  mine: string;
  theirs: string;
  choices: readonly Choice[];
};

type Refused = Pick<OutboxItem, 'endpoint' | 'input' | 'trouble'>;
type Versions = { base: Fields; mine: Fields; theirs: Fields };

/** Follows another field and is not chosen separately. */
const companions: Record<string, string> = {
  assignedUserId: 'assignedTo',
  'labor.hours': 'labor.startTime',
  'labor.startOffset': 'labor.startTime',
  'labor.finishOffset': 'labor.finishTime',
};

const withDay = (record: Fields): Fields =>
  typeof record.date === 'string' ? { ...record, date: record.date.slice(0, 10) } : record;

/** The original, the version changed here, and the server's current version. */
function versionsOf({ input, trouble }: Pick<OutboxItem, 'input' | 'trouble'>): Versions {
  const { base = {}, version, reason, ...mine } = input.body ?? {};
  const before = fieldsOf(withDay(base as Fields));
  return {
    base: before,
    mine: { ...(mine.labor !== undefined && removedFrom(before)), ...fieldsOf(withDay(mine)) },
    theirs: fieldsOf(withDay((trouble?.current ?? {}) as Fields)),
  };
}

/** A key of the labour details that is not there any more was removed. */
const removedFrom = (before: Fields): Fields =>
  Object.fromEntries(
    Object.keys(before)
      .filter(isOfLabor)
      .map((name) => [name, undefined]),
  );

/** The fields that others changed as well; they are for a person to decide. */
export function conflictsOf(item: Refused): Conflict[] {
  const known = labelsOf(item);
  const { base, mine, theirs } = versionsOf(item);
  return mergeFields(base, mine, theirs)
    .conflicts.filter((name) => !(name in companions))
    .toSorted(byForm(known))
    .map((name) => ({
      ...{ name, label: labelOf(name, known) },
      ...{ mine: shownValue(name, mine[name]), theirs: shownValue(name, theirs[name]) },
      choices: isLongText(name) ? ['Mine', 'Theirs', 'Both'] : ['Mine', 'Theirs'],
    }));
}

/** The change as it was decided, on the record as it is now. */
export function decidedInput(
  { input, trouble }: Pick<OutboxItem, 'input' | 'trouble'>,
  choices: Choices,
): KeptInput {
  const { mine, theirs, base } = versionsOf({ input, trouble });
  const { changes, conflicts } = mergeFields(base, mine, theirs);
  const decided = conflicts.map((name) => {
    const choice = choices[companions[name] ?? name] ?? choices[name] ?? 'Mine';
    return [name, chosenValue(choice, mine[name], theirs[name])];
  });
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs).filter(isOfLabor)]);
  const isSent = ([name]: [string, unknown]) => names.has(name);
  const now = Object.fromEntries(Object.entries(theirs).filter(isSent));
  const next = { ...now, ...changes, ...Object.fromEntries(decided) };
  const reason = input.body?.reason;
  return {
    ...input,
    body: {
      ...bodyOf(withHours(next, String(theirs.date))),
      ...(reason !== undefined && { reason }),
      base: bodyOf({ ...now, projectId: theirs.projectId }),
    },
  };
}

const isOfLabor = (name: string): boolean => name.startsWith('labor.');

function chosenValue(choice: Choice, mine: unknown, theirs: unknown): unknown {
  if (choice === 'Mine') return mine;
  if (choice === 'Theirs') return theirs;
  if (Array.isArray(mine) && Array.isArray(theirs)) return [...new Set([...theirs, ...mine])];
  return [theirs, mine].filter(Boolean).join('\n\n');
}

/** The hours follow the times that were chosen. */
function withHours(fields: Fields, day: string): Fields {
  const [startTime, finishTime] = [fields['labor.startTime'], fields['labor.finishTime']];
  if (!startTime && !finishTime) return fields;
  const times = { type: 'labour', startTime, finishTime } as Labor;
  return { ...fields, 'labor.hours': hoursOf(times, String(fields.date ?? day)) };
}
