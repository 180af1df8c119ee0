import { keysOf } from '@sitewright/domain/kernel/keys-of';
import type { Fields } from '@sitewright/domain/kernel/merge-fields';
import { priorityLabels, typeLabels } from '@sitewright/domain/site-issues/issue-values';
import { commandOf } from '../../platform/outbox/commands.ts';
import type { OutboxItem } from '../../platform/outbox/item.ts';
import { formatDate } from '../../ui/fields/parse-date.ts';

const prefix = 'labor.';

type Labels = Readonly<Record<string, string>>;

const labels: Labels = {
  issueDescription: 'What is the issue?',
  issueType: 'Type',
  priority: 'Priority',
  location: 'Location',
  assignedTo: 'Assigned to',
  targetDate: 'Target date',
  immediateActions: 'Immediate actions',
  proposedSolution: 'Proposed solution',
  rootCause: 'Root cause',
  costImpact: 'Cost impact',
  daysImpact: 'Days impact',
  reportedBy: 'Reported by',
  comment: 'Comment',
  content: 'Comment',
  reason: 'Reason',
};

const longTexts = [
  ...['workSummary', 'labour', 'weatherImpact', 'materialsDelivered', 'comment', 'content'],
  ...['issueDescription', 'immediateActions', 'proposedSolution', 'rootCause', 'sharedWith'],
  ...['reason', 'message'],
];

const nameIn = (name: string): string =>
  name.startsWith(prefix) ? name.slice(prefix.length) : name;

/** The form's labels for the fields of an item, in the order of the form. */
export const labelsOf = (item: Pick<OutboxItem, 'endpoint'>): Labels => ({
  ...commandOf(item)?.fieldLabels,
  ...labels,
});

/** A key without a field is called by its name: `Worker name`. */
export function labelOf(name: string, known: Labels): string {
  const plain = nameIn(name);
  const spaced = plain.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return known[plain] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

export const isLongText = (name: string): boolean => longTexts.includes(nameIn(name));
export const isInForm = (name: string, known: Labels): boolean => nameIn(name) in known;

/** In the order of the form. */
export function byForm(known: Labels) {
  const names = Object.keys(known);
  const placeOf = (name: string) => {
    const place = names.indexOf(nameIn(name));
    return place < 0 ? names.length : place;
  };
  return (one: string, other: string): number => placeOf(one) - placeOf(other);
}

/** The fields of a body; the labour details as one field for each of their keys. */
export function fieldsOf({ labor, ...fields }: Fields): Fields {
  if (typeof labor !== 'string') return fields;
  const keys = Object.entries(JSON.parse(labor) as Fields);
  return { ...fields, ...Object.fromEntries(keys.map(([key, value]) => [prefix + key, value])) };
}

/** The body of these fields. */
export function bodyOf(fields: Fields): Fields {
  const labor = keysOf(fields).filter((name) => name.startsWith(prefix));
  if (labor.length === 0) return fields;
  const others = Object.entries(fields).filter(([name]) => !name.startsWith(prefix));
  const keys = labor.map((name) => [nameIn(name), fields[name]]);
  return { ...Object.fromEntries(others), labor: JSON.stringify(Object.fromEntries(keys)) };
}

const valueLabels: Record<string, string> = {
  ...typeLabels,
  ...priorityLabels,
};

/** A value as it is read: a day by its date, addresses one on each line. */
export function shownValue(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.join('\n');
  const text = value === null || value === undefined ? '' : String(value);
  return ['issueType', 'priority'].includes(name) ? (valueLabels[text] ?? text) : formatDate(text);
}

/** All that its author wrote, field by field. */
export function textOf(item: OutboxItem): string {
  const { base, version, reported, ...body } = item.input.body ?? {};
  const before = fieldsOf((base ?? {}) as Fields);
  const known = labelsOf(item);
  const written = Object.entries(fieldsOf(body)).filter(
    ([name, value]) =>
      isInForm(name, known) && shownValue(name, value) !== '' && (!base || value !== before[name]),
  );
  const [only, ...others] = written;
  if (!only) return commandOf(item)?.textOf?.(item.input as never) ?? '';
  if (others.length === 0) return shownValue(...only);
  return written
    .toSorted(([one], [other]) => byForm(known)(one, other))
    .map(([name, value]) => `${labelOf(name, known)}: ${shownValue(name, value)}`)
    .join('\n');
}
