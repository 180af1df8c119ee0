import { keptContractIds, readPack } from '../platform/offline/packs.ts';
import { commandOf } from '../platform/outbox/commands.ts';
import { type ItemHead, localId, type OutboxItem, serverTimeOf } from '../platform/outbox/item.ts';
import { dayText } from '../ui/format/date-time.ts';
import { type RecordNames, readRecordNames } from './item-details.ts';
import { itemsText } from './outbox-counts.ts';

/** The names of the contracts that this phone knows, and to which of them its records belong. */
type KnownContracts = {
  names: ReadonlyMap<number, string>;
  /** `diaryEntryId:12` */
  contractOf: ReadonlyMap<string, number>;
  records: RecordNames;
};

export const noContracts: KnownContracts = {
  names: new Map(),
  contractOf: new Map(),
  records: new Map(),
};

export async function readContracts(): Promise<KnownContracts> {
  const company = await readPack('company');
  const names = new Map(company?.content.contracts.map(({ id, name }) => [id, name]));
  const contractOf = new Map<string, number>();
  for (const id of await keptContractIds()) {
    const pack = (await readPack(`contract-${id}`))?.content;
    if (!pack) continue;
    const note = (name: string, rows: readonly { id: number }[]) => {
      for (const row of rows) contractOf.set(`${name}:${row.id}`, id);
    };
    note('diaryEntryId', pack.entries);
    note('diaryCommentId', pack.comments);
    note('siteIssueId', pack.issues);
    note('labourSessionId', pack.sessions);
    note('journalMessageId', pack.messages);
  }
  return { names, contractOf, records: await readRecordNames() };
}

/** `Diary entry, Kestrel Wharf, 16/11` */
export function titleOf(
  item: OutboxItem,
  items: readonly OutboxItem[],
  known: KnownContracts,
): string {
  const label = commandOf(item)?.label ?? 'Change';
  const contract = known.names.get(contractIdOf(item, items, known) ?? 0);
  const day = dayText(dateOf(item)).slice(0, 5);
  return [label, contract, day].filter(Boolean).join(', ');
}

function contractIdOf(
  { input, record, needs }: OutboxItem,
  items: readonly OutboxItem[],
  known: KnownContracts,
): number | undefined {
  const named = Number(input.params?.projectId ?? input.body?.projectId);
  if (named) return named;
  const parent = items.find((item) => needs.includes(localId(item)));
  return parent ? contractIdOf(parent, items, known) : known.contractOf.get(record);
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
