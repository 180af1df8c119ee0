import {
  type Action,
  type Actor,
  accessMatrix,
  can,
  type Resource,
} from '@sitewright/domain/kernel/access';
import { Id } from '@sitewright/domain/kernel/id';
import { LiveEvent } from '@sitewright/domain/live/api';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Connection } from '../database.ts';
import type { Tx } from '../tenancy.ts';
import { keepListening } from './keep-listening.ts';

const channel = 'sitewright_live';
const mostInANotice = 500;
const mostOfOne = 10;
const missedSome: LiveEvent = { entity: '*', id: null, action: 'resync' };

/** Any session of the database can send one: messages that we do not understand are ignored. */
const Notice = z.union([
  z.object({ organizationId: Id, event: LiveEvent }),
  z.object({ endedSessions: z.array(Id) }),
]);
type Follower = { actor: Actor; send: (event: LiveEvent) => void; end: () => void };

export type Live = {
  /** Tells `follower` what changes until it leaves; returns how to leave. */
  follow: (follower: Follower) => () => void;
  /** How many streams are open. */
  count: () => number;
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
  const hear = (payload: string) => {
    const { data: notice } = Notice.safeParse(readNotice(payload));
    if (!notice) return;
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
  const stopListening = keepListening(connection, { channel, hear, resync, onError });

  return {
    follow: (follower) => {
      endOldest(followers, follower.actor.sessionId);
      followers.add(follower);
      return () => followers.delete(follower);
    },
    count: () => followers.size,
    stop: async () => {
      for (const { end } of followers) end();
      followers.clear();
      await stopListening();
    },
  };
}

/** A follower that was ended gets nothing more: writing to a closed connection would stop the server. */
function endSessions(followers: Set<Follower>, sessions: number[]) {
  for (const follower of followers) {
    if (!sessions.includes(follower.actor.sessionId)) continue;
    followers.delete(follower);
    follower.end();
  }
}

function readNotice(payload: string): unknown {
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

const isResource = (entity: string): entity is Resource => Object.hasOwn(accessMatrix, entity);

/** Records that are listed with another right than the one for reading them. */
const listedBy: Record<string, readonly [Resource, Action]> = {
  dataBackup: ['dataBackup', 'X'],
  webhookDelivery: ['organization', 'M'],
};

const mayKnow = (actor: Actor, { entity }: LiveEvent): boolean => {
  const needs = listedBy[entity];
  return needs ? can(actor, ...needs) : isResource(entity) && can(actor, entity, 'R');
};
