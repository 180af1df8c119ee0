import { X } from 'lucide-react';
import { useState } from 'react';
import { ChooseFiles } from '../ui/choose-files.tsx';
import { FieldError } from '../ui/field.tsx';
import { obstacleToAdding } from '../ui/obstacle-to-adding.ts';
import { photoLimits } from '../ui/picture-limits.ts';

type Props = { photos: readonly File[]; onChange: (photos: readonly File[]) => void };

/** The ticket, photographed at the gate; sent with the delivery. */
export function TicketPhotos({ photos, onChange }: Props) {
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const add = (files: readonly File[]) => {
    const faultOf = (file: File) => obstacleToAdding(file, 0, photoLimits);
    setRefusals(files.flatMap((file) => faultOf(file) ?? []));
    onChange([...photos, ...files.filter((file) => !faultOf(file))]);
  };
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 text-sm font-medium">
        Photo of the ticket <span className="font-normal text-text-2">(optional)</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        <ChooseFiles
          accept={photoLimits.accept}
          multiple={false}
          capture="environment"
          onFiles={add}
        />
        <ChooseFiles accept={photoLimits.accept} multiple onFiles={add} />
      </div>
      {refusals.map((sentence) => (
        <FieldError key={sentence} text={sentence} />
      ))}
      <ul aria-label="Photos of the ticket" className="flex flex-wrap gap-1 empty:hidden">
        {photos.map((photo) => (
          <li key={`${photo.name} ${photo.size} ${photo.lastModified}`}>
            <button
              type="button"
              aria-label={`Leave out ${photo.name}`}
              onClick={() => onChange(photos.filter((one) => one !== photo))}
              className="flex h-6 max-w-full items-center gap-1 rounded-full bg-sunken px-2 text-xs text-text-2 hover:text-text site:h-11"
            >
              <span className="truncate">{photo.name}</span>
              <X aria-hidden="true" className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
