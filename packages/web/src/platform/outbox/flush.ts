import { Refused } from '@sitewright/domain/kernel/problem';
import { sessionApi } from '@sitewright/domain/session/api';
import { detailOf, replyOf } from '../call.ts';
import { asError, logError } from '../fault.ts';
import { type HeldKey, readKey } from '../offline/database.ts';
import { acceptanceOf, acceptedItem } from './accepted-items.ts';
import { clockOffset, noteServerTime } from './clock.ts';
import { commandOf, type KeptCommand } from './commands.ts';
import {
  type KeptInput,
  type OutboxItem,
  serverTimeOf,
  type Trouble,
  withServerIds,
} from './item.ts';
import { nextToSend } from './next-to-send.ts';
import {
  announceAnswer,
  announceChange,
  announceSending,
  dropItem,
  isAskedFor,
  isStillHeld,
  loadOutbox,
  putItem,
  serverIdOf,
} from './outbox.ts';
import { type Answer, needsRetry, responseOf, sendItem } from './send-item.ts';
import { changeSnapshot, outboxSnapshot } from './snapshot.ts';
import { noteSent, readBytes } from './store.ts';

const second = 1000;
const day = 24 * 3600 * second;
/** The server takes four files of one visitor at a time. */
const atOnce = 3;
const pauses = [5, 15, 60, 300].map((seconds) => seconds * second);
const mostFailures = 10;
/** After 90 days the server no longer knows what it has stored already. */
const oldest = 80 * day;

let running: Promise<void> | undefined;
let isDueAgain = false;

/** Sends what waits, in one tab at a time; returns when nothing more can be sent now. */
export function flushOutbox(): Promise<void> {
  isDueAgain = true;
  running ??= flushWhileDue().finally(() => {
    running = undefined;
  });
  return running;
}

async function flushWhileDue(): Promise<void> {
  while (isDueAgain) {
    isDueAgain = false;
    const held = await readKey();
    if (!held) return;
    const { id, organizationId } = held.person;
    await navigator.locks.request(`sitewright-outbox-${organizationId}-${id}`, () => sendAll(held));
    // Who signed in meanwhile has an outbox of their own.
    if (!(await isStillHeld(held))) isDueAgain = true;
  }
}

async function sendAll(held: HeldKey): Promise<void> {
  await loadOutbox();
  if (!(await isStillHeld(held)) || !(await knowsTime())) return;
  try {
    await sendItems(held);
  } finally {
    // A fault must not leave anything marked as being sent: the screens would never be read again.
    announceSending(new Set());
    announceChange();
  }
}

async function sendItems(held: HeldKey): Promise<void> {
  const sending = new Map<number, Promise<void>>();
  let isOver = false;
  const next = () =>
    nextToSend({
      items: outboxSnapshot().items.filter((item) => isOfPerson(item, held)),
      sending: new Set(sending.keys()),
      serverIdOf,
      now: Date.now(),
    });
  for (;;) {
    const item = isOver || sending.size >= atOnce ? undefined : next();
    if (item) {
      const sent = sendOne(held, item)
        .catch((error) => {
          logError('An outbox item could not be sent', error);
          return false;
        })
        .then((goesOn) => {
          isOver ||= !goesOn;
          sending.delete(item.seq);
          // Between two items of a series nothing is on its way, and the round is not over.
          if (sending.size > 0) announceSending(new Set(sending.keys()));
        });
      sending.set(item.seq, sent);
      announceSending(new Set(sending.keys()));
    } else if (sending.size > 0) await Promise.race(sending.values());
    else break;
  }
}

const isOfPerson = ({ userId, organizationId }: OutboxItem, { person }: HeldKey): boolean =>
  userId === person.id && organizationId === person.organizationId;

/** Crew times need the server's current clock; false if there is no answer. */
async function knowsTime(): Promise<boolean> {
  const isLate = ({ state, madeAt, deletedAt, ...item }: OutboxItem) =>
    state === 'waiting' && !deletedAt && commandOf(item)?.reportsTime && isSentLate(madeAt);
  if (!outboxSnapshot().items.some(isLate)) return true;
  const sentAt = Date.now();
  const response = await fetch(sessionApi.user.path, {
    credentials: 'include',
    signal: AbortSignal.timeout(10 * second),
  }).catch(() => undefined);
  if (response) await noteServerTime(response, sentAt);
  return response !== undefined;
}

