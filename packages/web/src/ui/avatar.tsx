import { initialsOf } from '@sitewright/domain/kernel/initials';
import { Picture } from './picture.tsx';

type Person = { name: string; profilePicture: string | null };

/** Somebody in the frame of the app: the header, the sidebar and the menu. */
export const Avatar = ({ person: { name, profilePicture } }: { person: Person }) => (
  <Picture
    src={profilePicture}
    initials={initialsOf(name)}
    className="size-8 rounded-full bg-on-frame-2 text-[12px] leading-4 font-semibold tracking-normal text-frame-active"
  />
);
