import { photos as photoRules } from '@sitewright/domain/kernel/upload';
import { Camera, X } from 'lucide-react';
import { useRef } from 'react';
import { QuietButton } from '../quiet-button.tsx';

type Props = { photos: readonly File[]; onChange: (photos: readonly File[]) => void };

/** The photos that go with a comment; they are sent with it. */
export function CommentPhotos({ photos, onChange }: Props) {
  const box = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={box}
        type="file"
        hidden
        multiple
        accept={photoRules.types.join(',')}
        aria-label="Photos of the comment"
        onChange={({ target }) => {
          onChange([...photos, ...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <QuietButton
        icon={Camera}
        className="mr-auto h-control!"
        onClick={() => box.current?.click()}
      >
        Photo
      </QuietButton>
      <div className="order-last flex basis-full flex-wrap gap-1 empty:hidden">
        {photos.map((photo) => (
          <button
            key={`${photo.name} ${photo.size} ${photo.lastModified}`}
            type="button"
            aria-label={`Leave out ${photo.name}`}
            onClick={() => onChange(photos.filter((one) => one !== photo))}
            className="flex h-6 max-w-full items-center gap-1 rounded-full bg-sunken px-2 text-xs text-text-2 hover:text-text site:h-11"
          >
            <span className="truncate">{photo.name}</span>
            <X aria-hidden="true" className="size-3.5" />
          </button>
        ))}
      </div>
    </>
  );
}
