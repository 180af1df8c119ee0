import { Download, type LucideIcon } from 'lucide-react';
import { buttonSize, buttonTones } from '../button.tsx';
import { cn } from '../cn.ts';
import { IconCircle } from '../icon-circle.tsx';
import { fileSize } from './file-size.ts';

type Props = {
  icon: LucideIcon;
  kind: string;
  name: string;
  size: number;
  url: string;
  saveAs: string;
};

/** In the place of a picture, where a browser cannot show what is in it. */
export const DocumentToDownload = ({ icon, kind, name, size, url, saveAs }: Props) => (
  <div className="grid content-center justify-items-center gap-3 px-6 py-10 text-center [overflow-wrap:anywhere]">
    <IconCircle icon={icon} tone="info" isBig />
    <div>
      <p className="font-semibold">{name}</p>
      <p className="text-sm text-text-2">
        {kind}, {fileSize(size)}
      </p>
    </div>
    <a
      href={url}
      download={saveAs}
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
