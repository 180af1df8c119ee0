import { binRecordsOf } from '@sitewright/domain/backup/bin-types';
import { can } from '@sitewright/domain/kernel/access';
import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import { notFound, Refused } from '@sitewright/domain/kernel/problem';
import { recordTypes } from '@sitewright/domain/record-types';
import { and, desc, eq } from 'drizzle-orm';
import { recycleBin } from '../bin/recycle-bin.ts';
import { type Caller, isMember } from '../caller.ts';
import type { Tx } from '../tenancy.ts';
import { toRefused } from './errors.ts';
import type { Open } from './open-request.ts';

export type Opened = {
  openWithoutTouch: Open;
  /** Checks once more that they may call, and reads the path. */
  buildContext: (actor: Caller) => unknown;
};

/**
 * What a phone sends late may be about a record that was deleted meanwhile. It is a 404 as before, which says who
 * deleted the record and when, if it is in the recycle bin and the caller may read records of its type.
 */
export async function rethrowWithDeletion(
  error: unknown,
  endpoint: Endpoint,
  { openWithoutTouch, buildContext }: Opened,
): Promise<never> {
  if (!endpoint.offline) throw error;
  const { problem, details } = toRefused(error);
  if (problem.code !== notFound.code) throw error;
  // The transaction of the request was rolled back.
  const current = await openWithoutTouch((actor, tx) =>
    actor && isMember(actor) ? findDeletion(tx, actor, buildContext(actor)) : undefined,
  );
  throw current ? new Refused(problem, { ...details, current }) : error;
}

/** 'diaryEntryId' of `diary_entries` */
const parameterOf = (table: string): string => {
  const one = table.replace(/ies$/, 'y').replace(/s$/, '');
  return `${one.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())}Id`;
};

const recordsByParameter = new Map(
  binRecordsOf(recordTypes).map((record) => [parameterOf(record.table ?? ''), record]),
);

/** The name and time of the deletion of the record that the path names. */
async function findDeletion(tx: Tx, actor: Caller, context: unknown) {
  const { params = {} } = context as { params?: Record<string, number> };
  for (const [name, id] of Object.entries(params)) {
    const record = recordsByParameter.get(name);
    if (!record || !can(actor, record.resource, 'R')) continue;
    const isIt = and(
      eq(recycleBin.recordType, record.type),
      eq(recycleBin.recordId, id),
      eq(recycleBin.isRestored, false),
    );
    const [deletion] = await tx
      .select({ deletedByName: recycleBin.deletedByName, deletedAt: recycleBin.deletedAt })
      .from(recycleBin)
      .where(isIt)
      .orderBy(desc(recycleBin.id))
      .limit(1);
    if (deletion) return { ...deletion, deletedAt: deletion.deletedAt.toISOString() };
  }
}
