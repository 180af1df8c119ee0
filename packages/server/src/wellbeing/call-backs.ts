import type { Actor } from '@sitewright/domain/kernel/access';
import { Page } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import type { CallBack, CallBackDraft } from '@sitewright/domain/wellbeing/wellbeing';
import { eq } from 'drizzle-orm';
import { createdBy, updatedBy } from '../platform/audit.ts';
import { rowsOf } from '../platform/prepared.ts';
import type { Tx } from '../platform/tenancy.ts';
import { wellbeingCallBacks as t } from './table.ts';

/** Every read goes through here: whoever is neither of the two finds nothing. */
const between = `select c.id, c.requester_id as "requesterId", r.name as requester,
    c.supporter_id as "supporterId", s.name as supporter, c.phone, c.message, c.status,
    c.created_at as "createdAt", c.contacted_at as "contactedAt", c.closed_at as "closedAt"
  from wellbeing_call_backs c
  join users r on r.id = c.requester_id join users s on s.id = c.supporter_id
  where $1 in (c.requester_id, c.supporter_id)`;

const most = 100;

export const listCallBacks = async (tx: Tx, { userId }: Actor): Promise<Page<CallBack>> =>
  new Page(await rowsOf<CallBack>(tx, `${between} order by c.id desc limit ${most}`, [userId]));

export async function findCallBack(tx: Tx, id: number, { userId }: Actor): Promise<CallBack> {
  const [row] = await rowsOf<CallBack>(tx, `${between} and c.id = $2`, [userId, id]);
  return found(row);
}

export async function lockCallBack(tx: Tx, id: number, { userId }: Actor): Promise<CallBack> {
  const [row] = await rowsOf<CallBack>(tx, `${between} and c.id = $2 for update of c`, [
    userId,
    id,
  ]);
  return found(row);
}

export async function insertCallBack(tx: Tx, draft: CallBackDraft, actor: Actor) {
  const [row] = await tx
    .insert(t)
    .values({ ...draft, requesterId: actor.userId, ...createdBy(actor) })
    .returning({ id: t.id });
  return findCallBack(tx, found(row).id, actor);
}

export async function saveCallBack(tx: Tx, callBack: CallBack, actor: Actor): Promise<CallBack> {
  const { id, status, contactedAt, closedAt } = callBack;
  await tx
    .update(t)
    .set({
      status,
      contactedAt: instant(contactedAt),
      closedAt: instant(closedAt),
      ...updatedBy(actor),
    })
    .where(eq(t.id, id));
  return findCallBack(tx, id, actor);
}

const instant = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));
