import { photos as photoRules } from '@sitewright/domain/kernel/upload';
import { Camera } from 'lucide-react';
import { useRef } from 'react';
import { ChosenFiles } from '../../ui/chosen-files.tsx';
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
      <div className="order-last basis-full empty:hidden">
        {photos.length > 0 && (
          <ChosenFiles label="Photos to send" files={photos} onChange={onChange} />
        )}
      </div>
    </>
  );
}
