import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import type { PhotoStage } from '@sitewright/domain/site-issues/issue-values';
import { sendFile } from '../platform/send-file.ts';
import { shrinkPhoto } from '../platform/shrink-photo.ts';
import type { UploadOptions } from '../platform/upload.ts';

/** Resized first; the time it was taken is sent separately, because resizing removes it. */
export async function sendIssuePhoto(
  siteIssueId: number,
  stage: PhotoStage,
  file: File,
  options?: UploadOptions,
) {
  const takenAt = new Date(file.lastModified).toISOString();
  const ask = { params: { siteIssueId }, query: { stage, takenAt } };
  return sendFile(siteIssuesApi.addPhoto, ask, await shrinkPhoto(file), options);
}
