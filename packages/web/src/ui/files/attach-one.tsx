import { FieldError } from '../fields/field.tsx';
import { ChooseFiles } from './choose-files.tsx';
import { UploadRow } from './upload-row.tsx';
import { type SendFile, useUploads } from './use-uploads.ts';

type Props = {
  /** The accepted types: for the file picker, and as text. */
  accept: string;
  kinds: string;
  maxBytes: number;
  /** Shown beside the button. */
  note: string;
  send: SendFile;
};

/** Uploads a file at once, and replaces the earlier one. */
export function AttachOne({ note, send, ...limits }: Props) {
  const { uploads, refusals, add, remove, retry } = useUploads(send, {
    ...limits,
    maxFiles: Number.POSITIVE_INFINITY,
  });
  const waiting = uploads.filter(({ state }) => state !== 'done');
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <ChooseFiles accept={limits.accept} multiple={false} onFiles={add} />
        <span className="text-xs tracking-normal text-text-2">{note}</span>
      </div>
      {refusals.map((sentence) => (
        <FieldError key={sentence} text={sentence} />
      ))}
      <ul aria-label="Being sent" className="empty:hidden">
        {waiting.map((upload) => (
          <UploadRow key={upload.id} upload={upload} onRetry={retry} onRemove={remove} />
        ))}
      </ul>
    </div>
  );
}
