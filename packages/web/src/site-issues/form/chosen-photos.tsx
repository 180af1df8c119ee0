import { PhotoToSend } from '../../ui/photo-to-send.tsx';

type Props = { photos: readonly File[]; onChange: (photos: readonly File[]) => void };

/** A blurred one is left out before it is sent. */
export const ChosenPhotos = ({ photos, onChange }: Props) => (
  <ul aria-label="Chosen photos" className="flex flex-wrap gap-2 empty:hidden">
    {photos.map((photo) => (
      <li key={`${photo.name} ${photo.size} ${photo.lastModified}`}>
        <PhotoToSend
          photo={photo}
          onLeaveOut={() => onChange(photos.filter((other) => other !== photo))}
          className="h-24 w-32"
        />
      </li>
    ))}
  </ul>
);
