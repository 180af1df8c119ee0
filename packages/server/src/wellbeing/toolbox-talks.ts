import type { Actor } from '@sitewright/domain/kernel/access';
import type { Page } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import type {
  ToolboxTalk,
  ToolboxTalkDraft,
  ToolboxTalkQuery,
} from '@sitewright/domain/wellbeing/toolbox-talk';
import { columnsOf, listNewestPage, param, queryRows } from '../platform/prepared-statements.ts';
import { insertRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { refuseIfNoContract } from '../projects/of-project.ts';
import { toolboxTalks } from './table.ts';

export const listTalks = (
  tx: Tx,
  { projectId, ...page }: ToolboxTalkQuery,
): Promise<Page<ToolboxTalk>> =>
  listNewestPage<ToolboxTalk>(tx, toolboxTalks, { 'project_id = ?': param(projectId) }, page);

const oneTalk = `select ${columnsOf(toolboxTalks)} from toolbox_talks where id = $1`;

export async function findTalk(tx: Tx, id: number): Promise<ToolboxTalk> {
  return found((await queryRows<ToolboxTalk>(tx, oneTalk, [id]))[0]);
}

export async function lockTalk(tx: Tx, id: number): Promise<ToolboxTalk> {
  return found((await queryRows<ToolboxTalk>(tx, `${oneTalk} for update`, [id]))[0]);
}

export async function insertTalk(tx: Tx, draft: ToolboxTalkDraft, actor: Actor) {
  await refuseIfNoContract(tx, draft.projectId);
  const { id } = await insertRow(tx, toolboxTalks, draft, actor);
  return findTalk(tx, id);
}
