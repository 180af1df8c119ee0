import { can } from '@sitewright/domain/kernel/access';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useActor } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { useBringBackup } from './use-bring-backup.ts';

/** For a backup that was downloaded, and has expired here since. */
export function BringBackup() {
  const box = useRef<HTMLInputElement>(null);
  const { percent, bring } = useBringBackup();
  if (!can(useActor(), 'dataBackup.restore', 'A')) return null;
  if (percent !== undefined)
    return (
      <ProgressBar label="Sending the backup" value={percent} step={`${Math.round(percent)} %`} />
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
      <Button onClick={() => box.current?.click()}>
        <Upload aria-hidden="true" className="size-4" />
        Restore from a file
      </Button>
    </>
  );
}
