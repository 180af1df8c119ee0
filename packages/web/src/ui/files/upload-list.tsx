import { FieldError } from '../fields/field.tsx';
import { UploadRow } from './upload-row.tsx';
import type { useUploads } from './use-uploads.ts';

type Props = Pick<ReturnType<typeof useUploads>, 'uploads' | 'refusals' | 'retry' | 'remove'>;

/** The files on their way, and why others were refused. */
export const UploadList = ({ uploads, refusals, retry, remove }: Props) => (
  <>
    {refusals.length > 0 && (
      <div role="alert" className="grid gap-1">
        {refusals.map((sentence) => (
          <FieldError key={sentence} text={sentence} />
        ))}
      </div>
    )}
    <ul aria-label="Uploads" className="divide-y divide-line-2 empty:hidden">
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} onRetry={retry} onRemove={remove} />
      ))}
    </ul>
  </>
);
