import type { ProjectFile } from '@sitewright/domain/files/file';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from 'radix-ui';
import type { KeyboardEvent } from 'react';
import { Loaded } from '../../ui/loaded.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { fileQueries } from '../queries.ts';
import { FileRail } from './file-rail.tsx';
import { FileStage } from './file-stage.tsx';
import { TurnFiles } from './turn-files.tsx';
import { ViewerHead } from './viewer-head.tsx';

type Props = {
  fileId: number;
  /** Those it is one of, where it is one of several. */
  files?: readonly ProjectFile[] | undefined;
  onTurn?: (file: ProjectFile) => void;
  onClose: () => void;
};

/** One file as large as the window, with what is known and said of it beside it. */
export const FileViewer = (props: Props) => (
  <Dialog.Root open onOpenChange={(open) => open || props.onClose()}>
    <Dialog.Portal>
      <Dialog.Overlay className="fixed inset-0 z-50 animate-appear bg-bg" />
      <Viewer {...props} />
    </Dialog.Portal>
  </Dialog.Root>
);

const none: readonly never[] = [];

function Viewer({ fileId, files = none, onTurn, onClose }: Props) {
  const query = useQuery({
    ...fileQueries.file(fileId),
    placeholderData: () => files.find(({ id }) => id === fileId),
  });
  const at = files.findIndex(({ id }) => id === fileId);
  const turn = (by: number) => {
    const next = at < 0 ? undefined : files.at((at + by) % files.length);
    if (next) onTurn?.(next);
  };
  return (
    <Dialog.Content
      aria-describedby={undefined}
      onOpenAutoFocus={focusItself}
      onKeyDown={(event) => turn(stepOf(event))}
      onCloseAutoFocus={useReturnFocus()}
      className="fixed inset-0 z-50 grid grid-rows-[auto_minmax(0,1fr)] bg-bg text-text"
    >
      <ViewerHead file={query.data} onClose={onClose} />
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] content-start overflow-y-auto md:grid-cols-[minmax(0,1fr)_380px] md:content-stretch md:overflow-hidden">
        <Loaded query={query} what="file" empty="There is no such file.">
          {(file) => (
            <>
              <div className="grid bg-sunken md:min-h-0 md:grid-rows-[minmax(0,1fr)_auto]">
                <FileStage key={file.id} file={file} />
                {files.length > 1 && at >= 0 && (
                  <TurnFiles at={at} count={files.length} onTurn={turn} />
                )}
              </div>
              <FileRail key={`about ${file.id}`} file={file} />
            </>
          )}
        </Loaded>
      </div>
    </Dialog.Content>
  );
}

/** So that the arrows turn at once, and no Enter falls on a button. */
function focusItself(event: Event) {
  event.preventDefault();
  if (event.target instanceof HTMLElement) event.target.focus();
}

/** The arrow keys turn, but in a box they move what one types. */
function stepOf({ key, target }: KeyboardEvent): number {
  if (target instanceof Element && target.matches('input, textarea')) return 0;
  return { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0;
}
