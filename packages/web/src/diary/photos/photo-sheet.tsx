import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import type { Photo } from '@sitewright/domain/files/photo';
import { maxPhotos } from '@sitewright/domain/files/rules';
import { Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { thumbnailOf } from '../../files/photo-strip.tsx';
import { StoredPhoto } from '../../files/stored-photo.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { SideSheet } from '../../ui/dialogs/side-sheet.tsx';
import type { Obstacle } from '../../ui/disabled-reason.tsx';
import { FieldHelp } from '../../ui/fields/field.tsx';
import { formatDate } from '../../ui/fields/parse-date.ts';
import { DropArea } from '../../ui/files/drop-area.tsx';
import { fileSize } from '../../ui/files/file-size.ts';
import { photoLimits } from '../../ui/files/picture-limits.ts';
import { UploadList } from '../../ui/files/upload-list.tsx';
import { useEntryPhotos } from './use-entry-photos.ts';

type Props = {
  entry: DiaryEntry;
  /** Photos that were chosen before the entry was written. */
  chosen?: readonly File[];
  onClose: () => void;
};

/** The photos of an entry: each is sent as soon as it is taken or chosen. */
export function PhotoSheet({ entry, chosen, onClose }: Props) {
  const { photos, uploads, room, refusals, ...actions } = useEntryPhotos(entry, chosen);
  const [isLeaving, setLeaving] = useState(false);
  const underWay = uploads.filter(({ isAnswered }) => !isAnswered).length;
  const close = () => (underWay > 0 ? setLeaving(true) : onClose());
  // Once all are sent there is nothing left to ask.
  const isSent = isLeaving && underWay === 0;
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (isSent) leave();
  }, [isSent]);
  return (
    <SideSheet
      title="Photos"
      isOpen
      onClose={close}
      footer={
        <Button tone="primary" isBig onClick={close}>
          Done
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="line-clamp-2 text-sm text-text-2">
          {formatDate(entry.date.slice(0, 10))} · {entry.workSummary}
        </p>
        {room > 0 && (
          <DropArea
            multiple
            capture="environment"
            accept={photoLimits.accept}
            onFiles={actions.add}
          />
        )}
        <FieldHelp>
          {photos.length} of {maxPhotos} photos. {photoLimits.kinds}, up to{' '}
          {fileSize(photoLimits.maxBytes)} each
        </FieldHelp>
        <UploadList uploads={uploads} refusals={refusals} {...actions} />
        <SentPhotos
          photos={photos}
          obstacleTo={actions.obstacleToRemoving}
          onRemove={actions.removeSent}
        />
      </div>
      <ConfirmDialog
        variant="warning"
        title="Stop uploading?"
        description={`${underWay === 1 ? '1 photo has' : `${underWay} photos have`} not been uploaded yet.`}
        confirmText="Stop"
        cancelText="Keep uploading"
        isOpen={isLeaving}
        onConfirm={onClose}
        onCancel={() => setLeaving(false)}
      />
    </SideSheet>
  );
}

type SentProps = {
  photos: readonly Photo[];
  obstacleTo: (photo: Photo) => Obstacle | undefined;
  onRemove: (photo: Photo) => void;
};

/** The photos that are with the entry already. */
const SentPhotos = ({ photos, obstacleTo, onRemove }: SentProps) =>
  photos.length > 0 && (
    <ul aria-label="Entry photos" className="grid grid-cols-2 gap-3 md:grid-cols-3">
      {photos.map((photo, place) => (
        <li
          key={photo.id}
          className="relative aspect-4/3 overflow-hidden rounded-card border border-line bg-sunken"
        >
          <a href={photo.url} target="_blank" rel="noreferrer">
            <StoredPhoto
              src={thumbnailOf(photo)}
              alt={photo.filename}
              loading="lazy"
              className="size-full object-cover"
            />
          </a>
          <RemoveButton
            label={`Remove photo ${place + 1}`}
            obstacle={obstacleTo(photo)}
            onRemove={() => onRemove(photo)}
          />
        </li>
      ))}
    </ul>
  );

type RemoveProps = { label: string; obstacle: Obstacle | undefined; onRemove: () => void };

const RemoveButton = ({ label, obstacle, onRemove }: RemoveProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={obstacle ? true : undefined}
    aria-description={obstacle?.message}
    title={obstacle?.message}
    onClick={() => !obstacle && onRemove()}
    className="absolute right-1 bottom-1 grid size-8 place-items-center rounded-control border border-line bg-surface text-text-2 hover:text-text aria-disabled:cursor-not-allowed aria-disabled:opacity-60 site:size-11"
  >
    <Trash2 aria-hidden="true" className="size-4" />
  </button>
);
