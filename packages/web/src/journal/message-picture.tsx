import { ImagePlus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field.tsx';
import { obstacleToAdding } from '../ui/obstacle-to-adding.ts';
import { photoLimits } from '../ui/picture-limits.ts';

type Props = { picture: File | undefined; onChange: (picture: File | undefined) => void };

/** The one picture that goes with a message, as it will be seen. */
export function MessagePicture({ picture, onChange }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const choose = (file: File | undefined) => {
    const obstacle = file && obstacleToAdding(file, 0, photoLimits);
    setRefusal(obstacle);
    if (file && !obstacle) onChange(file);
  };
  return (
    <div className="grid flex-1 justify-items-start gap-2">
      <input
        ref={box}
        type="file"
        hidden
        accept={photoLimits.accept}
        aria-label="Picture of the message"
        onChange={({ target }) => {
          choose(target.files?.[0]);
          // So that a picture that was left out can be chosen again.
          target.value = '';
        }}
      />
      <Button onClick={() => box.current?.click()}>
        <ImagePlus aria-hidden="true" className="size-4" />
        {picture ? 'Another picture' : 'Add a picture'}
      </Button>
      <div role="alert" className="empty:hidden">
        {refusal && <FieldError text={refusal} />}
      </div>
      {picture && <Preview picture={picture} onLeaveOut={() => onChange(undefined)} />}
    </div>
  );
}

type PreviewProps = { picture: File; onLeaveOut: () => void };

function Preview({ picture, onLeaveOut }: PreviewProps) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return (
    <span className="relative block h-30 w-40 overflow-hidden rounded-control bg-sunken">
      <img src={url} alt={picture.name} className="size-full object-cover" />
      <button
        type="button"
        aria-label={`Leave out ${picture.name}`}
        onClick={onLeaveOut}
        className="absolute top-1 right-1 grid size-8 place-items-center rounded-control border border-line bg-surface text-text-2 hover:text-text site:size-11"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </span>
  );
}
