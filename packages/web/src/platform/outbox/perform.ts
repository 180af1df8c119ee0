import {
  type Endpoint,
  endpointName,
  type Input,
  isCommand,
  type Reply,
} from '@sitewright/domain/kernel/endpoint';
import { requestFor } from '@sitewright/domain/kernel/request';
import { answerOfPhone, replyOf } from '../call.ts';
import { logError } from '../fault.ts';
import { type HeldKey, readKey } from '../offline/database.ts';
import { isOnline } from '../use-online.ts';
import { askForSync } from './background-sync.ts';
import { clockOffset } from './clock.ts';
import { commandFor, commandOf, type KeptCommand, type ReadKept } from './commands.ts';
import { flushOutbox } from './flush.ts';
import { type ItemOf, type KeptInput, neededIds, type OutboxItem, recordOf } from './item.ts';
import { announceChange, answerTo, loadOutbox, putItem, stopAsking, takeBack } from './outbox.ts';
import { type Answer, needsRetry, responseOf } from './send-item.ts';
import { outboxSnapshot } from './snapshot.ts';
import { addItem } from './store.ts';
import { noteThingKept } from './things-kept.ts';
import { markWaiting } from './waiting-replies.ts';

/** How long the user waits for the server, in milliseconds, before it counts as kept. */
const patience = 4_000;

const phoneFull = 'This phone is full. Nothing is lost: free some space or copy your text.';

type Direct<E extends Endpoint> = () => Promise<Reply<E>>;

/**
 * Keeps an action on this phone, then sends it. The reply is the server's, or without an answer in time the phone's own
 * picture of it; a refusal while the user is still at the form is thrown. Where nothing can be kept, it is sent directly.
 */
export async function perform<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  direct: Direct<E>,
): Promise<Reply<E>> {
  const held = await readKey().catch(noKey);
  const command = commandFor(endpoint) as KeptCommand<E> | undefined;
  if (!held || !command || !isCommand(endpoint) || isTooLarge(command, input)) return direct();
  const merged = await addToWaiting(held, command, input);
  if (merged) return merged;
  const item = await keep(held, command, input).catch(ifOffline);
  if (!item) return direct();
  const answer = await answerInTime(item.seq);
  if (!answer || needsRetry(answer)) return localReply(command, item);
  if (answer.status >= 300) await takeBack(item.seq);
  return replyOf(responseOf(answer));
}

/** Without a database nothing can be kept. */
function noKey(error: unknown): undefined {
  logError('This phone cannot store anything', error);
}

/** An action that cannot be stored is sent directly; without signal its author must know. */
function ifOffline(error: unknown): undefined {
  if (!isOnline()) throw error;
  logError('An action could not be saved on this phone', error);
}

const isTooLarge = <E extends Endpoint>({ mostBytes }: KeptCommand<E>, input: Input<E>): boolean =>
  mostBytes !== undefined && ((input as { file?: File }).file?.size ?? 0) > mostBytes;

/** Undefined if there is no answer in time, or nothing can be sent now. */
async function answerInTime(seq: number): Promise<Answer | undefined> {
  if (!isOnline()) return;
  const answer = answerTo(seq);
  const tooLate = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), patience);
  });
  const first = await Promise.race([answer, tooLate, flushed()]);
  stopAsking(seq);
  return first;
}

/** If a stored item cannot be sent now, it is sent later. */
const flushed = (): Promise<undefined> =>
  flushOutbox()
    .catch((error) => logError('Items on this phone could not be sent', error))
    .then(() => undefined);

/** Keeps an action durably on this phone; it is not sent yet. */
export async function keep<E extends Endpoint>(
  held: HeldKey,
  command: KeptCommand<E>,
  whole: Input<E>,
): Promise<OutboxItem> {
  const { file, ...input } = whole as KeptInput & { file?: File };
  const { id, name, organizationId } = held.person;
  const bytes = await file?.arrayBuffer();
  const item = await addItem(
    held,
    {
      ...{ key: crypto.randomUUID(), endpoint: endpointName(command.endpoint) },
      ...{ userId: id, userName: name, organizationId, build: import.meta.env.MODE },
      ...{ madeAt: Date.now(), clockOffset: await clockOffset() },
      ...{ record: recordOf(command.endpoint, input) },
      ...{ series: command.series, isStrict: command.isStrict },
      followsFiles: command.followsFiles,
      ...{ needs: neededIds(input), tries: 0, failures: 0, dueAt: 0, state: 'waiting', version: 1 },
      ...{ size: bytes?.byteLength ?? JSON.stringify(input).length, hasFile: !!file, bytes, input },
      ...(file && {
        file: {
          ...{ name: file.name, type: file.type },
          ...{ lastModified: file.lastModified, size: file.size },
        },
      }),
    },
    (seq) => (command.creates ? { record: `${command.creates}:${-seq}` } : {}),
  ).catch(explainFull);
  // It is kept: that it cannot be shown yet must not look as if it had failed.
  await loadOutbox().catch((error) =>
    logError('Items that are not sent yet could not be shown', error),
  );
  announceChange();
  void navigator.storage?.persist?.();
  void askForSync();
  noteThingKept();
  return item;
}

function explainFull(error: unknown): never {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  throw isFull ? new Error(phoneFull, { cause: error }) : error;
}

/** A change of what was never tried becomes part of it, and the reply is that to the whole. */
async function addToWaiting<E extends Endpoint>(
  held: HeldKey,
  { edits, endpoint }: KeptCommand<E>,
  input: KeptInput,
): Promise<Reply<E> | undefined> {
  const creation = edits && commandFor(edits);
  const record = recordOf(endpoint, input);
  const { items, sending } = outboxSnapshot();
  const item = items.find((one) => one.record === record && one.tries === 0 && !one.deletedAt);
  if (!creation || !item || commandFor(edits) !== commandOf(item) || sending.has(item.seq)) return;
  const { base, version, ...changes } = input.body ?? {};
  const changed = { ...item, input: { ...item.input, body: { ...item.input.body, ...changes } } };
  if (!(await putItem(held, changed))) return;
  announceChange();
  void flushOutbox();
  // The whole record is what the endpoint of the edit answers with too.
  return (await localReply(creation, changed)) as Reply<E>;
}

async function localReply<E extends Endpoint>(
  command: KeptCommand<E>,
  item: OutboxItem,
): Promise<Reply<E>> {
  try {
    return markWaiting(await command.replyTo(item as unknown as ItemOf<E>, readKept));
  } catch (error) {
    // It is kept: that it cannot be shown yet must not look as if it had failed.
    logError('Items that are not sent yet could not be shown', error);
    return markWaiting({ ...item.input.params, ...item.input.body } as Reply<E>);
  }
}

const readKept: ReadKept = async (endpoint, input) => {
  const { url } = requestFor(endpoint, input);
  return (await answerOfPhone(url))?.json();
};
