import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { DropArea } from '../ui/drop-area.tsx';
import { FieldError } from '../ui/field.tsx';
import { obstacleToAdding } from '../ui/obstacle-to-adding.ts';
import { pictureLimits } from '../ui/picture-limits.ts';
import { useObjectUrl } from '../ui/use-object-url.ts';

type Props = { file: File | null; onChange: (file: File | null) => void };

/** One picture of what went wrong: chosen, pasted or dropped; sent with the rest. */
export function ScreenshotField({ file, onChange }: Props) {
  const [refusal, setRefusal] = useState<string>();
  const take = ([first]: readonly File[]) => {
    if (!first) return;
    const obstacle = obstacleToAdding(first, 0, pictureLimits);
    setRefusal(obstacle);
    if (!obstacle) onChange(first);
  };
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1 text-sm font-medium">
        Screenshot<span className="font-normal text-text-2"> (optional)</span>
      </legend>
      {file ? (
        <Preview file={file} onRemove={() => onChange(null)} />
      ) : (
        <DropArea accept={pictureLimits.accept} multiple={false} onFiles={take} />
      )}
      <div role="alert">{refusal && <FieldError text={refusal} />}</div>
    </fieldset>
  );
}

function Preview({ file, onRemove }: { file: File; onRemove: () => void }) {
  const url = useObjectUrl(file);
  return (
    <div className="flex items-center gap-3 rounded-card border border-line p-2">
      {url && (
        <img src={url} alt={file.name} className="h-16 max-w-28 rounded-control object-contain" />
      )}
      <span className="min-w-0 flex-1 truncate text-sm">{file.name}</span>
      <Button aria-label="Remove the screenshot" onClick={onRemove}>
        <Trash2 aria-hidden="true" className="size-4" />
      </Button>
    </div>
  );
}
