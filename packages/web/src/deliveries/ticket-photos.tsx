import { useState } from 'react';
import { ChooseFiles } from '../ui/choose-files.tsx';
import { ChosenFiles } from '../ui/chosen-files.tsx';
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
      <ChosenFiles label="Photos of the ticket" files={photos} onChange={onChange} />
    </fieldset>
  );
}
