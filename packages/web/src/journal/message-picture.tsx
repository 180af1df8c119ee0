import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field.tsx';
import { obstacleToAdding } from '../ui/obstacle-to-adding.ts';
import { PhotoToSend } from '../ui/photo-to-send.tsx';
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
      {picture && (
        <PhotoToSend photo={picture} onLeaveOut={() => onChange(undefined)} className="h-30 w-40" />
      )}
    </div>
  );
}
