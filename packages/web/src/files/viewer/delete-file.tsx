import type { ProjectFile } from '@sitewright/domain/files/file';
import { Trash2 } from 'lucide-react';
import { roundLook } from '../../ui/round-styles.ts';
import { useDeleteFile } from '../use-delete-file.ts';

type Props = { file: ProjectFile; onDeleted: () => void };

export function DeleteFile({ file, onDeleted }: Props) {
  const { deleteFile, obstacleTo } = useDeleteFile();
  const obstacle = obstacleTo(file);
  return (
    <button
      type="button"
      aria-label={obstacle ? `Delete. ${obstacle.message}` : 'Delete'}
      aria-disabled={obstacle ? true : undefined}
      title={obstacle?.message}
      onClick={() => !obstacle && deleteFile(file, onDeleted)}
      className={roundLook}
    >
      <Trash2 aria-hidden="true" className="size-icon" />
    </button>
  );
}
