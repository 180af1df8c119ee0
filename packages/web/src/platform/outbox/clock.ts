import { openDatabase } from '../offline/database.ts';

/** How far the server's clock is ahead, and how long the answer took. */
type Measured = { offset: number; roundTrip: number };

const kept = 5;
/** The `Date` header is cut to whole seconds. */
const halfSecond = 500;
const drift = 2_000;
const name = 'clock';

let measured: Measured[] | undefined;
let started = { wall: Date.now(), steady: performance.now() };

/** While a phone sleeps, its steady clock stops, so a changed clock cannot be told from time asleep. */
let mayHaveSlept = false;
globalThis.document?.addEventListener('visibilitychange', () => {
  mayHaveSlept = true;
});

const read = async (): Promise<Measured[]> => {
  measured ??= ((await (await openDatabase()).get('meta', name)) as Measured[] | undefined) ?? [];
  return measured;
};

/** Of an answer of the server: the shortest round trip of the last few counts. */
export async function noteServerTime(answer: Response, sentAt: number): Promise<void> {
  const date = Date.parse(answer.headers.get('date') ?? '');
  if (Number.isNaN(date)) return;
  const roundTrip = Date.now() - sentAt;
  const latest = { offset: date + halfSecond + roundTrip / 2 - Date.now(), roundTrip };
  const earlier = changedSinceStart() === 0 ? await read() : [];
  restart();
  measured = [...earlier.filter((one) => isOfSameClock(one, latest)), latest].slice(-kept);
  await (await openDatabase()).put('meta', measured, name);
}

/** It may have been changed while no page was open: then the measures differ by more than they can be wrong. */
const isOfSameClock = (one: Measured, other: Measured): boolean =>
  Math.abs(one.offset - other.offset) <= drift + (one.roundTrip + other.roundTrip) / 2;

/** By how much this phone's clock was changed while the page was open. */
function changedSinceStart(): number {
  const change = Date.now() - started.wall - (performance.now() - started.steady);
  return Math.abs(change) > drift ? change : 0;
}

function restart(): void {
  started = { wall: Date.now(), steady: performance.now() };
  mayHaveSlept = false;
}

/** By how many milliseconds the server's clock is ahead of this phone's; null where that is not known. */
export async function clockOffset(): Promise<number | null> {
  const known = await read();
  const [best] = known.toSorted((one, other) => one.roundTrip - other.roundTrip);
  const change = changedSinceStart();
  if (!best || (change !== 0 && mayHaveSlept)) return null;
  return Math.round(best.offset - change);
}
