import { Page } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import { rollCallApi, unnamedCrew } from '@sitewright/domain/labour/roll-call-api';
import { and, eq } from 'drizzle-orm';
import type { Serve } from '../platform/http/serve.ts';
import type { Tx } from '../platform/tenancy.ts';
import { refuseIfNoContract } from '../projects/of-project.ts';
import { findWorker } from '../workforce/public.ts';
import { listRollCallTicks, toTick } from './roll-call-store.ts';
import { rollCallTicks } from './roll-call-table.ts';
import { findSession } from './store.ts';

export function rollCallRoutes(serve: Serve) {
  serve(rollCallApi.rollCallTicks, async ({ tx, params: { projectId, date } }) => {
    await refuseIfNoContract(tx, projectId);
    return new Page(await listRollCallTicks(tx, projectId, date));
  });

  serve(rollCallApi.tick, async ({ tx, actor, params, body, now }) => {
    await refuseIfNotThere(tx, params);
    const { accountedAt: typed = now.toISOString() } = body;
    const accountedAt = new Date(Math.min(Date.parse(typed), now.getTime()));
    await tx
      .insert(rollCallTicks)
      .values({ ...params, accountedAt, createdBy: actor.userId })
      .onConflictDoNothing();
    const [row] = await tx.select().from(rollCallTicks).where(isTickOf(params));
    return toTick(found(row));
  });

  serve(rollCallApi.untick, async ({ tx, params }) => {
    await refuseIfNotThere(tx, params);
    await tx.delete(rollCallTicks).where(isTickOf(params));
  });
}

type Accounted = { projectId: number; date: string; labourSessionId: number; workerId: number };

/** The session is one of that contract. Its people may have been corrected since. */
async function refuseIfNotThere(
  tx: Tx,
  { projectId, labourSessionId, workerId }: Accounted,
): Promise<void> {
  const session = await findSession(tx, labourSessionId);
  found(session.projectId === projectId || undefined);
  if (workerId !== unnamedCrew) await findWorker(tx, workerId);
}

const isTickOf = ({ labourSessionId, workerId, date }: Accounted) =>
  and(
    eq(rollCallTicks.labourSessionId, labourSessionId),
    eq(rollCallTicks.workerId, workerId),
    eq(rollCallTicks.date, date),
  );
