import type { ProjectFile } from '@sitewright/domain/files/file';
import { Download, Trash2, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useDeleteFile } from '../use-delete-file.ts';
import { roundLook } from './round-look.ts';

type Props = {
  /** Nothing as long as it is on its way. */
  file: ProjectFile | null | undefined;
  onClose: () => void;
};

export const ViewerHead = ({ file, onClose }: Props) => (
  <div className="flex min-h-14 items-center gap-1 border-b border-line bg-surface px-gutter pt-[env(safe-area-inset-top)]">
    <Dialog.Title className="min-w-0 flex-1 truncate text-base font-semibold">
      {file?.originalName ?? 'File'}
    </Dialog.Title>
    {file && (
      <>
        <a href={file.url} download={file.filename} aria-label="Download" className={roundLook}>
          <Download aria-hidden="true" className="size-icon" />
        </a>
        <DeleteButton file={file} onDeleted={onClose} />
      </>
    )}
    <Dialog.Close aria-label="Close" className={roundLook}>
      <X aria-hidden="true" className="size-icon" />
    </Dialog.Close>
  </div>
);

type DeleteProps = { file: ProjectFile; onDeleted: () => void };

function DeleteButton({ file, onDeleted }: DeleteProps) {
  const { deleteFile, obstacleTo } = useDeleteFile(file.projectId);
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
