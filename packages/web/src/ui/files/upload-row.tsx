import {
  CircleCheck,
  Clock,
  FileText,
  OctagonAlert,
  RefreshCw,
  Upload as Up,
  X,
} from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { cn } from '../cn.ts';
import { fileSize } from './file-size.ts';
import { useObjectUrl } from './use-object-url.ts';
import type { Upload } from './use-uploads.ts';

type Props = {
  upload: Upload;
  onRetry: (upload: Upload) => void;
  onRemove: (upload: Upload) => void;
};

/** One upload: its file, its progress and its actions. */
export const UploadRow = ({ upload, onRetry, onRemove }: Props) => {
  const { file, state, progress, isRefused } = upload;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 py-2 md:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
      <Thumbnail file={file} />
      <div className="grid gap-0.5">
        <p className="truncate text-sm font-medium" title={file.name}>
          {file.name}
        </p>
        <State {...upload} />
        {state === 'sending' && (
          <progress aria-label={`Sending ${file.name}`} value={progress} className={bar} />
        )}
      </div>
      {state === 'failed' && !isRefused && (
        <Button
          icon={RefreshCw}
          aria-label={`Retry ${file.name}`}
          onClick={() => onRetry(upload)}
          className="max-md:col-start-2 max-md:row-start-2 max-md:mt-2 max-md:justify-self-start"
        >
          Retry
        </Button>
      )}
      {state !== 'done' && (
        <button
          type="button"
          aria-label={`Remove ${file.name}`}
          onClick={() => onRemove(upload)}
          className="col-start-3 row-start-1 grid size-control place-items-center md:col-start-4 rounded-control text-text-2 hover:bg-sunken hover:text-text"
        >
          <X aria-hidden="true" className="size-icon" />
        </button>
      )}
    </li>
  );
};

const bar =
  'mt-1 h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand';

const icons = { waiting: Clock, sending: Up, done: CircleCheck, failed: OctagonAlert };
const tones = {
  waiting: 'text-text-2',
  sending: 'text-text-2',
  done: 'text-on-ok-soft',
  failed: 'font-medium text-on-bad-soft',
};

function State({ file, state, progress, fault }: Upload) {
  const Icon = icons[state];
  const words = {
    waiting: 'Waiting',
    sending: `Uploading, ${Math.round(progress * 100)}%`,
    done: 'Uploaded',
    failed: fault,
  };
  return (
    <p className={cn('flex items-start gap-1.5 text-xs tracking-normal', tones[state])}>
      <Icon aria-hidden="true" className="size-4 max-md:mt-0.5" />
      <span>
        {words[state]}
        <span className="font-normal whitespace-nowrap text-text-2"> · {fileSize(file.size)}</span>
      </span>
    </p>
  );
}

/** A file that is no picture, or cannot be read as one, has an icon. */
function Thumbnail({ file }: { file: File }) {
  const [isUnreadable, setUnreadable] = useState(false);
  const url = useObjectUrl(file.type.startsWith('image/') ? file : undefined);
  return (
    <span className="grid size-11 flex-none place-items-center overflow-hidden rounded-control bg-sunken text-text-2">
      {url && !isUnreadable ? (
        <img
          src={url}
          alt=""
          className="size-full object-cover"
          onError={() => setUnreadable(true)}
        />
      ) : (
        <FileText aria-hidden="true" className="size-icon" />
      )}
    </span>
  );
}
