import type { ItemHead } from '../platform/offline/stored-item.ts';
import { commandOf } from '../platform/outbox/commands.ts';
import { localId, type OutboxItem, serverTimeOf } from '../platform/outbox/item.ts';
import { dayText } from '../ui/format/date-time.ts';
import type { KnownRecords } from './known-records.ts';
import { itemsText } from './outbox-counts.ts';

/** `Diary entry, Kestrel Wharf, 16/11` */
export function titleOf(
  item: OutboxItem,
  items: readonly OutboxItem[],
  known: KnownRecords,
): string {
  const label = commandOf(item)?.label ?? 'Change';
  const contract = known.contracts.get(contractIdOf(item, items, known) ?? 0)?.name;
  const day = dayText(dateOf(item)).slice(0, 5);
  return [label, contract, day].filter(Boolean).join(', ');
}

function contractIdOf(
  { input, record, needs }: OutboxItem,
  items: readonly OutboxItem[],
  known: KnownRecords,
): number | undefined {
  const named = Number(input.params?.projectId ?? input.body?.projectId);
  if (named) return named;
  const parent = items.find((item) => needs.includes(localId(item)));
  return parent ? contractIdOf(parent, items, known) : known.contractOf.get(record);
}

/** Where its form opens again; only while it waits, and where the phone knows its contract. */
export function editPathOf(
  item: OutboxItem,
  items: readonly OutboxItem[],
  known: KnownRecords,
): string | undefined {
  const slug = known.contracts.get(contractIdOf(item, items, known) ?? 0)?.slug;
  const id = Number(item.record.replace(/^\w+:/, ''));
  return slug && id ? commandOf(item)?.editPath?.(slug, id) : undefined;
}

/** The day that it is about, else the one on which it was made. */
function dateOf(item: OutboxItem): string {
  const date = item.input.body?.date ?? item.input.params?.date;
  return typeof date === 'string' ? date : serverTimeOf(item);
}

/** `Joy Okafor has 3 items locked on this phone.` Of another company not even the name. */
export function othersLines(others: readonly ItemHead[], organizationId: number | null): string[] {
  const isColleague = (other: ItemHead) =>
    organizationId !== null && other.organizationId === organizationId;
  const owners = new Map<number, { name: string; count: number }>();
  for (const other of others) {
    const [id, name] = isColleague(other) ? [other.userId, other.userName] : [0, 'Someone else'];
    owners.set(id, { name, count: (owners.get(id)?.count ?? 0) + 1 });
  }
  return [...owners.values()].map(
    ({ name, count }) => `${name} has ${itemsText(count)} locked on this phone.`,
  );
}

/** Each item with the files that belong to what it creates. */
export function withFiles(items: readonly OutboxItem[]) {
  const parentOf = (item: OutboxItem) =>
    item.hasFile ? items.find((one) => item.needs.includes(localId(one))) : undefined;
  return items
    .filter((item) => !parentOf(item))
    .map((item) => ({ item, files: items.filter((one) => parentOf(one) === item) }));
}
