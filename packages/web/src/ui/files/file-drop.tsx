import { useId, useRef } from 'react';
import { FieldError, FieldHelp, type FieldProps } from '../fields/field.tsx';
import type { FileLimits } from '../obstacle-to-adding.ts';
import { DropArea } from './drop-area.tsx';
import { fileSize } from './file-size.ts';
import { UploadRow } from './upload-row.tsx';
import { type SendFile, type Upload, useUploads } from './use-uploads.ts';

type Props = FieldProps &
  Omit<FileLimits, 'maxFiles'> & {
    upload: SendFile;
    multiple?: boolean;
    /** The number of files in the list counts. */
    maxFiles?: number;
    /** Also offers the camera of a phone: the back or the front one. */
    capture?: 'environment' | 'user';
  };

/** Accepts files by drop, paste and file picker, and uploads them one by one. */
export function FileDrop(props: Props) {
  const { label, help, error, isOptional, upload, capture, multiple = false, ...rest } = props;
  const limits = { maxFiles: multiple ? Number.POSITIVE_INFINITY : 1, ...rest };
  const { uploads, refusals, add, remove, retry } = useUploads(upload, limits);
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  // The pressed button is gone; the focus moves to the first row.
  const goOnAfter = (action: (one: Upload) => void) => (one: Upload) => {
    action(one);
    box.current?.querySelector('button')?.focus();
  };
  const allowed = `${limits.kinds}, up to ${fileSize(limits.maxBytes)}${multiple ? ' each' : ''}`;

  return (
    <fieldset ref={box} aria-describedby={id} className="grid min-w-0 gap-1 max-md:gap-1.5">
      <legend className="mb-1 text-sm font-medium">
        {label}
        {isOptional && <span className="font-normal text-text-2"> (optional)</span>}
      </legend>
      <div id={id} className="grid gap-1">
        {help && <FieldHelp>{help}</FieldHelp>}
        <FieldHelp>{allowed}</FieldHelp>
        {error && <FieldError text={error} />}
      </div>
      <DropArea multiple={multiple} capture={capture} accept={limits.accept} onFiles={add} />
      <div role="alert" className="grid gap-1">
        {refusals.map((sentence) => (
          <FieldError key={sentence} text={sentence} />
        ))}
      </div>
      <ul aria-label={label} className="divide-y divide-line-2">
        {uploads.map((one) => (
          <UploadRow
            key={one.id}
            upload={one}
            onRetry={goOnAfter(retry)}
            onRemove={goOnAfter(remove)}
          />
        ))}
      </ul>
      <output className="sr-only">{uploads.length > 0 && countOf(uploads)}</output>
    </fieldset>
  );
}

function countOf(uploads: readonly Upload[]): string {
  const count = (state: Upload['state']) => uploads.filter((one) => one.state === state).length;
  const failed = count('failed');
  return `${count('done')} of ${uploads.length} sent${failed > 0 ? `, ${failed} failed` : ''}`;
}
