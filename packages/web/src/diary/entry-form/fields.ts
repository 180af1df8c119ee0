import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { DiaryEntryDraft } from '@sitewright/domain/diary/diary-entry';
import type { EntryType } from '@sitewright/domain/diary/entry-type';
import { hoursOf, Labor, readLabor } from '@sitewright/domain/diary/labor';
import { timeOfDay } from '@sitewright/domain/kernel/hours';
import * as z from 'zod';
import type { Difference } from '../../ui/conflict-notice.tsx';
import { formatDate } from '../../ui/fields/parse-date.ts';
import type { useForm } from '../../ui/fields/use-form.ts';
import { labels } from './field-labels.ts';

const { date, workSummary, weatherImpact, materialsDelivered, reason } = DiaryEntryDraft.shape;
const { type, plant, startTime, finishTime, company, jobRole, labour } = Labor.shape;

/** The form holds the addresses as one text, one on each line. */
export const addressesIn = (text: string): string[] => text.split('\n').filter(Boolean);

const mostPeople = 500;
const peopleFault = `Number of Operatives must be a whole number from 1 to ${mostPeople}`;

/** Empty if they were not counted. */
const operatives = z
  .string()
  .trim()
  .refine((typed) => typed === '' || isCount(typed), peopleFault)
  .transform((typed) => (typed === '' ? undefined : Number(typed)));

export const isCount = (typed: string): boolean =>
  /^\d{1,3}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= mostPeople;

const sharedWith = z.string().transform((text, context) => {
  const { data, error } = DiaryEntryDraft.shape.sharedWith.safeParse(addressesIn(text));
  if (data) return data;
  context.addIssue({ code: 'custom', message: error?.issues[0]?.message ?? '' });
  return z.NEVER;
});

/** In the order of the page, which is that of the error summary too. */
export const EntryFields = z.object({
  type,
  date,
  workSummary,
  plant,
  startTime,
  finishTime,
  company,
  operatives,
  jobRole,
  labour,
  weatherImpact,
  materialsDelivered,
  sharedWith,
  reason,
});

export type FieldName = keyof z.input<typeof EntryFields>;
export type Values = Record<FieldName, string>;
export type Filled = z.output<typeof EntryFields>;
export type EntryForm = ReturnType<typeof useForm<typeof EntryFields>>;

const names = Object.keys(labels) as FieldName[];

/** What the kinds of entry have no use for. */
const unused: Record<EntryType, readonly FieldName[]> = {
  labour: [],
  plant: ['operatives', 'jobRole', 'labour'],
  material: ['plant', 'startTime', 'finishTime', 'operatives', 'jobRole', 'labour'],
};

export const typeOf = ({ type: chosen }: Pick<Values, 'type'>): EntryType =>
  chosen in unused ? (chosen as EntryType) : 'labour';

export const hasField = (values: Values, name: FieldName): boolean =>
  !unused[typeOf(values)].includes(name);

const valuesFrom = (of: (name: FieldName) => string): Values =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Values;

const blank = (day: string): Values => ({
  ...valuesFrom(() => ''),
  type: 'labour',
  date: day,
  startTime: '08:00',
  finishTime: '17:00',
});

/** An entry as form values; those without a column of their own are in its `labor`. */
export const valuesOf = (entry: DiaryEntry): Values => ({
  ...valuesFrom((name) => textIn(readLabor(entry.labor)[name])),
  type: entry.type,
  date: entry.date.slice(0, 10),
  workSummary: entry.workSummary,
  weatherImpact: entry.weatherImpact ?? '',
  materialsDelivered: entry.materialsDelivered ?? '',
  sharedWith: entry.sharedWith.join('\n'),
  reason: '',
});

/** The last entry suggests who comes again, which the chips show; not their work, equipment or hours. */
export const valuesAfter = (day: string, last: DiaryEntry | undefined): Values => {
  const start = blank(day);
  if (!last) return start;
  const { company: firm, operatives: people, jobRole: role } = valuesOf(last);
  return { ...start, company: firm, operatives: people, jobRole: role };
};

