import { filesApi } from '@sitewright/domain/files/api';
import type { Photo } from '@sitewright/domain/files/photo';
import { requestFor } from '@sitewright/domain/kernel/request';
import { lazy, Suspense, useState } from 'react';
import { isUnsentId } from '../platform/outbox/item.ts';
import { cn } from '../ui/cn.ts';
import { StoredPhoto } from './stored-photo.tsx';

const PhotoViewer = lazy(async () => ({
  default: (await import('./photo-viewer.tsx')).PhotoViewer,
}));

type Props = {
  photos: readonly Photo[];
  /** The label of the photos, for screen readers. */
  subject: string;
  isSmall?: boolean;
};

/** How many are shown; the last one says how many more there are. */
const mostShown = 3;

/** Thumbnails of a fixed size, so that the layout does not move; they load when scrolled near. */
export function PhotoStrip({ photos, subject, isSmall = false }: Props) {
  const [open, setOpen] = useState<number>();
  if (photos.length === 0) return null;
  const hidden = photos.length > mostShown ? photos.length - mostShown + 1 : 0;
  return (
    <div className="flex flex-wrap gap-1.5">
      {photos.slice(0, mostShown).map((photo, n) => (
        <Thumbnail
          key={photo.id}
          photo={photo}
          isSmall={isSmall}
          label={`Photo ${n + 1} of ${photos.length}, ${subject}`}
          more={n === mostShown - 1 ? hidden : 0}
          onOpen={() => setOpen(n)}
        />
      ))}
      {open !== undefined && (
        <Suspense>
          <PhotoViewer
            photos={photos}
            subject={subject}
            start={open}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

type ThumbnailProps = {
  photo: Photo;
  label: string;
  isSmall: boolean;
  more: number;
  onOpen: () => void;
};

const Thumbnail = ({ photo, label, isSmall, more, onOpen }: ThumbnailProps) => (
  <button
    type="button"
    aria-label={more > 0 ? `+${more}: ${label} and ${more - 1} more` : label}
    onClick={onOpen}
    className={cn(
      'relative block flex-none overflow-hidden rounded-control bg-sunken',
      isSmall ? 'h-12 w-16' : 'h-16.5 w-22 site:h-18 site:w-24',
    )}
  >
    <StoredPhoto
      src={thumbnailOf(photo)}
      alt=""
      loading="lazy"
      decoding="async"
      className="size-full object-cover"
    />
    {more > 0 && (
      <span className="absolute inset-0 grid place-items-center bg-scrim font-semibold text-[#fff]">
        +{more}
      </span>
    )}
  </button>
);

/** One that waits on this phone is shown from there. */
export const thumbnailOf = ({ id, url }: Photo): string =>
  isUnsentId(id) ? url : requestFor(filesApi.thumbnail, { params: { fileId: id } }).url;
