import { Clock, Send } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { OutboxItem } from '../platform/outbox/item.ts';
import { cn } from '../ui/cn.ts';
import { fileSize } from '../ui/files/file-size.ts';
import { timeText } from '../ui/format/date-time.ts';
import { CopyItem, DeleteItem, EditItem, RetryItem } from './item-actions.tsx';
import { Outcomes } from './outcomes/outcomes.tsx';
import { useOutbox } from './use-outbox.ts';

type Props = {
  item: OutboxItem;
  title: string;
  detail: string;
  files: readonly OutboxItem[];
  /** Where its form is, where it has one. */
  editPath: string | undefined;
  /** Whether the outbox was opened for this one. */
  isTarget: boolean;
  onLeave: () => void;
};

/** One thing that waits, with its photos, why it waits and what can be done about it. */
export function ItemRow({ item, title, detail, files, editPath, isTarget, onLeave }: Props) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isTarget) return;
    row.current?.scrollIntoView?.({ block: 'center' });
    row.current?.focus({ preventScroll: true });
  }, [isTarget]);
  const isRefused = item.state === 'needs-you';
  return (
    <li
      ref={row}
      tabIndex={-1}
      className={cn('grid gap-2 rounded-control border border-line p-3', isRefused && 'border-bad')}
    >
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="text-sm font-semibold">{title}</p>
        <ItemDetail text={detail} />
        <ItemState item={item} />
      </div>
      {files.length > 0 && <Files files={files} />}
      <div className="flex flex-wrap gap-2">
        {isRefused ? (
          <Outcomes item={item} />
        ) : (
          <>
            {item.tries > 0 && <RetryItem item={item} />}
            {editPath && <EditItem path={editPath} onLeave={onLeave} />}
            <CopyItem item={item} />
            <DeleteItem item={item} />
          </>
        )}
      </div>
    </li>
  );
}

/** The beginning of what it says, so that nothing is deleted by mistake. */
export const ItemDetail = ({ text }: { text: string }) =>
  text && <span className="line-clamp-2 text-sm">{text}</span>;

/** Made when, how large, how often tried; refused, under which number. */
function ItemState({ item }: { item: OutboxItem }) {
  const isSending = useOutbox().sending.has(item.seq);
  const { tries, size, madeAt, trouble } = item;
  const triesText = tries === 1 ? 'tried once' : `tried ${tries} times`;
  const parts = [timeText(madeAt), fileSize(size), ...(tries > 0 ? [triesText] : [])];
  const Icon = isSending ? Send : Clock;
  return (
    <>
      <p className="text-xs text-text-2 tabular-nums">{parts.join(' · ')}</p>
      {trouble ? (
        trouble.requestId && (
          <p className="mt-1 text-xs text-text-2">Reference {trouble.requestId}</p>
        )
      ) : (
        <p className="mt-1 flex items-center gap-1 text-xs font-medium text-on-warn-soft">
          <Icon aria-hidden="true" className="size-4" />
          {isSending ? 'Sending' : 'Waiting to send'}
        </p>
      )}
    </>
  );
}

const Files = ({ files }: { files: readonly OutboxItem[] }) => (
  <ul className="grid gap-2 border-l-2 border-line-2 pl-3">
    {files.map((item) => (
      <li key={item.seq} className="grid gap-2 [overflow-wrap:anywhere]">
        <div>
          <p className="text-sm">{item.file?.name}</p>
          <ItemState item={item} />
        </div>
        <div className="flex flex-wrap gap-2">
          {item.state === 'needs-you' ? <Outcomes item={item} /> : <DeleteItem item={item} />}
        </div>
      </li>
    ))}
  </ul>
);
