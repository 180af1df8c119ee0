import type { ProjectFile } from '@sitewright/domain/files/file';
import {
  File,
  FileImage,
  FileSpreadsheet,
  FileText,
  FileType,
  type LucideIcon,
  Presentation,
} from 'lucide-react';

type Kind = { label: string; icon: LucideIcon };

const office = 'application/vnd.openxmlformats-officedocument';

const documents: Record<string, Kind> = {
  'application/pdf': { label: 'PDF', icon: FileText },
  [`${office}.wordprocessingml.document`]: { label: 'Word', icon: FileType },
  [`${office}.spreadsheetml.sheet`]: { label: 'Excel', icon: FileSpreadsheet },
  [`${office}.presentationml.presentation`]: { label: 'PowerPoint', icon: Presentation },
  'text/plain': { label: 'Text', icon: FileText },
  'text/csv': { label: 'CSV', icon: FileSpreadsheet },
};

type Typed = Pick<ProjectFile, 'mimetype'>;

export const isPhoto = ({ mimetype }: Typed): boolean => mimetype.startsWith('image/');

/** Its usual name. */
export const kindOf = (file: Typed): Kind =>
  isPhoto(file)
    ? { label: 'Photo', icon: FileImage }
    : (documents[file.mimetype] ?? { label: 'File', icon: File });
