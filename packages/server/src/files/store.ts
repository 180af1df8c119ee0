import type { ProjectFile, ProjectFileQuery } from '@sitewright/domain/files/file';
import { plausibleTakenAt } from '@sitewright/domain/files/taken-at';
import type { Actor } from '@sitewright/domain/kernel/access';
import type { Page } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import type { PhotoStage } from '@sitewright/domain/site-issues/issue-values';
import { eq, getTableColumns, ilike, like, not, or } from 'drizzle-orm';
import type { StoredFile } from '../platform/files/uploads.ts';
import { users } from '../platform/global-tables.ts';
import { escapeLike } from '../platform/prepared-statements.ts';
import { findRow, insertRow, lockId, newestPage, saveRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { fileComments, files } from './table.ts';

/** What a file may belong to, other than its contract. */
export type Owner =
  | 'diaryEntryId'
  | 'diaryCommentId'
  | 'journalMessageId'
  | 'deliveryId'
  | 'carbonEntryId'
  | 'siteIssueId';

type Belonging = { projectId: number; stage?: PhotoStage } & Partial<Record<Owner, number>>;
type TakenAt = { takenAt?: string | undefined };

export const contentUrl = (id: number): string => `/api/files/${id}/content`;

export function insertFile(tx: Tx, belonging: Belonging, stored: StoredFile, actor: Actor) {
  const { key: path, type: mimetype, ...about } = stored;
  return insertRow(tx, files, { ...belonging, ...about, path, mimetype }, actor);
}

/** The camera's time first; a browser that resized the picture sends the time it read. */
export const withTakenAt = (stored: StoredFile, { takenAt }: TakenAt, now: Date): StoredFile => ({
  ...stored,
  takenAt: plausibleTakenAt([stored.takenAt, takenAt ? new Date(takenAt) : null], now),
});

export async function listFiles(
  tx: Tx,
  projectId: number,
  { kind, q, ...page }: ProjectFileQuery,
): Promise<Page<ProjectFile>> {
  const isPhoto = like(files.mimetype, 'image/%');
  const pattern = `%${escapeLike(q ?? '')}%`;
  const rows = await newestPage(
    filesAsShown(tx),
    files,
    page,
    eq(files.projectId, projectId),
    kind && { photo: isPhoto, document: not(isPhoto) }[kind],
    q ? or(ilike(files.originalName, pattern), ilike(files.description, pattern)) : undefined,
  );
  return rows.map(toProjectFile);
}

export async function findFile(tx: Tx, id: number): Promise<ProjectFile> {
  const [row] = await filesAsShown(tx).where(eq(files.id, id));
  return toProjectFile(found(row));
}

export async function lockFile(tx: Tx, id: number): Promise<ProjectFile> {
  await lockId(tx, files, id);
  return findFile(tx, id);
}

export async function saveFile(tx: Tx, file: ProjectFile, actor: Actor): Promise<ProjectFile> {
  const { id, description } = file;
  await saveRow(tx, files, id, { description }, actor);
  return findFile(tx, id);
}

/** The storage key, for download. */
export async function findContent(tx: Tx, id: number) {
  const { path: key, mimetype: type, filename: name } = await findRow(tx, files, id);
  return { key, type, name };
}

export async function findThumbnail(tx: Tx, id: number) {
  const { thumbnail } = await findRow(tx, files, id);
  return { key: found(thumbnail ?? undefined), type: 'image/webp' };
}

/** With the name of its author and the number of comments. */
const filesAsShown = (tx: Tx) =>
  tx
    .select({
      ...getTableColumns(files),
      uploadedByName: users.name,
      comments: tx.$count(fileComments, eq(fileComments.fileId, files.id)),
    })
    .from(files)
    .leftJoin(users, eq(users.id, files.createdBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof filesAsShown>>[number];

const toProjectFile = ({ path, thumbnail, updatedBy, ...row }: Row): ProjectFile => ({
  ...row,
  takenAt: row.takenAt?.toISOString() ?? null,
  url: contentUrl(row.id),
  thumbnailUrl: thumbnail && `/api/files/${row.id}/thumbnail`,
  uploadedBy: row.createdBy,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
