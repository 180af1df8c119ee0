import type { ProjectFile } from '@sitewright/domain/files/file';
import { cn } from '../ui/cn.ts';
import { kindOf } from './file-kind.ts';

type Props = { file: ProjectFile; className: string };

/** A thumbnail, or the icon of its kind; its name is next to it. */
export function FileMark({ file, className }: Props) {
  const { icon: Icon } = kindOf(file);
  return (
    <span
      aria-hidden="true"
      className={cn(
        'grid flex-none place-items-center overflow-hidden rounded-control bg-sunken text-text-2',
        className,
      )}
    >
      {file.thumbnailUrl ? (
        <img
          src={file.thumbnailUrl}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      ) : (
        <Icon className="size-icon" />
      )}
    </span>
  );
}
