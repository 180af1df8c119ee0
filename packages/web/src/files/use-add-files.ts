import { filesApi } from '@sitewright/domain/files/api';
import { documents } from '@sitewright/domain/kernel/upload';
import { useQueryClient } from '@tanstack/react-query';
import { invalidateAfter } from '../platform/invalidate.ts';
import { sendFile, sendPhoto } from '../platform/send-file.ts';
import type { FileLimits } from '../ui/obstacle-to-adding.ts';
import { type SendFile, useUploads } from '../ui/use-uploads.ts';

/** Some systems call a spreadsheet nothing at all, so that its name has to do. */
const endings = ['.docx', '.xlsx', '.pptx', '.txt', '.csv'];

export const fileLimits: FileLimits = {
  accept: [...documents.types, ...endings].join(','),
  kinds: 'a photo, PDF, Word, Excel, PowerPoint, text or CSV file',
  maxBytes: documents.mostBytes,
  maxFiles: Number.POSITIVE_INFINITY,
};

/** Files being uploaded to the contract; a finished one is in the list below. */
export function useAddFiles(projectId: number) {
  const client = useQueryClient();
  const send: SendFile = async (file, onProgress, signal) => {
    const params = { projectId };
    const options = { onProgress, signal };
    await (file.type.startsWith('image/')
      ? sendPhoto(filesApi.add, { params }, file, options)
      : sendFile(filesApi.add, { params, query: {} }, file, options));
    void invalidateAfter(client, filesApi.add);
  };
  return useUploads(send, fileLimits);
}
