import { type ComponentProps, useEffect, useState } from 'react';
import { useOnline } from '../platform/use-online.ts';
import { cn } from '../ui/cn.ts';

type Props = ComponentProps<'img'> & { alt: string };

/** A photo from the server; where it cannot be loaded, a note, until there is signal again. */
export function StoredPhoto({ alt, className, ...image }: Props) {
  const isOnline = useOnline();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (isOnline) setMissing(false);
  }, [isOnline]);
  if (isMissing)
    return (
      <span
        className={cn('grid place-content-center text-center text-xs leading-none!', className)}
      >
        {alt && <span className="sr-only">{alt}</span>}
        {isOnline ? 'Photo: not loaded' : 'Photo: needs signal'}
      </span>
    );
  return <img alt={alt} className={className} onError={() => setMissing(true)} {...image} />;
}
