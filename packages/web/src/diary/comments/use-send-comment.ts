import { diaryApi } from '@sitewright/domain/diary/api';
import type { DiaryCommentDraft } from '@sitewright/domain/diary/diary-comment';
import { filesApi } from '@sitewright/domain/files/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asError } from '../../platform/fault.ts';
import { invalidateAfter } from '../../platform/invalidate.ts';
import { sendPhoto } from '../../platform/send-file.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useToast } from '../../ui/toast.tsx';
import type { DayPlace } from '../day/day-place.ts';

type CommentInput = Omit<DiaryCommentDraft, 'date'>;

/** Sends the text first, then its photos: a photo that fails to upload does not lose the text. */
export function useSendComment({ project, date }: DayPlace) {
  const toast = useToast();
  const client = useQueryClient();
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [isUploading, setUploading] = useState(false);
  const comment = useCommand(diaryApi.comment);

  const upload = async (diaryCommentId: number, files: readonly File[]) => {
    setUploading(true);
    setPhotos([]);
    const tries = await Promise.allSettled(
      files.map((photo) =>
        sendPhoto(filesApi.addCommentPhoto, { params: { diaryCommentId } }, photo),
      ),
    );
    const left = files.filter((_, i) => tries[i]?.status === 'rejected');
    setUploading(false);
    if (left.length > 0)
      toast({
        title: 'Photo not sent',
        text: reasonOf(tries.find(({ status }) => status === 'rejected')),
        tone: 'danger',
        action: { label: 'Try again', onPress: () => void upload(diaryCommentId, left) },
      });
    await invalidateAfter(client, filesApi.addCommentPhoto);
  };
  const send = (input: CommentInput, onSent: () => void) =>
    comment.perform(
      { params: { projectId: String(project.id) }, body: { ...input, date } },
      ({ id }) => {
        onSent();
        if (photos.length > 0) void upload(id, photos);
      },
    );
  return {
    send,
    photos,
    setPhotos,
    isPending: comment.isPending || isUploading,
    error: comment.error,
  };
}

const reasonOf = (failure: PromiseSettledResult<unknown> | undefined): string =>
  failure?.status === 'rejected' ? asError(failure.reason).message : '';
