import { useState } from 'react';
import { cn } from './cn.ts';

type Props = { src: string | null; initials: string; className?: string };

/** A picture, or the initials if there is none or it fails to load; decorative, because the name is beside it. */
export function Picture({ src, initials, className }: Props) {
  const [broken, setBroken] = useState<string>();
  const isThere = src && src !== broken;
  return (
    <span
      aria-hidden="true"
      className={cn('grid flex-none place-items-center overflow-hidden', className)}
    >
      {isThere ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setBroken(src)} />
      ) : (
        initials
      )}
    </span>
  );
}
