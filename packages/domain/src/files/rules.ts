import { type Actor, can } from '../kernel/access.ts';
import {
  badRequest,
  conflict,
  forbidden,
  notFound,
  type Problem,
  refuseIf,
} from '../kernel/problem.ts';
import { refuseIfChanged } from '../kernel/version.ts';
import { ProjectFile, type ProjectFileChanges } from './file.ts';

export const maxPhotos = 20;

export const entryIsFull = conflict(
  'file.too_many_entry_photos',
  'An entry can have up to 20 photos',
);
export const commentIsFull = conflict(
  'file.too_many_comment_photos',
  'A comment can have up to 20 photos',
);
export const messageHasImage = conflict(
  'file.message_has_image',
  'The picture on this message has since changed.',
);
export const dayIsSignedOff = conflict(
  'file.day_is_signed_off',
  'This day is signed off. Its photos cannot be changed.',
);
export const notYours = forbidden('file.not_yours', 'You can only delete files that you added.');
export const commentNotYours = forbidden(
  'file.comment_not_yours',
  'You can only delete your own comments.',
);

export const unknownPhoto: Problem = {
  ...notFound,
  message: 'One of these photos has not been uploaded. Upload it first.',
};
const photoElsewhere = conflict(
  'file.is_elsewhere',
  'One of these photos belongs to another record or contract. Upload it again for this entry.',
);
const notAPhoto = badRequest('file.is_no_photo', 'One of these files is not a photo.');

/** Of the diary day that a file is on, if it is on one. */
type OnDay = { isDaySignedOff: boolean };

/** The record of a photo: its number of photos, and whether its day is signed off. */
export type PhotoOwner = OnDay & { photos: number };

/** Why an entry takes no further photo; undefined when it does. */
export function obstacleToEntryPhoto({ photos, isDaySignedOff }: PhotoOwner): Problem | undefined {
  if (isDaySignedOff) return dayIsSignedOff;
  if (photos >= maxPhotos) return entryIsFull;
}

type LinkedFile = Pick<ProjectFile, 'projectId' | 'mimetype'> & { diaryEntryId: number | null };

/** Why these files cannot all be photos of an entry; those that are its own already stay. */
export function obstacleToLinking(
  linked: readonly (LinkedFile & { isFree: boolean })[],
  entry: { id: number; projectId: number },
  owner: PhotoOwner,
): Problem | undefined {
  const added = linked.filter(({ diaryEntryId }) => diaryEntryId !== entry.id);
  if (added.some(({ projectId, isFree }) => projectId !== entry.projectId || !isFree))
    return photoElsewhere;
  if (added.some(({ mimetype }) => !mimetype.startsWith('image/'))) return notAPhoto;
  return added.length > 0
    ? obstacleToEntryPhoto({ ...owner, photos: owner.photos + added.length - 1 })
    : undefined;
}

/** Comments stay open on a signed-off day, because they are not part of the record. */
export const obstacleToCommentPhoto = ({
  photos,
}: Pick<PhotoOwner, 'photos'>): Problem | undefined =>
  photos >= maxPhotos ? commentIsFull : undefined;

/** A message shows one picture; for its author, a new one takes the place of the last. */
export const obstacleToMessageImage = ({
  photos,
}: Pick<PhotoOwner, 'photos'>): Problem | undefined => (photos > 0 ? messageHasImage : undefined);

type Owned = { createdBy: number | null };

export function obstacleToDeleting(
  file: Owned,
  actor: Actor,
  { isDaySignedOff }: OnDay = { isDaySignedOff: false },
): Problem | undefined {
  if (!can(actor, 'file', 'D', file)) return notYours;
  if (isDaySignedOff) return dayIsSignedOff;
}

export const obstacleToDeletingComment = (comment: Owned, actor: Actor): Problem | undefined =>
  can(actor, 'comment', 'D', comment) ? undefined : commentNotYours;

export function describeFile(
  file: ProjectFile,
  { version, ...changes }: ProjectFileChanges,
  { isDaySignedOff }: OnDay = { isDaySignedOff: false },
): ProjectFile {
  refuseIf(isDaySignedOff ? dayIsSignedOff : undefined);
  refuseIfChanged(ProjectFile, file, version);
  return { ...file, ...changes };
}

/** A file cannot be restored if its entry, comment or message is gone. */
export const ownerMissing = conflict(
  'file.parent_missing',
  'The record this file belonged to has been deleted. Restore that record first.',
);

export const fileIsGone = conflict(
  'bin.file_is_gone',
  'The file of this comment has been deleted. Restore the file first.',
);
