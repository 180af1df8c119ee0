import { X } from 'lucide-react';
import { useEffect, useState } from 'react';

type Props = { photos: readonly File[]; onChange: (photos: readonly File[]) => void };

/** What was just taken is seen, not named: a blurred one is left out before it is sent. */
export const ChosenPhotos = ({ photos, onChange }: Props) => (
  <ul aria-label="Chosen photos" className="flex flex-wrap gap-2 empty:hidden">
    {photos.map((photo) => (
      <li key={`${photo.name} ${photo.size} ${photo.lastModified}`}>
        <ChosenPhoto
          photo={photo}
          onLeaveOut={() => onChange(photos.filter((one) => one !== photo))}
        />
      </li>
    ))}
  </ul>
);

function ChosenPhoto({ photo, onLeaveOut }: { photo: File; onLeaveOut: () => void }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(photo);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return (
    <span className="relative block h-24 w-32 overflow-hidden rounded-control bg-sunken">
      <img src={url} alt={photo.name} className="size-full object-cover" />
      <button
        type="button"
        aria-label={`Leave out ${photo.name}`}
        onClick={onLeaveOut}
        className="absolute top-1 right-1 grid size-7 place-items-center rounded-full border border-line bg-surface text-text site:size-11"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </span>
  );
}
