import { X } from 'lucide-react';
import { cn } from '../cn.ts';
import { useObjectUrl } from './use-object-url.ts';

type Props = { photo: File; onLeaveOut?: () => void; className: string };

/** A preview of a chosen photo, which can be removed before it is sent. */
export function PhotoToSend({ photo, onLeaveOut, className }: Props) {
  const url = useObjectUrl(photo);
  return (
    <span className={cn('relative block overflow-hidden rounded-control bg-sunken', className)}>
      <img src={url} alt={photo.name} className="size-full object-cover" />
      {onLeaveOut && (
        <button
          type="button"
          aria-label={`Remove ${photo.name}`}
          onClick={onLeaveOut}
          className="absolute top-1 right-1 grid size-8 place-items-center rounded-control border border-line bg-surface text-text-2 hover:text-text site:size-11"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </span>
  );
}
