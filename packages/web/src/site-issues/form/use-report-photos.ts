import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { photoLimits } from '../../ui/picture-limits.ts';
import { useUploads } from '../../ui/use-uploads.ts';
import { sendIssuePhoto } from '../send-issue-photo.ts';
import { keepPhotos, readPhotos } from './stored-photos.ts';

/** Photos that wait for their issue; `onSent` is called when the last of them is there. */
export function useReportPhotos(key: string, onSent: (issueId: number) => void) {
  const [chosen, setChosen] = useState<readonly File[]>(() => readPhotos(key));
  const choose = (files: readonly File[]) => {
    setChosen(files);
    void keepPhotos(key, files);
  };
  const [issueId, setIssueId] = useState<number>();
  const target = useRef(0);
  const { uploads, ...rest } = useUploads(async (file, onProgress, signal) => {
    await sendIssuePhoto(target.current, 'before', file, { onProgress, signal });
  }, photoLimits);
  const isThere = useEffectEvent(onSent);
  const isDone = uploads.every(({ state }) => state === 'done');
  useEffect(() => {
    if (issueId && isDone) isThere(issueId);
  }, [issueId, isDone]);
  const send = (id: number) => {
    target.current = id;
    rest.add(chosen);
    choose([]);
    setIssueId(id);
  };
  const isSending = uploads.some(({ state }) => state === 'sending' || state === 'waiting');
  return { chosen, choose, uploads, ...rest, send, issueId, isSending };
}

export type ReportedPhotos = Omit<ReturnType<typeof useReportPhotos>, 'add'>;
