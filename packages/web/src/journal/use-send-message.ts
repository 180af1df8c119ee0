import { journalApi } from '@sitewright/domain/journal/api';
import type { JournalMessageDraft } from '@sitewright/domain/journal/journal-message';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { invalidateAfter } from '../platform/invalidate.ts';
import { sendPhoto } from '../platform/send-file.ts';
import { useCommand } from '../platform/use-command.ts';
import { photoLimits } from '../ui/picture-limits.ts';
import { type SendFile, useUploads } from '../ui/use-uploads.ts';

/** Sends the text first, then its picture: a picture that fails to upload does not lose the text. */
export function useSendMessage(projectId: number, onRefused: (error: Error) => void) {
  const write = useCommand(journalApi.write, { onRefused });
  const messageOf = useRef(new WeakMap<File, number>());
  const sendPicture = useSendPicture();
  const { uploads, add, retry, remove } = useUploads(
    (file, ...rest) => sendPicture(messageOf.current.get(file) ?? 0)(file, ...rest),
    photoLimits,
  );
  const send = (body: JournalMessageDraft, picture: File | undefined, onSent: () => void) =>
    write.perform({ params: { projectId }, body }, ({ id }) => {
      onSent();
      if (!picture) return;
      messageOf.current.set(picture, id);
      add([picture]);
    });
  return {
    send,
    isPending: write.isPending,
    error: write.error,
    /** Pictures whose words are there already. */
    uploads: uploads.filter(({ state }) => state !== 'done'),
    retry,
    remove,
  };
}

function useSendPicture() {
  const client = useQueryClient();
  return (journalMessageId: number): SendFile =>
    async (file, onProgress, signal) => {
      const ask = { params: { journalMessageId } };
      await sendPhoto(journalApi.addImage, ask, file, { onProgress, signal });
      void invalidateAfter(client, journalApi.addImage);
    };
}