/** The firm that was filled in is that of labour: another kind of entry starts without it. */
export const withType = (values: Values, filledIn: Values, kind: EntryType): Values => ({
  ...values,
  type: kind,
  company:
    kind === 'labour'
      ? values.company || filledIn.company
      : values.company === filledIn.company
        ? ''
        : values.company,
});

/** The whole of another entry, on another day. */
export const valuesCopiedFrom = (entry: DiaryEntry, day: string): Values => ({
  ...valuesOf(entry),
  date: day,
});

/** Of something that was stored, what the form has fields for. */
export const valuesIn = (stored: Partial<Record<string, unknown>>): Values =>
  valuesFrom((name) => textIn(stored[name]));

const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export const differences = (before: Values, after: Values): FieldName[] =>
  names.filter((name) => before[name] !== after[name]);

const typedTexts: readonly FieldName[] = [
  'workSummary',
  'plant',
  'labour',
  'weatherImpact',
  'materialsDelivered',
  'sharedWith',
];

/** Whether anything was written: a form with a changed type or time alone is no draft. */
export const hasText = (before: Values, after: Values): boolean =>
  differences(before, after).some((name) => typedTexts.includes(name));

/** The two versions field by field; the reason stays with its author. */
export const bothVersions = (entry: DiaryEntry, mine: Values): Difference[] => {
  const theirs = { ...valuesOf(entry), reason: mine.reason };
  return differences(theirs, mine).map((name) => ({
    label: labels[name],
    theirs: formatDate(theirs[name]),
    yours: formatDate(mine[name]),
  }));
};

/** Fields unchanged since `before` take their value from `next`. */
export const withUntouched = (typed: Values, before: Values, next: Values): Values =>
  valuesFrom((name) => (typed[name] === before[name] ? next[name] : typed[name]));

/** Whether a field holds a time of day; `25:99` and the first letters of one are none. */
export const isTime = (text: string): boolean => timeOfDay.test(text);

/** A night shift: it finishes on the next day. */
export const isOvernight = ({ startTime, finishTime }: Values): boolean =>
  isTime(startTime) && isTime(finishTime) && finishTime < startTime;

type Times = { date: string; startTime?: string | undefined; finishTime?: string | undefined };

/** By the clock on the form; an entry of an older client may only know how many they were. */
export const hoursShown = ({ date, startTime, finishTime }: Times, entry?: DiaryEntry) =>
  hoursOf({ ...laborBefore(entry), startTime, finishTime }, date);

const laborBefore = (entry: DiaryEntry | undefined): Labor =>
  entry ? readLabor(entry.labor) : { type: 'labour' };

/** The request body: the fields of the entry, and the labour details in one text. */
export const bodyOf = (filled: Filled, entry?: DiaryEntry) => ({
  date: filled.date,
  workSummary: filled.workSummary,
  weatherImpact: filled.weatherImpact,
  materialsDelivered: filled.materialsDelivered,
  sharedWith: filled.sharedWith,
  reason: filled.reason,
  labor: JSON.stringify(laborOf(filled, entry)),
});

function laborOf(filled: Filled, entry: DiaryEntry | undefined) {
  const { type: _before, ...others } = laborBefore(entry);
  const useless = Object.fromEntries(unused[filled.type].map((name) => [name, '']));
  const input = { ...filled, ...useless };
  return {
    ...others,
    ...(filled.type !== 'labour' && { type: filled.type }),
    company: input.company,
    operatives: filled.type === 'labour' ? filled.operatives : undefined,
    jobRole: input.jobRole,
    plant: input.plant,
    startTime: input.startTime,
    finishTime: input.finishTime,
    hours: hoursShown(input, entry),
    labour: input.labour,
  };
}
