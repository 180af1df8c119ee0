import { pieceBytes } from '@sitewright/domain/backup/data-backup';
import { dataBackupApi } from '@sitewright/domain/backup/data-backup-api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, detailOf, mayPass } from '../platform/call.ts';
import { newKey } from '../platform/idempotency-key.ts';
import { invalidateAfter } from '../platform/invalidate.ts';
import { tryAgain } from '../platform/try-again.ts';
import { useToast } from '../ui/toast.tsx';

/** Sends a backup piece by piece; the server then checks it as a whole. */
export function useBringBackup() {
  const [percent, setPercent] = useState<number>();
  const client = useQueryClient();
  const toast = useToast();
  const bring = async (file: File) => {
    setPercent(0);
    try {
      await send(file, setPercent);
      toast({ text: 'It has arrived, and is being checked' });
    } catch (error) {
      toast({ title: 'Not brought', text: detailOf(error as Error), tone: 'danger' });
    } finally {
      setPercent(undefined);
      void invalidateAfter(client, dataBackupApi.finishUpload);
    }
  };
  return { percent, bring };
}

async function send(file: File, onPercent: (percent: number) => void): Promise<void> {
  const { id: backupId } = await call(dataBackupApi.startUpload, {
    body: { fileName: file.name.slice(0, 200), fileSize: file.size },
  });
  try {
    await sendPieces(file, backupId, onPercent);
  } catch (error) {
    // Half of it is of no use, and would be in the way of the next try.
    await call(dataBackupApi.cancelBackup, { params: { backupId } }).catch(() => {});
    throw error;
  }
}

/** Signal comes and goes on the way. A piece that arrives twice takes its own place. */
const pauses = [1_000, 3_000, 10_000];

async function sendPieces(file: File, backupId: number, onPercent: (percent: number) => void) {
  for (let place = 0; place * pieceBytes < file.size; place++) {
    const piece = file.slice(place * pieceBytes, (place + 1) * pieceBytes);
    const body = { bytes: await base64Of(piece) };
    const params = { backupId, place };
    const key = newKey();
    await tryAgain(() => call(dataBackupApi.sendPiece, { params, body }, key), pauses, mayPass);
    onPercent(Math.min(100, (100 * (place + 1) * pieceBytes) / file.size));
  }
  await call(dataBackupApi.finishUpload, { params: { backupId } });
}

const base64Of = (piece: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(piece);
  });
