import type { Photo } from '@sitewright/domain/files/photo';
import { useState } from 'react';
import { useSwipe } from '../ui/dialogs/use-swipe.ts';
import { Viewer } from '../ui/files/viewer.tsx';
import { momentText } from '../ui/format/date-time.ts';
import { PagerRow } from '../ui/pager-row.tsx';
import { StoredPhoto } from './stored-photo.tsx';

type Props = { photos: readonly Photo[]; subject: string; start: number; onClose: () => void };

/** The photos of one record as large as the window. */
export function PhotoViewer({ photos, subject, start, onClose }: Props) {
  const [at, setAt] = useState(start);
  const turn = (by: number) => setAt((at + by + photos.length) % photos.length);
  const swipe = useSwipe(turn);
  const photo = photos[at];
  if (!photo) return null;
  return (
    <Viewer title={subject} download={photo} onTurn={turn} onClose={onClose}>
      <div
        {...swipe}
        className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] pb-[env(safe-area-inset-bottom)]"
      >
        <StoredPhoto
          key={photo.id}
          src={photo.url}
          alt={`${subject}, ${photo.filename}`}
          className="size-full object-contain"
        />
        <PagerRow
          what="photo"
          at={at}
          count={photos.length}
          note={momentText(photo.uploadedAt)}
          onTurn={turn}
        />
      </div>
    </Viewer>
  );
}
