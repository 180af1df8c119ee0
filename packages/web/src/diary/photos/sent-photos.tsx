import { filesApi } from '@sitewright/domain/files/api';
import type { Photo } from '@sitewright/domain/files/photo';
import { requestFor } from '@sitewright/domain/kernel/request';
import { Trash2 } from 'lucide-react';

type Props = { photos: readonly Photo[]; onRemove: (photo: Photo) => void };

/** The photos that are with the entry already. */
export const SentPhotos = ({ photos, onRemove }: Props) =>
  photos.length > 0 && (
    <ul aria-label="Photos of this entry" className="grid grid-cols-2 gap-3 md:grid-cols-3">
      {photos.map((photo, place) => (
        <li
          key={photo.id}
          className="relative aspect-4/3 overflow-hidden rounded-card border border-line bg-sunken"
        >
          <a href={photo.url} target="_blank" rel="noreferrer">
            <img
              src={thumbnailOf(photo)}
              alt={photo.filename}
              loading="lazy"
              className="size-full object-cover"
            />
          </a>
          <button
            type="button"
            aria-label={`Remove photo ${place + 1}`}
            onClick={() => onRemove(photo)}
            className="absolute right-1 bottom-1 grid size-8 place-items-center rounded-control border border-line bg-surface text-text-2 hover:text-text site:size-11"
          >
            <Trash2 aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );

const thumbnailOf = ({ id: fileId }: Photo): string =>
  requestFor(filesApi.thumbnail, { params: { fileId } }).url;
