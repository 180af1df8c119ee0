import { filesApi } from '@sitewright/domain/files/api';
import { obstacleOfRole } from '@sitewright/domain/kernel/access';
import { documentUpload, photoUpload } from '@sitewright/domain/kernel/upload';
import { useSent } from '../actions/use-sent.ts';
import { sendFile, sendPhoto } from '../platform/send-file.ts';
import { useActor } from '../platform/session.ts';
import { isOnline, useOnline } from '../platform/use-online.ts';
import { cn } from '../ui/cn.ts';
import { ChooseFiles } from '../ui/files/choose-files.tsx';
import { fileSize } from '../ui/files/file-size.ts';
import { UploadList } from '../ui/files/upload-list.tsx';
import { useDroppedFiles } from '../ui/files/use-dropped-files.ts';
import { type SendFile, type Upload, useUploads } from '../ui/files/use-uploads.ts';
import type { FileLimits } from '../ui/obstacle-to-adding.ts';
import { mostKeptBytes } from './most-kept-bytes.ts';

/** Takes files by drop, paste, choice and camera, and sends them at once, one after another. */
export function AddFiles({ projectId }: { projectId: number }) {
  const obstacle = obstacleOfRole(useActor(), 'file', 'C', 'add files');
  return obstacle ? (
    <p className="text-sm text-text-2">{obstacle.message}</p>
  ) : (
    <Adding projectId={projectId} />
  );
}

function Adding({ projectId }: { projectId: number }) {
  const { uploads, add, ...list } = useAddFiles(projectId);
  return (
    <section aria-label="Add files" className="grid gap-2 print:hidden">
      <Area onFiles={add} />
      <UploadList {...list} uploads={uploads.filter(({ state }) => state !== 'done')} />
      <output className="sr-only">{uploads.length > 0 && news(uploads)}</output>
    </section>
  );
}

/** A camera takes photos only, so it accepts no other type. */
function Area({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { isOver, area } = useDroppedFiles(onFiles);
  const mostBytes = useOnline() ? fileLimits.maxBytes : mostKeptBytes;
  return (
    <div
      {...area}
      className={cn(
        'flex flex-wrap items-center justify-center gap-x-3 gap-y-2 rounded-card border border-dashed border-control px-4 py-3 text-sm',
        isOver ? 'border-solid bg-brand-soft text-on-brand-soft' : 'bg-surface text-text-2',
      )}
    >
      <span className="max-md:hidden pointer-coarse:hidden">Drop files here, paste them, or</span>
      <ChooseFiles accept={fileLimits.accept} multiple onFiles={onFiles} />
      <span className="hidden max-md:block pointer-coarse:block">
        <ChooseFiles
          accept={photoUpload.types.join(',')}
          multiple={false}
          capture="environment"
          onFiles={onFiles}
        />
      </span>
      <span className="text-xs tracking-normal max-md:basis-full max-md:text-center">
        Photos, PDF, Word, Excel, PowerPoint, text or CSV, up to {fileSize(mostBytes)} each
      </span>
    </div>
  );
}

/** Without signal a file is added on this phone, and sent later. */
function news(uploads: readonly Upload[]): string {
  const count = (state: Upload['state']) =>
    uploads.filter((upload) => upload.state === state).length;
  const failed = count('failed');
  return `${count('done')} of ${uploads.length} added${failed > 0 ? `, ${failed} failed` : ''}`;
}

/** Some systems call a spreadsheet nothing at all, so that its name has to do. */
const endings = ['.docx', '.xlsx', '.pptx', '.txt', '.csv'];

const fileLimits: FileLimits = {
  accept: [...documentUpload.types, ...endings].join(','),
  kinds: 'a photo, PDF, Word, Excel, PowerPoint, text or CSV file',
  maxBytes: documentUpload.maxBytes,
  maxFiles: Number.POSITIVE_INFINITY,
};

const tooLargeToKeep = `Needs signal: files over ${fileSize(mostKeptBytes)} cannot be saved on this phone.`;

/** Files being uploaded to the contract; a finished one is in the list below. */
function useAddFiles(projectId: number) {
  const onSent = useSent(filesApi.add);
  const send: SendFile = async (file, onProgress, signal) => {
    const params = { projectId };
    const options = { onProgress, signal };
    if (file.size > mostKeptBytes && !isOnline()) throw new Error(tooLargeToKeep);
    const added = await (file.type.startsWith('image/')
      ? sendPhoto(filesApi.add, { params }, file, options)
      : sendFile(filesApi.add, { params, query: {} }, file, options));
    void onSent(added);
  };
  return useUploads(send, fileLimits);
}
