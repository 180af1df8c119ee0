import type { Photo } from '@sitewright/domain/files/photo';
import { ChevronLeft, ChevronRight, Download, type LucideIcon, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useState } from 'react';
import { momentText } from '../../ui/format/moment.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';

type Props = { photos: readonly Photo[]; subject: string; start: number; onClose: () => void };

/** The photos of one record as large as the window; the arrow keys turn them. */
export const PhotoViewer = (props: Props) => (
  <Dialog.Root open onOpenChange={(open) => open || props.onClose()}>
    <Dialog.Portal>
      <Dialog.Overlay className="fixed inset-0 z-50 animate-appear bg-bg" />
      <Viewer {...props} />
    </Dialog.Portal>
  </Dialog.Root>
);

function Viewer({ photos, subject, start }: Props) {
  const [at, setAt] = useState(start);
  const returnFocus = useReturnFocus();
  const photo = photos[at];
  const turn = (by: number) => setAt((at + by + photos.length) % photos.length);
  const walk = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  };
  if (!photo) return null;
  return (
    <Dialog.Content
      aria-describedby={undefined}
      onKeyDown={walk}
      onCloseAutoFocus={returnFocus}
      className="fixed inset-0 z-50 grid grid-rows-[auto_minmax(0,1fr)_auto] text-text"
    >
      <div className="flex items-center gap-2 px-gutter py-2">
        <Dialog.Title className="min-w-0 flex-1 truncate text-base font-semibold">
          {subject}
        </Dialog.Title>
        <a href={photo.url} download={photo.filename} aria-label="Download" className={round}>
          <Download aria-hidden="true" className="size-icon" />
        </a>
        <Dialog.Close aria-label="Close" className={round}>
          <X aria-hidden="true" className="size-icon" />
        </Dialog.Close>
      </div>
      <img
        key={photo.id}
        src={photo.url}
        alt={`${subject}, ${photo.filename}`}
        className="size-full object-contain"
      />
      <div className="flex items-center justify-center gap-3 px-gutter pt-2 pb-[calc(env(safe-area-inset-bottom)+0.75rem)] text-sm">
        {photos.length > 1 && (
          <Turn icon={ChevronLeft} label="Photo before" onTurn={() => turn(-1)} />
        )}
        <p aria-live="polite" className="text-center text-text-2 tabular-nums">
          {at + 1} of {photos.length} · {momentText(photo.uploadedAt)}
        </p>
        {photos.length > 1 && (
          <Turn icon={ChevronRight} label="Next photo" onTurn={() => turn(1)} />
        )}
      </div>
    </Dialog.Content>
  );
}

type TurnProps = { icon: LucideIcon; label: string; onTurn: () => void };

const Turn = ({ icon: Icon, label, onTurn }: TurnProps) => (
  <button type="button" aria-label={label} onClick={onTurn} className={round}>
    <Icon aria-hidden="true" className="size-icon" />
  </button>
);

const round =
  'grid size-control flex-none place-items-center rounded-control text-text-2 hover:bg-sunken hover:text-text';
