import { isSignedOff, writeOnDay } from '@sitewright/domain/diary/day-status';
import type { Actor } from '@sitewright/domain/kernel/access';
import { problem, Refused, refuseIf } from '@sitewright/domain/kernel/problem';
import { eq } from 'drizzle-orm';
import type { Row } from '../platform/bundle.ts';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import { lockDay, saveDay } from './days.ts';

const contractIsGone = problem(
  'bin.contract_is_gone',
  409,
  'Its contract has been deleted. Restore the contract first.',
);
const dayIsSealed = problem(
  'bin.day_is_signed_off',
  409,
  'Its day has been signed off meanwhile. It cannot come back.',
);

/** An entry comes back from the bin if its contract is there and nobody signed its day off. */
export async function diaryHomecoming(tx: Tx, record: Row, actor: Actor): Promise<void> {
  const { project_id, date } = record as Row & { project_id: number; date: string };
  if ((await tx.$count(projects, eq(projects.id, project_id))) === 0)
    throw new Refused(contractIsGone);
  const day = await lockDay(tx, project_id, date, actor);
  refuseIf(isSignedOff(day) ? dayIsSealed : undefined);
  await saveDay(tx, writeOnDay(day, null), actor);
}
