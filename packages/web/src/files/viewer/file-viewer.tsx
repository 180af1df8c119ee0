import type { ProjectFile } from '@sitewright/domain/files/file';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useSwipe } from '../../ui/dialogs/use-swipe.ts';
import { DocumentToDownload } from '../../ui/files/document-to-download.tsx';
import { Viewer } from '../../ui/files/viewer.tsx';
import { iconButtonStyles } from '../../ui/icon-button-styles.ts';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { PagerRow } from '../../ui/pager-row.tsx';
import { isPhoto, kindOf } from '../file-kind.ts';
import { fileQueries } from '../queries.ts';
import { useDeleteFile } from '../use-delete-file.ts';
import { FileRail } from './file-rail.tsx';

type Props = {
  fileId: number;
  /** The list it belongs to, if there are several. */
  files?: readonly ProjectFile[] | undefined;
  onTurn?: (file: ProjectFile) => void;
  onClose: () => void;
};

const none: readonly never[] = [];

/** One file at full window size, next to its details and comments. */
export function FileViewer({ fileId, files = none, onTurn, onClose }: Props) {
  const query = useQuery({
    ...fileQueries.file(fileId),
    placeholderData: () => files.find(({ id }) => id === fileId),
  });
  const at = files.findIndex(({ id }) => id === fileId);
  const turn = (by: number) => {
    const next = at < 0 ? undefined : files.at((at + by) % files.length);
    if (next) onTurn?.(next);
  };
  const swipe = useSwipe(turn);
  const { data } = query;
  return (
    <Viewer
      title={data?.originalName ?? 'File'}
      download={data ?? undefined}
      actions={data && <DeleteFile file={data} onDeleted={onClose} />}
      onTurn={turn}
      onClose={onClose}
    >
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] content-start overflow-y-auto md:grid-cols-[minmax(0,1fr)_380px] md:content-stretch md:overflow-hidden">
        <Loaded query={query} what="file" empty="File not found.">
          {(file) => (
            <>
              <div
                {...swipe}
                className="grid bg-sunken md:min-h-0 md:grid-rows-[minmax(0,1fr)_auto]"
              >
                <FileStage key={file.id} file={file} />
                {files.length > 1 && at >= 0 && (
                  <PagerRow what="file" at={at} count={files.length} onTurn={turn} />
                )}
              </div>
              <FileRail key={`about ${file.id}`} file={file} />
            </>
          )}
        </Loaded>
      </div>
    </Viewer>
  );
}

type DeleteProps = { file: ProjectFile; onDeleted: () => void };

function DeleteFile({ file, onDeleted }: DeleteProps) {
  const { deleteFile, obstacleTo } = useDeleteFile();
  const obstacle = obstacleTo(file);
  return (
    <button
      type="button"
      aria-label={obstacle ? `Delete. ${obstacle.message}` : 'Delete'}
      aria-disabled={obstacle ? true : undefined}
      title={obstacle?.message}
      onClick={() => !obstacle && deleteFile(file, onDeleted)}
      className={iconButtonStyles}
    >
      <Trash2 aria-hidden="true" className="size-icon" />
    </button>
  );
}

type StageProps = { file: ProjectFile };

/** A photo is shown; anything else is only ever saved, so that nothing in it runs in the app. */
const FileStage = ({ file }: StageProps) =>
  isPhoto(file) ? <Photo file={file} /> : <Document file={file} />;

const Photo = ({ file }: StageProps) => (
  <img
    src={file.url}
    alt={file.description ?? file.originalName}
    width={file.width ?? undefined}
    height={file.height ?? undefined}
    className="max-h-[60dvh] w-full min-w-0 object-contain md:size-full md:max-h-none md:p-4"
  />
);

function Document({ file }: StageProps) {
  const { icon, label } = kindOf(file);
  return (
    <DocumentToDownload
      icon={icon}
      kind={label}
      name={file.originalName}
      size={file.size}
      url={file.url}
      saveAs={file.filename}
    />
  );
}
