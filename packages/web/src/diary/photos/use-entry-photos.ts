import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { filesApi } from '@sitewright/domain/files/api';
import type { Photo } from '@sitewright/domain/files/photo';
import { photos as limits } from '@sitewright/domain/kernel/upload';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { detailOf } from '../../platform/call.ts';
import { asError } from '../../platform/fault.ts';
import { invalidate } from '../../platform/invalidate.ts';
import { uploadFile } from '../../platform/upload.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useToast } from '../../ui/toast.tsx';
import { type SendFile, useUploads } from '../../ui/use-uploads.ts';
import { diaryQueries, staleByEntry } from '../queries.ts';
import { shrinkPhoto } from './shrink-photo.ts';

export const mostPhotos = 20;

export const photoLimits = {
  accept: limits.types.join(','),
  kinds: 'JPG, PNG, GIF or WebP',
  maxBytes: limits.mostBytes,
};

/** The photos of an entry: those that are there, those on their way, and those there is no room for. */
export function useEntryPhotos(given: DiaryEntry) {
  const { data } = useQuery({
    ...diaryQueries.entry(given.id),
    initialData: given,
    refetchOnMount: false,
  });
  const entry = data ?? given;
  const keep = useKeepPhotos(given);
  const { uploads, refusals, add, remove, retry } = useUploads(useSendPhoto(given, keep), {
    ...photoLimits,
    maxFiles: Number.POSITIVE_INFINITY,
  });
  const waiting = uploads.filter(({ state }) => state !== 'done');
  const room = Math.max(0, mostPhotos - entry.photos.length - waiting.length);
  const [isFull, setFull] = useState(false);
  return {
    photos: entry.photos,
    uploads: waiting,
    room,
    refusals: isFull ? [...refusals, `An entry holds at most ${mostPhotos} photos.`] : refusals,
    add: (files: readonly File[]) => {
      setFull(files.length > room);
      add(files.slice(0, room));
    },
    remove,
    retry,
    ...useRemovePhoto(keep),
  };
}

type Keep = (change: (photos: Photo[]) => Photo[]) => void;

/** Shows at once what the server has said; the lists follow. */
function useKeepPhotos({ id, projectId }: DiaryEntry): Keep {
  const client = useQueryClient();
  return (change) => {
    client.setQueryData(
      diaryQueries.entry(id).queryKey,
      (entry) => entry && { ...entry, photos: change(entry.photos) },
    );
    void invalidate(client, [...staleByEntry(projectId), `/api/projects/${projectId}/files`]);
  };
}

/** Made small first; when it was taken is told beside it, for the small one does not know. */
const useSendPhoto =
  ({ id: diaryEntryId }: DiaryEntry, keep: Keep): SendFile =>
  async (file, onProgress, signal) => {
    const query = { takenAt: new Date(file.lastModified).toISOString() };
    const ask = { params: { diaryEntryId }, query };
    const small = await shrinkPhoto(file);
    const photo = await uploadFile(filesApi.addEntryPhoto, ask, small, {
      onProgress,
      signal,
    }).catch((error) => {
      throw new Error(detailOf(asError(error)));
    });
    keep((photos) => [...photos, photo]);
  };

/** Into the recycle bin. */
function useRemovePhoto(keep: Keep) {
  const toast = useToast();
  const command = useCommand(filesApi.remove, {
    onRefused: (error) => toast({ title: 'Error', text: detailOf(error), tone: 'danger' }),
  });
  return {
    removeSent: ({ id }: Photo) =>
      command.perform({ params: { fileId: id } }, () => {
        keep((photos) => photos.filter((one) => one.id !== id));
        toast({ text: 'Photo removed' });
      }),
  };
}
