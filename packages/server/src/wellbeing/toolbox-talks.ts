import type { Actor } from '@sitewright/domain/kernel/access';
import { type Page, pageOf } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import type {
  ToolboxTalk,
  ToolboxTalkDraft,
  ToolboxTalkQuery,
} from '@sitewright/domain/wellbeing/toolbox-talk';
import { createdBy } from '../platform/audit.ts';
import { columnsOf, listNewest, queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { expectContract } from './contract.ts';
import { toolboxTalks } from './table.ts';

export async function listTalks(
  tx: Tx,
  { projectId, limit, cursor }: ToolboxTalkQuery,
): Promise<Page<ToolboxTalk>> {
  const filters = { 'project_id =': projectId, 'id <': cursor };
  return pageOf(await listNewest<ToolboxTalk>(tx, toolboxTalks, filters, limit + 1), limit);
}

const oneTalk = `select ${columnsOf(toolboxTalks)} from toolbox_talks where id = $1`;

export async function findTalk(tx: Tx, id: number): Promise<ToolboxTalk> {
  return found((await queryRows<ToolboxTalk>(tx, oneTalk, [id]))[0]);
}

export async function lockTalk(tx: Tx, id: number): Promise<ToolboxTalk> {
  return found((await queryRows<ToolboxTalk>(tx, `${oneTalk} for update`, [id]))[0]);
}

export async function insertTalk(tx: Tx, draft: ToolboxTalkDraft, actor: Actor) {
  await expectContract(tx, draft.projectId);
  const [row] = await tx
    .insert(toolboxTalks)
    .values({ ...draft, ...createdBy(actor) })
    .returning({ id: toolboxTalks.id });
  return findTalk(tx, found(row).id);
}