const isSentLate = (madeAt: number): boolean => Math.abs(Date.now() - madeAt) > 5 * second;

/** Whether it makes sense to go on with the next one. */
async function sendOne(held: HeldKey, item: OutboxItem): Promise<boolean> {
  const command = commandOf(item);
  if (!command) return refuse(held, item, unknownHere);
  if (Date.now() - item.madeAt > oldest && !item.isOldChecked)
    return refuse(held, item, tooOld(item));
  // Changed by its author in this moment: it is sent as it is now.
  if (!(await putItem(held, { ...item, tries: item.tries + 1 }))) return true;
  const tried = { ...item, tries: item.tries + 1, version: item.version + 1 };
  const bytes = item.hasFile ? await readBytes(held, item.seq) : undefined;
  const input = await withTime(command, item, withServerIds(item.input, serverIdOf));
  const answer = await sendItem(command.endpoint, item, input, bytes);
  // Its author has signed out meanwhile: by its key it is sent again, and stored once.
  if (!(await isStillHeld(held))) return false;
  const goesOn = await settle(held, tried, command, answer);
  announceAnswer(item.seq, answer);
  return goesOn;
}

/** A late item is sent with its time, by the phone's clock and the lead of the server's clock. */
async function withTime(
  { reportsTime, timeField }: KeptCommand,
  item: OutboxItem,
  input: KeptInput,
): Promise<KeptInput> {
  // The same with every try: under one key the server expects one body.
  if (timeField) return { ...input, body: { ...input.body, [timeField]: serverTimeOf(item) } };
  const { madeAt, clockOffset: offset, tries } = item;
  if (!reportsTime || (tries === 0 && !isSentLate(madeAt))) return input;
  const deviceAt = new Date(madeAt).toISOString();
  const reported = { deviceAt, offset, offsetNow: (await clockOffset()) ?? 0 };
  return { ...input, body: { ...input.body, reported } };
}

async function settle(
  held: HeldKey,
  item: OutboxItem,
  command: KeptCommand,
  answer: Answer | undefined,
): Promise<boolean> {
  if (!answer) return false;
  const { status } = answer;
  if (status === 401) {
    changeSnapshot({ isSignedOut: true });
    return false;
  }
  changeSnapshot({ isSignedOut: false });
  if (status < 300) return finish(held, item, command, answer);
  const trouble = await troubleOf(answer);
  if (!needsRetry(answer)) return refuse(held, item, trouble);
  const failures = item.failures + 1;
  if (status >= 500 && failures >= mostFailures) return refuse(held, item, trouble);
  const pause = (answer.retryAfter ?? 0) * second || pauses[Math.min(failures, pauses.length) - 1];
  const pausedAt = Date.now();
  await putItem(held, { ...item, failures, pausedAt, dueAt: pausedAt + (pause ?? 0) });
  return true;
}

async function finish(
  held: HeldKey,
  item: OutboxItem,
  command: KeptCommand,
  answer: Answer,
): Promise<boolean> {
  const reply = await replyOf(responseOf(answer));
  const lastSentAt = await noteSent();
  const accepted = await acceptedItem(held, item, acceptanceOf(command, reply));
  await dropItem(item.seq, command.creates ? reply.id : undefined, accepted);
  const { sent } = outboxSnapshot();
  const isShown = isAskedFor(item.seq);
  changeSnapshot({
    lastSentAt,
    sent: isShown ? sent : [...sent, { item, reply }],
  });
  return true;
}

async function refuse(held: HeldKey, item: OutboxItem, trouble: Trouble): Promise<boolean> {
  await putItem(held, { ...item, state: 'needs-you', trouble });
  return true;
}

async function troubleOf(answer: Answer): Promise<Trouble> {
  const error = asError(await replyOf(responseOf(answer)).catch((refused) => refused));
  const { status, requestId } = answer;
  const refused = error instanceof Refused ? error : undefined;
  return {
    ...{ status, code: refused?.problem.code ?? 'unknown', message: detailOf(error) },
    ...refused?.details,
    ...(requestId && { requestId }),
  };
}

const unknownHere: Trouble = {
  status: 0,
  code: 'outbox.unknown',
  message: 'This version of Sitewright cannot send this item. Reload the page.',
};

const tooOld = ({ madeAt }: OutboxItem): Trouble => ({
  status: 0,
  code: 'outbox.too_old',
  message: `This is ${Math.floor((Date.now() - madeAt) / day)} days old. Check that it is not there already.`,
});
