import { filesApi } from '@sitewright/domain/files/api';
import { fileRecord } from '@sitewright/domain/files/file.record';
import { fileCommentRecord } from '@sitewright/domain/files/file-comment.record';
import { fileIsGone, ownerMissing } from '@sitewright/domain/files/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { Refused, refuseIf } from '@sitewright/domain/kernel/problem';
import { eq } from 'drizzle-orm';
import type { Row } from '../platform/record-tree.ts';
import type { ServerRecord } from '../platform/server-record.ts';
import type { Tx } from '../platform/tenancy.ts';
import { type FileOwners, ownerOf } from './owners.ts';
import { files } from './table.ts';

/** A file can be restored if the record it belonged to exists and has room for it. */
const restoreHook =
  (owners: FileOwners) =>
  async (tx: Tx, record: Row, actor: Actor): Promise<void> => {
    const owner = ownerOf(owners, record);
    refuseIf(await owner?.obstacleToRestoring(tx, owner.id, actor).catch(ownerIsGone));
  };

function ownerIsGone(error: Error): never {
  throw error instanceof Refused ? new Refused(ownerMissing) : error;
}

export const fileServerRecord = (owners: FileOwners): ServerRecord => ({
  type: fileRecord.type,
  removal: filesApi.remove,
  restoreHook: restoreHook(owners),
});

/** A comment can be restored if its file exists. */
async function commentRestoreHook(tx: Tx, { file_id }: Row): Promise<void> {
  const isThere = await tx.$count(files, eq(files.id, Number(file_id)));
  refuseIf(isThere ? undefined : fileIsGone);
}

export const fileCommentServerRecord: ServerRecord = {
  type: fileCommentRecord.type,
  removal: filesApi.removeComment,
  restoreHook: commentRestoreHook,
};
