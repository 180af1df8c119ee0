import type { ProjectFile } from '@sitewright/domain/files/file';
import { Download } from 'lucide-react';
import { buttonSize, buttonTones } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { fileSize } from '../../ui/file-size.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { isPhoto, kindOf } from '../file-kind.ts';

type Props = { file: ProjectFile };

/** A photo is shown; anything else is only ever saved, so that nothing in it runs in the app. */
export const FileStage = ({ file }: Props) =>
  isPhoto(file) ? <Photo file={file} /> : <Document file={file} />;

const Photo = ({ file }: Props) => (
  <img
    src={file.url}
    alt={file.description ?? file.originalName}
    width={file.width ?? undefined}
    height={file.height ?? undefined}
    className="max-h-[60dvh] w-full min-w-0 object-contain md:size-full md:max-h-none md:p-4"
  />
);

function Document({ file }: Props) {
  const { icon, label } = kindOf(file);
  return (
    <div className="grid content-center justify-items-center gap-3 px-6 py-10 text-center [overflow-wrap:anywhere]">
      <Glyph icon={icon} tone="info" isBig />
      <div>
        <p className="font-semibold">{file.originalName}</p>
        <p className="text-sm text-text-2">
          {label}, {fileSize(file.size)}
        </p>
      </div>
      <a
        href={file.url}
        download={file.filename}
        className={cn(
          'inline-flex items-center gap-2 rounded-control border',
          buttonSize,
          buttonTones.primary,
        )}
      >
        <Download aria-hidden="true" className="size-4" />
        Download to open it
      </a>
    </div>
  );
}
