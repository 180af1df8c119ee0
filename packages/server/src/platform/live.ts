import { type Actor, can, matrix, type Resource } from '@sitewright/domain/kernel/access';
import { Id } from '@sitewright/domain/kernel/id';
import { LiveEvent } from '@sitewright/domain/live/api';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import * as z from 'zod';
import type { Connection } from './database.ts';
import type { Tx } from './tenancy.ts';

const channel = 'sitewright_live';
const mostInANotice = 500;
const mostOfOne = 10;
const missedSome: LiveEvent = { entity: '*', id: null, action: 'resync' };

/** Anybody on the database may send one: what we do not understand we do not hear. */
const Notice = z.union([
  z.object({ organizationId: Id, event: LiveEvent }),
  z.object({ endedSessions: z.array(Id) }),
]);
type Notice = z.infer<typeof Notice>;
type Follower = { actor: Actor; send: (event: LiveEvent) => void; end: () => void };

export type Live = {
  /** Tells `follower` what changes until it leaves; returns how to leave. */
  follow: (follower: Follower) => () => void;
  stop: () => Promise<void>;
};

/** Leaves with the commit, and not at all without it; reaches every server on this database. */
export const announce = (tx: Tx, event: LiveEvent) =>
  tx.execute(sql`select pg_notify(${channel}, json_build_object(
    'organizationId', current_setting('app.org')::int, 'event', ${JSON.stringify(event)}::json)::text)`);

/** A notice holds 8,000 bytes at most: who is signed in on many devices needs several. */
export async function announceEnd(tx: Tx, ended: number[]) {
  for (let i = 0; i < ended.length; i += mostInANotice) {
    const notice = JSON.stringify({ endedSessions: ended.slice(i, i + mostInANotice) });
    await tx.execute(sql`select pg_notify(${channel}, ${notice})`);
  }
}

export function startLive(connection: Connection, onError: (error: Error) => void): Live {
  const followers = new Set<Follower>();
  const hear = (notice: Notice) => {
    if ('endedSessions' in notice) return endSessions(followers, notice.endedSessions);
    for (const { actor, send } of followers) {
      if (actor.organizationId === notice.organizationId && mayKnow(actor, notice.event)) {
        send(notice.event);
      }
    }
  };
  const resync = () => {
    for (const { send } of followers) send(missedSome);
  };
  const stopListening = keepListening(connection, { hear, resync, onError });

  return {
    follow: (follower) => {
      endOldest(followers, follower.actor.sessionId);
      followers.add(follower);
      return () => followers.delete(follower);
    },
    stop: async () => {
      for (const { end } of followers) end();
      followers.clear();
      await stopListening();
    },
  };
}

type Ears = {
  hear: (notice: Notice) => void;
  /** Told when nobody listened for a while. */
  resync: () => void;
  onError: (error: Error) => void;
};

/** On a connection of its own, and on another when that one breaks; returns how to stop. */
function keepListening(connection: Connection, { hear, resync, onError }: Ears) {
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const listen = async () => {
    const mine = new Client({ ...connection, keepAlive: true, connectionTimeoutMillis: 5_000 });
    client = mine;
    // One that was abandoned still tells of its end, which is none of the next one's.
    const lost = (error: Error) => (client === mine ? again(error) : undefined);
    mine.on('error', lost);
    mine.on('end', () => lost(new Error('The live connection ended.')));
    mine.on('notification', ({ payload }) => {
      const { data } = Notice.safeParse(readNotice(payload));
      if (data) hear(data);
    });
    try {
      await mine.connect();
      await mine.query(`listen ${channel}`);
    } catch (error) {
      lost(error as Error);
      throw error;
    }
  };
  const again = (error: Error) => {
    onError(error);
    abandon();
    retry = setTimeout(() => listen().then(resync, () => {}), 500); // `lost` has seen to it
  };
  const abandon = async () => {
    const old = client;
    client = undefined;
    clearTimeout(retry);
    await old?.end().catch(() => {}); // it may be broken already
  };
  listen().catch(() => {}); // `lost` has seen to it
  return abandon;
}

/** Whoever is sent away hears nothing more: to write to a closed connection would end us all. */
function endSessions(followers: Set<Follower>, sessions: number[]) {
  for (const follower of followers) {
    if (!sessions.includes(follower.actor.sessionId)) continue;
    followers.delete(follower);
    follower.end();
  }
}

function readNotice(payload = ''): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return;
  }
}

/** More than a few tabs of one session are a mistake, or worse: the oldest make way. */
function endOldest(followers: Set<Follower>, sessionId: number) {
  const theirs = [...followers].filter(({ actor }) => actor.sessionId === sessionId);
  for (const { end } of theirs.slice(0, Math.max(0, theirs.length - mostOfOne + 1))) end();
}

const isResource = (entity: string): entity is Resource => Object.hasOwn(matrix, entity);

const mayKnow = (actor: Actor, { entity }: LiveEvent): boolean =>
  isResource(entity) && can(actor, entity, 'R');
