import type { ItemHead } from '../offline/stored-item.ts';
import { localId } from './item.ts';

type Round<I extends ItemHead = ItemHead> = {
  /** In the order in which they were made. */
  items: readonly I[];
  sending: ReadonlySet<number>;
  /** The server's id of what has this id below zero. */
  serverIdOf: (local: number) => number | undefined;
  now: number;
};

/** Items that can be sent now: words before files, and those about one record in their order. */
export function nextToSend<I extends ItemHead>(round: Round<I>): I | undefined {
  const ready = round.items.filter((item) => isReady(item, round));
  return ready.find(({ hasFile }) => !hasFile) ?? ready[0];
}

function isReady(item: ItemHead, round: Round): boolean {
  const { sending, serverIdOf, now } = round;
  if (sending.has(item.seq) || !isWaiting(item) || isPaused(item, now)) return false;
  if (!item.needs.every((id) => serverIdOf(id) !== undefined)) return false;
  return !earlierThan(item, round).some(
    (before) => holdsRecord(before, item, round) || holdsSeries(before, item, round),
  );
}

const earlierThan = ({ seq }: ItemHead, { items }: Round): ItemHead[] =>
  items.filter((one) => one.seq < seq && !one.deletedAt);

/** Where the phone's clock was put back since, the pause would last that much longer: it is over. */
const isPaused = ({ dueAt, pausedAt = 0 }: ItemHead, now: number): boolean =>
  pausedAt <= now && now < dueAt;

const isWaiting = ({ state, deletedAt }: ItemHead): boolean => state === 'waiting' && !deletedAt;

/** A photo does not hold up words on the same record, unless the server asks for the photo. */
const holdsRecord = (before: ItemHead, item: ItemHead, { serverIdOf }: Round): boolean =>
  recordNow(before, serverIdOf) === recordNow(item, serverIdOf) &&
  !before.needs.includes(localId(item)) &&
  (!before.hasFile || item.hasFile || !!item.followsFiles);

/** It may have been named by its id below zero first, and by the server's later. */
const recordNow = ({ record }: ItemHead, serverIdOf: Round['serverIdOf']): string =>
  record.replace(/-\d+/g, (local) => String(serverIdOf(Number(local)) ?? local));

/** An item that waits for a decision delays no others; nor does one to be retried later, unless the order is strict. */
const holdsSeries = (before: ItemHead, item: ItemHead, round: Round): boolean =>
  item.series !== undefined &&
  before.series === item.series &&
  (!isPaused(before, round.now) || !!before.isStrict) &&
  !needsPerson(before, round);

/** It, or something that has to be sent before it, needs a person. */
function needsPerson(item: ItemHead, round: Round): boolean {
  if (!isWaiting(item)) return true;
  const holds = (before: ItemHead) =>
    item.needs.includes(localId(before)) || holdsRecord(before, item, round);
  return earlierThan(item, round).some((before) => holds(before) && needsPerson(before, round));
}

/** An item, with all that cannot be sent without it. */
export function withDependents(items: readonly ItemHead[], seq: number): number[] {
  const id = localId({ seq });
  const dependents = items.filter(({ needs }) => needs.includes(id));
  return [seq, ...dependents.flatMap((item) => withDependents(items, item.seq))];
}

/** An item, with all that has to be sent before it. */
export function withNeeded(items: readonly ItemHead[], seq: number): number[] {
  const needs = items.find((item) => item.seq === seq)?.needs ?? [];
  const needed = items.filter((item) => needs.includes(localId(item)));
  return [seq, ...needed.flatMap((item) => withNeeded(items, item.seq))];
}
