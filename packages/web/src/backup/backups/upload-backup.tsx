import { pieceBytes } from '@sitewright/domain/backup/data-backup';
import { dataBackupApi } from '@sitewright/domain/backup/data-backup-api';
import { can } from '@sitewright/domain/kernel/access';
import { useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { call, detailOf, isTemporary } from '../../platform/call.ts';
import { newKey } from '../../platform/idempotency-key.ts';
import { invalidateAfter } from '../../platform/invalidate.ts';
import { useActor } from '../../platform/session.ts';
import { tryAgain } from '../../platform/try-again.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

/** For a backup that was downloaded, and has expired here since. */
export function BringBackup() {
  const box = useRef<HTMLInputElement>(null);
  const { percent, bring } = useBringBackup();
  if (!can(useActor(), 'dataBackup.restore', 'A')) return null;
  if (percent !== undefined)
    return (
      <ProgressBar label="Uploading backup" value={percent} step={`${Math.round(percent)}%`} />
    );
  return (
    <>
      <input
        ref={box}
        type="file"
        accept=".zip,application/zip"
        hidden
        aria-label="Backup to restore from"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void bring(file);
          target.value = '';
        }}
      />
      <Button icon={Upload} onClick={() => box.current?.click()}>
        Restore from a file
      </Button>
    </>
  );
}

/** Sends a backup piece by piece; the server then checks it as a whole. */
function useBringBackup() {
  const [percent, setPercent] = useState<number>();
  const client = useQueryClient();
  const toast = useToast();
  const bring = async (file: File) => {
    setPercent(0);
    try {
      await send(file, setPercent);
      toast({ text: 'Uploaded. Checking the backup.' });
    } catch (error) {
      toast({ title: 'Not uploaded', text: detailOf(error as Error), tone: 'danger' });
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
    await tryAgain(() => call(dataBackupApi.sendPiece, { params, body }, key), pauses, isTemporary);
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
