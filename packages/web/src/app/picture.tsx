import { useState } from 'react';
import { cn } from '../ui/cn.ts';
import { initialsOf } from './company.ts';

type Props = { src: string | null; initials: string; className?: string };

/** A picture, or the initials where there is none or it does not come; its name stands beside it. */
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

type Person = { name: string; profilePicture: string | null };

/** Somebody in the frame of the app: the header, the sidebar and the menu. */
export const Avatar = ({ person: { name, profilePicture } }: { person: Person }) => (
  <Picture
    src={profilePicture}
    initials={initialsOf(name)}
    className="size-8 rounded-full bg-on-frame-2 text-[12px] leading-4 font-semibold tracking-normal text-frame-active"
  />
);
