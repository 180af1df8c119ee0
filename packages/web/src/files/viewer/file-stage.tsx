import type { ProjectFile } from '@sitewright/domain/files/file';
import { DocumentToDownload } from '../../ui/document-to-download.tsx';
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
    <DocumentToDownload
      icon={icon}
      kind={label}
      name={file.originalName}
      size={file.size}
      url={file.url}
      saveAs={file.filename}
    />
  );
}
