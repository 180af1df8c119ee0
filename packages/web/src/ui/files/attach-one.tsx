import { ChooseFiles } from './choose-files.tsx';
import { UploadList } from './upload-list.tsx';
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
  const { uploads, add, ...list } = useUploads(send, {
    ...limits,
    maxFiles: Number.POSITIVE_INFINITY,
  });
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <ChooseFiles accept={limits.accept} multiple={false} onFiles={add} />
        <span className="text-xs tracking-normal text-text-2">{note}</span>
      </div>
      <UploadList {...list} uploads={uploads.filter(({ state }) => state !== 'done')} />
    </div>
  );
}
