import { commandOf } from '../platform/outbox/commands.ts';
import { localId, type OutboxItem } from '../platform/outbox/item.ts';
import { firstLine, type KnownRecords } from './known-records.ts';

/** The author's text. */
export const textOfItem = (item: OutboxItem): string =>
  commandOf(item)?.textOf?.(item.input as never) ?? '';

/** Whom or what it is about, and what was written or the name of the file: `Harkness Formwork: Weather`. */
export const detailOf = (
  item: OutboxItem,
  items: readonly OutboxItem[],
  names: KnownRecords['names'],
): string =>
  [aboutOf(item, items, names), textOfItem(item) || item.file?.name].filter(Boolean).join(': ');

const namedFields = ['workerId', 'labourSessionId', 'gangId', 'plantHireId', 'siteIssueId'];

/** The record that it names; of one that waits as well, what that says. */
function aboutOf(
  { input, needs }: OutboxItem,
  items: readonly OutboxItem[],
  names: KnownRecords['names'],
): string | undefined {
  const fields: Record<string, unknown> = { ...input.body, ...input.params };
  const known = namedFields.map((name) => names.get(`${name}:${fields[name]}`)).find(Boolean);
  const parent = items.find((one) => needs.includes(localId(one)));
  return known ?? (parent && firstLine(detailOf(parent, items, names)));
}
