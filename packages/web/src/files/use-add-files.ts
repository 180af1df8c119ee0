import { filesApi } from '@sitewright/domain/files/api';
import { documents } from '@sitewright/domain/kernel/upload';
import { useQueryClient } from '@tanstack/react-query';
import { shrinkPhoto } from '../diary/photos/shrink-photo.ts';
import { detailOf } from '../platform/call.ts';
import { asError } from '../platform/fault.ts';
import { invalidate } from '../platform/invalidate.ts';
import { uploadFile } from '../platform/upload.ts';
import type { FileLimits } from '../ui/obstacle-to-adding.ts';
import { type SendFile, useUploads } from '../ui/use-uploads.ts';
import { staleByFile } from './queries.ts';

/** Some systems call a spreadsheet nothing at all, so that its name has to do. */
const endings = ['.docx', '.xlsx', '.pptx', '.txt', '.csv'];

export const fileLimits: FileLimits = {
  accept: [...documents.types, ...endings].join(','),
  kinds: 'a photo, PDF, Word, Excel, PowerPoint, text or CSV file',
  maxBytes: documents.mostBytes,
  maxFiles: Number.POSITIVE_INFINITY,
};

/** Files on their way to the contract; one that has arrived stands in the list below. */
export function useAddFiles(projectId: number) {
  const client = useQueryClient();
  const send: SendFile = async (file, onProgress, signal) => {
    await sendFile(projectId, file, { onProgress, signal }).catch((error) => {
      throw new Error(detailOf(asError(error)));
    });
    void invalidate(client, staleByFile(projectId));
  };
  return useUploads(send, fileLimits);
}

type Options = Parameters<typeof uploadFile>[3];

/** A photo is made small first; when it was taken is told beside it, for the small one has lost it. */
async function sendFile(projectId: number, file: File, options: Options) {
  const isPhoto = file.type.startsWith('image/');
  const query = isPhoto ? { takenAt: new Date(file.lastModified).toISOString() } : {};
  const sent = isPhoto ? await shrinkPhoto(file) : file;
  return uploadFile(filesApi.add, { params: { projectId }, query }, sent, options);
}
