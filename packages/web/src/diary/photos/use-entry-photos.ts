import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { filesApi } from '@sitewright/domain/files/api';
import type { Photo } from '@sitewright/domain/files/photo';
import { entryIsFull, maxPhotos } from '@sitewright/domain/files/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAction } from '../../actions/use-action.ts';
import { useDeleteWaiting } from '../../actions/use-delete-waiting.ts';
import { useDeletionObstacle } from '../../actions/use-deletion-obstacle.ts';
import { invalidateAfter } from '../../platform/invalidate.ts';
import { isUnsentId } from '../../platform/outbox/item.ts';
import { isWaiting, savedOnThisPhone } from '../../platform/outbox/waiting-replies.ts';
import { sendPhoto } from '../../platform/send-file.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { photoLimits } from '../../ui/files/picture-limits.ts';
import { type SendFile, useUploads } from '../../ui/files/use-uploads.ts';
import { diaryQueries } from '../queries.ts';

/** The photos of an entry: those that are there, those on their way, and those there is no room for. */
export function useEntryPhotos(initial: DiaryEntry, chosen: readonly File[] = []) {
  const { data } = useQuery({
    ...diaryQueries.entry(initial.id),
    initialData: initial,
    refetchOnMount: false,
  });
  const entry = data ?? initial;
  const keep = useKeepPhotos(initial);
  const { uploads, refusals, add, remove, retry } = useUploads(
    useSendPhoto(initial, keep),
    photoLimits,
  );
  const waiting = uploads.filter(({ state }) => state !== 'done');
  const room = Math.max(0, maxPhotos - entry.photos.length - waiting.length);
  const [isFull, setFull] = useState(false);
  const addFitting = (files: readonly File[]) => {
    setFull(files.length > room);
    add(files.slice(0, room));
  };
  useOnce(chosen, addFitting);
  return {
    photos: entry.photos,
    uploads: waiting,
    room,
    refusals: isFull ? [...refusals, entryIsFull.message] : refusals,
    add: addFitting,
    remove,
    retry,
    ...useRemovePhoto(keep),
  };
}

/** Adds at the start what was chosen before. */
function useOnce(files: readonly File[], add: (files: readonly File[]) => void) {
  const isAdded = useRef(files.length === 0);
  const addNow = useEffectEvent(() => {
    if (!isAdded.current) add(files);
    isAdded.current = true;
  });
  useEffect(() => addNow(), []);
}

type Keep = (change: (photos: Photo[]) => Photo[]) => void;

/** Shows the server's reply at once; the lists reload after. */
function useKeepPhotos({ id }: DiaryEntry): Keep {
  const client = useQueryClient();
  return (change) => {
    client.setQueryData(
      diaryQueries.entry(id).queryKey,
      (entry) => entry && { ...entry, photos: change(entry.photos) },
    );
    void invalidateAfter(client, filesApi.addEntryPhoto);
  };
}

/** What changed elsewhere may have brought it already. */
function useSendPhoto({ id: diaryEntryId }: DiaryEntry, keep: Keep): SendFile {
  const toast = useToast();
  return async (file, onProgress, signal) => {
    const photo = await sendPhoto(filesApi.addEntryPhoto, { params: { diaryEntryId } }, file, {
      onProgress,
      signal,
    });
    if (isWaiting(photo)) toast({ text: savedOnThisPhone });
    else keep((photos) => [...photos.filter(({ id }) => id !== photo.id), photo]);
  };
}

/** Into the recycle bin; what was not sent yet, on this phone. */
function useRemovePhoto(keep: Keep) {
  const command = useAction(filesApi.remove, {
    doneMessage: () => 'Photo removed',
    refusedTitle: 'Error',
  });
  const deleteWaiting = useDeleteWaiting();
  const deletionObstacle = useDeletionObstacle(filesApi.remove);
  return {
    obstacleToRemoving: ({ id }: Photo) => deletionObstacle(id),
    removeSent: ({ id }: Photo) => {
      if (isUnsentId(id)) return void deleteWaiting(id, 'The photo');
      command.perform({ params: { fileId: id } }, () =>
        keep((photos) => photos.filter((photo) => photo.id !== id)),
      );
    },
  };
}
