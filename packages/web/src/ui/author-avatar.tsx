import { initialsOf } from '@sitewright/domain/kernel/initials';
import { Picture } from './picture.tsx';

/** The author's initials; the name is beside them. */
export const AuthorAvatar = ({ name }: { name: string }) => (
  <Picture
    src={null}
    initials={initialsOf(name)}
    className="size-6 rounded-full bg-brand-soft text-[12px] leading-4 font-semibold tracking-[-0.03em] text-on-brand-soft"
  />
);
