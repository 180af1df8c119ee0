import { obstacleToFile } from '@sitewright/domain/carbon/rules';
import { obstacleToPhoto } from '@sitewright/domain/deliveries/rules';
import {
  hasNoPlace,
  obstacleToCommentPhoto,
  obstacleToEntryPhoto,
  obstacleToMessageImage,
} from '@sitewright/domain/files/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { found, type Problem, Refused, refuseIf } from '@sitewright/domain/kernel/problem';
import { obstacleToPhoto as obstacleToIssuePhoto } from '@sitewright/domain/site-issues/rules';
import { eq } from 'drizzle-orm';
import { lockCarbonEntry } from '../carbon/public.ts';
import { lockDelivery } from '../deliveries/public.ts';
import { journalMessages } from '../journal/table.ts';
import type { Row } from '../platform/bundle.ts';
import type { Tx } from '../platform/tenancy.ts';
import { lockIssue } from '../site-issues/public.ts';
import { lockDiaryComment, lockEntryForPhoto } from './on-day.ts';
import { files } from './table.ts';

type Owners = Record<
  | 'diary_entry_id'
  | 'diary_comment_id'
  | 'journal_message_id'
  | 'delivery_id'
  | 'carbon_entry_id'
  | 'site_issue_id',
  number | null
>;

/** A file can be restored if the record it belonged to exists and has room for it. */
export async function fileRestoreHook(tx: Tx, record: Row, actor: Actor): Promise<void> {
  refuseIf(await obstacleOfOwner(tx, record as Row & Owners, actor).catch(ownerIsGone));
}

async function obstacleOfOwner(tx: Tx, owners: Owners, actor: Actor): Promise<Problem | undefined> {
  const { diary_entry_id, diary_comment_id, journal_message_id, delivery_id } = owners;
  const { carbon_entry_id, site_issue_id } = owners;
  if (diary_entry_id)
    return obstacleToEntryPhoto(await lockEntryForPhoto(tx, diary_entry_id, actor));
  if (diary_comment_id) return obstacleToCommentPhoto(await lockDiaryComment(tx, diary_comment_id));
  if (journal_message_id) return obstacleToMessageImage(await lockMessage(tx, journal_message_id));
  if (delivery_id) return obstacleToPhoto(await lockDelivery(tx, delivery_id, actor));
  if (carbon_entry_id) return obstacleToFile(await lockCarbonEntry(tx, carbon_entry_id), actor);
  if (site_issue_id) return obstacleToIssuePhoto(await lockIssue(tx, site_issue_id));
}

async function lockMessage(tx: Tx, id: number) {
  const [message] = await tx
    .select({ id: journalMessages.id })
    .from(journalMessages)
    .where(eq(journalMessages.id, id))
    .for('update');
  found(message);
  return { photos: await tx.$count(files, eq(files.journalMessageId, id)) };
}

function ownerIsGone(error: Error): never {
  throw error instanceof Refused ? new Refused(hasNoPlace) : error;
}
