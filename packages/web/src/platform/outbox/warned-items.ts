import { commandOf } from './commands.ts';
import type { OutboxItem } from './item.ts';
import type { OutboxSnapshot } from './snapshot.ts';

/** What the server has taken with a warning, on which its author has not acted yet. */
export function warnedItems({
  items,
  notInPacks,
}: Pick<OutboxSnapshot, 'items' | 'notInPacks'>): OutboxItem[] {
  const actions = [...items, ...notInPacks].filter(({ deletedAt }) => !deletedAt);
  const isAnswered = (warned: OutboxItem) =>
    actions.some((item) => commandOf(item)?.answersWarning?.(item as never, warned));
  return notInPacks.filter((item) => item.taken?.warning && !isAnswered(item));
}
