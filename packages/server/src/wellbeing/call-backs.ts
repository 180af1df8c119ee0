import type { Actor } from '@sitewright/domain/kernel/access';
import { Page } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import type { CallBack, CallBackDraft } from '@sitewright/domain/wellbeing/wellbeing';
import { eq } from 'drizzle-orm';
import { queryRows } from '../platform/prepared-statements.ts';
import { insertRow, saveRow } from '../platform/rows.ts';
import { type Sealer, sealerOfOrganization } from '../platform/sealed-fields.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Tx } from '../platform/tenancy.ts';
import { topic } from '../platform/topic.ts';
import { wellbeingCallBacks as t } from './table.ts';

/** A call was asked for, made or closed. */
export const callBackSaved = topic<[callBack: { id: number }, now: Date]>('callBackSaved');

/** Every read uses this: only the two people involved find the row. */
const between = `select c.id, c.requester_id as "requesterId", r.name as requester,
    c.supporter_id as "supporterId", s.name as supporter, c.phone, c.message, c.status,
    c.created_at as "createdAt", c.contacted_at as "contactedAt", c.closed_at as "closedAt"
  from wellbeing_call_backs c
  join users r on r.id = c.requester_id join users s on s.id = c.supporter_id
  where $1 in (c.requester_id, c.supporter_id)`;

const most = 100;

type Asking = { tx: Tx; actor: Actor; secrets: Secrets };

async function read({ tx, actor, secrets }: Asking, rest: string, ...values: unknown[]) {
  const rows = await queryRows<CallBack>(tx, `${between} ${rest}`, [actor.userId, ...values]);
  if (rows.length === 0) return [];
  const sealer = await sealerOfOrganization(tx, secrets);
  return rows.map((row) => ({
    ...row,
    message: unseal(sealer, row, 'message'),
    phone: unseal(sealer, row, 'phone'),
  }));
}

type SealedColumn = 'message' | 'phone';

const placeOf = (id: number, column: SealedColumn) => ({
  table: 'wellbeing_call_backs',
  id,
  column,
});

/** Texts from before sealing stay as they are. */
const mark = 'sealed ';

const unseal = (sealer: Sealer, row: CallBack, column: SealedColumn): string | null =>
  row[column]?.startsWith(mark)
    ? sealer.unseal(row[column].slice(mark.length), placeOf(row.id, column))
    : row[column];

const closed = (
  sealer: Sealer,
  id: number,
  draft: CallBackDraft,
  column: SealedColumn,
): string | null => (draft[column] ? mark + sealer.seal(draft[column], placeOf(id, column)) : null);

export const listCallBacks = async (asking: Asking): Promise<Page<CallBack>> =>
  new Page(await read(asking, `order by c.id desc limit ${most}`));

const findCallBack = async (asking: Asking, id: number): Promise<CallBack> =>
  found((await read(asking, 'and c.id = $2', id))[0]);

export const lockCallBack = async (asking: Asking, id: number): Promise<CallBack> =>
  found((await read(asking, 'and c.id = $2 for update of c', id))[0]);

/** Sealed, so that only the two people can read it, and no reader of the database. */
export async function insertCallBack(asking: Asking, draft: CallBackDraft): Promise<CallBack> {
  const { tx, actor, secrets } = asking;
  const people = { supporterId: draft.supporterId, requesterId: actor.userId };
  const { id } = await insertRow(tx, t, people, actor);
  const sealer = await sealerOfOrganization(tx, secrets);
  const message = closed(sealer, id, draft, 'message');
  const phone = closed(sealer, id, draft, 'phone');
  await tx.update(t).set({ message, phone }).where(eq(t.id, id));
  return findCallBack(asking, id);
}

export async function saveCallBack(asking: Asking, callBack: CallBack): Promise<CallBack> {
  const { tx, actor } = asking;
  const { id, status, contactedAt, closedAt } = callBack;
  const changes = { status, contactedAt: instant(contactedAt), closedAt: instant(closedAt) };
  await saveRow(tx, t, id, changes, actor);
  return findCallBack(asking, id);
}

const instant = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));
