import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readDraft, removeDraft, saveDraft } from '../../platform/draft.ts';
import { shrinkPhoto } from '../../platform/shrink-photo.ts';
import { photoLimits } from '../../ui/files/picture-limits.ts';
import { useUploads } from '../../ui/files/use-uploads.ts';
import { sendIssuePhoto } from '../send-issue-photo.ts';

/** Photos that wait for their issue; `onSent` is called when the last of them is there. */
export function useReportPhotos(
  key: string,
  onSent: (issueId: number) => void,
  others: readonly File[],
) {
  const [chosen, setChosen] = useState<readonly File[]>(() => [...readPhotos(key), ...others]);
  const latest = useRef(chosen);
  const choose = (files: readonly File[]) => {
    setChosen(files);
    latest.current = files;
    void storePhotos(key, files, () => latest.current === files);
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

type StoredPhoto = { name: string; type: string; lastModified: number; bytes: string };

/**
 * Photos of a draft, resized first; a browser without space keeps only the text.
 * Shrinking takes seconds: photos reported or removed meanwhile must not return with the next issue.
 */
async function storePhotos(key: string, files: readonly File[], isLatest: () => boolean) {
  if (files.length === 0) return removeDraft(key);
  const photos = await Promise.all(files.map(toStoredPhoto));
  if (isLatest()) saveDraft(key, { photos }, new Date());
}

const readPhotos = (key: string): File[] =>
  readDraft(key, ({ photos }) => (photos as StoredPhoto[]).map(asFile))?.values ?? [];

async function toStoredPhoto(file: File): Promise<StoredPhoto> {
  const { name, lastModified } = file;
  const small = await shrinkPhoto(file);
  const bytes = new Uint8Array(await small.arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return { name, lastModified, type: small.type, bytes: btoa(letters) };
}

const asFile = ({ bytes, name, ...about }: StoredPhoto): File =>
  new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name, about);
