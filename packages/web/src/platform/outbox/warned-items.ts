import { commandOf } from './commands.ts';
import type { OutboxItem, WarnedItem } from './item.ts';
import type { OutboxSnapshot } from './snapshot.ts';

/** Items that the server accepted with a warning, on which the author has not acted yet. */
export function warnedItems({
  items,
  acceptedItems,
}: Pick<OutboxSnapshot, 'items' | 'acceptedItems'>): WarnedItem[] {
  const actions = [...items, ...acceptedItems].filter(({ deletedAt }) => !deletedAt);
  const isAnswered = (warned: WarnedItem) =>
    actions.some((item) => commandOf(item)?.answersWarning?.(item as never, warned));
  return acceptedItems.filter(isWarned).filter((item) => !isAnswered(item));
}

const isWarned = (item: OutboxItem): item is WarnedItem =>
  item.accepted?.id !== undefined && item.accepted.warning !== undefined;
