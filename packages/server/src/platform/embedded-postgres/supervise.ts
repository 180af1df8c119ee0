import { stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { type Cluster, socketIn } from './home.ts';
import { isRunning, type Keepalive, socketRemovedMessage } from './postmaster.ts';
import { messageOf, type OnEvent } from './sentences.ts';

type Watched = {
  cluster: Cluster;
  keeper: Keepalive;
  bringUp: () => Promise<{ keeper: Keepalive }>;
  onEvent: OnEvent;
};

/** Restarts the server whenever it dies, until the returned function is called. */
export function superviseServer({ cluster, bringUp, onEvent, ...watched }: Watched) {
  const ending = new AbortController();
  const { signal } = ending;
  let keeper: Keepalive | undefined = watched.keeper;

  async function guard() {
    while (keeper && !signal.aborted) {
      keepAlive(keeper, false);
      const stopLooking = lookAfterSocket(cluster, keeper, onEvent);
      await keeper.gone;
      stopLooking();
      if (!signal.aborted) keeper = await revive();
    }
  }

  async function revive(): Promise<Keepalive | undefined> {
    const start = Date.now();
    const isThere = await isRunning(cluster);
    onEvent(
      isThere
        ? 'PostgreSQL closed our connection.'
        : 'PostgreSQL stopped unexpectedly. Starting it again.',
    );
    for (let wait = 100; !signal.aborted; wait = Math.min(2 * wait, 5_000)) {
      try {
        const { keeper } = await bringUp();
        onEvent(`PostgreSQL is back after ${Date.now() - start} ms.`);
        return keeper;
      } catch (error) {
        onEvent(`PostgreSQL is not back yet, trying again: ${messageOf(error)}`);
        await pause(wait, undefined, { signal }).catch(() => {});
      }
    }
  }

  const guarding = guard();
  return async () => {
    ending.abort();
    await close(keeper);
    await guarding;
    await close(keeper);
  };
}

async function close(keeper: Keepalive | undefined) {
  if (!keeper) return;
  keepAlive(keeper, true);
  await keeper.client.end();
}

/** The open connection must not keep our process alive, but closing it must. */
function keepAlive({ client }: Keepalive, isWanted: boolean) {
  const { ref, unref } = client as Client & Record<'ref' | 'unref', () => void>;
  (isWanted ? ref : unref).call(client);
}

/** Open connections do not notice that no new ones are possible. */
function lookAfterSocket(cluster: Cluster, { host }: Keepalive, onEvent: OnEvent): () => void {
  const timer = setInterval(async () => {
    if (await stat(socketIn(host)).catch(() => undefined)) return;
    clearInterval(timer);
    if (await isRunning(cluster)) onEvent(socketRemovedMessage(cluster, host));
  }, 500);
  timer.unref();
  return () => clearInterval(timer);
}
