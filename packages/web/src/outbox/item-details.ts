import { keptContractIds, readPack } from '../platform/offline/packs.ts';
import { commandOf } from '../platform/outbox/commands.ts';
import { localId, type OutboxItem } from '../platform/outbox/item.ts';

/** What crews, workers, machines and issues are called, by `labourSessionId:12`. */
export type RecordNames = ReadonlyMap<string, string>;

export async function readRecordNames(): Promise<RecordNames> {
  const names = new Map<string, string>();
  const company = (await readPack('company'))?.content;
  for (const { id, name } of company?.gangs ?? []) names.set(`gangId:${id}`, name);
  for (const { id, firstName, lastName } of company?.workers ?? [])
    names.set(`workerId:${id}`, `${firstName} ${lastName}`);
  for (const id of await keptContractIds()) {
    const pack = (await readPack(`contract-${id}`))?.content;
    for (const { id, name } of pack?.sessions ?? []) names.set(`labourSessionId:${id}`, name);
    for (const { id, name } of pack?.hires ?? []) names.set(`plantHireId:${id}`, name);
    for (const { id, issueDescription } of pack?.issues ?? [])
      names.set(`siteIssueId:${id}`, firstLine(issueDescription));
  }
  return names;
}

/** What its author wrote. */
export const textOfItem = (item: OutboxItem): string =>
  commandOf(item)?.textOf?.(item.input as never) ?? '';

/** Whom or what it is about, and what was written: `Harkness Formwork: Weather`. */
export const detailOf = (
  item: OutboxItem,
  items: readonly OutboxItem[],
  names: RecordNames,
): string => [aboutOf(item, items, names), textOfItem(item)].filter(Boolean).join(': ');

const namedFields = ['workerId', 'labourSessionId', 'gangId', 'plantHireId', 'siteIssueId'];

/** The record that it names; of one that waits as well, what that says. */
function aboutOf(
  { input, needs }: OutboxItem,
  items: readonly OutboxItem[],
  names: RecordNames,
): string | undefined {
  const fields: Record<string, unknown> = { ...input.body, ...input.params };
  const known = namedFields.map((name) => names.get(`${name}:${fields[name]}`)).find(Boolean);
  const parent = items.find((one) => needs.includes(localId(one)));
  return known ?? (parent && firstLine(detailOf(parent, items, names)));
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';
