import { fileKinds, type ProjectFile } from '@sitewright/domain/files/file';
import { optionsOf } from '../ui/fields/options.ts';
import { fileSize } from '../ui/files/file-size.ts';
import { dayText, momentText } from '../ui/format/date-time.ts';
import type { Column, Filter } from '../ui/table/column.ts';
import { numberColumn, textColumn } from '../ui/table/columns.tsx';
import { TwoLines } from '../ui/table/two-lines.tsx';
import { isPhoto, kindOf } from './file-kind.ts';
import { FileLink } from './file-link.tsx';
import { FileMark } from './file-mark.tsx';

type FileColumn = Column<ProjectFile>;

const name: FileColumn = {
  id: 'name',
  header: 'Name and description',
  width: 420,
  isName: true,
  cell: (file) => (
    <div className="flex items-center gap-3">
      <FileMark file={file} className="h-9 w-12" />
      <div className="min-w-0">
        <TwoLines
          first={
            <FileLink file={file} className="-my-0.5 py-0.5">
              <span title={file.originalName} className="inline-block max-w-80 truncate align-top">
                {file.originalName}
              </span>
            </FileLink>
          }
          second={<span className="block max-w-96 truncate">{file.description}</span>}
        />
      </div>
    </div>
  ),
  text: ({ originalName, description }) => `${originalName} ${description ?? ''}`.trim(),
  sortBy: ({ originalName }) => originalName,
  exportAs: ({ originalName }) => originalName,
};

const kind = textColumn<ProjectFile>('type', 'Type', (file) => kindOf(file).label, { width: 108 });

const size = numberColumn<ProjectFile>('size', 'Size', (file) => file.size, {
  width: 96,
  text: (file) => fileSize(file.size),
});

const added: FileColumn = {
  id: 'added',
  header: 'Added',
  width: 176,
  cell: ({ createdAt, uploadedByName }) => (
    <TwoLines
      first={<time dateTime={createdAt}>{momentText(createdAt)}</time>}
      second={uploadedByName}
    />
  ),
  text: ({ createdAt, uploadedByName }) => `${momentText(createdAt)} ${uploadedByName ?? ''}`,
  sortBy: ({ createdAt }) => createdAt,
  exportAs: ({ createdAt }) => new Date(createdAt),
};

const comments = numberColumn<ProjectFile>('comments', 'Comments', (file) => file.comments, {
  width: 112,
  text: (file) => String(file.comments || ''),
});

const taken: FileColumn = {
  id: 'taken',
  header: 'Taken',
  width: 120,
  isExtra: true,
  cell: ({ takenAt }) => takenAt && <time dateTime={takenAt}>{dayText(takenAt)}</time>,
  text: ({ takenAt }) => (takenAt ? dayText(takenAt) : ''),
  sortBy: ({ takenAt }) => takenAt,
  exportAs: ({ takenAt }) => takenAt && new Date(takenAt),
};

export const fileColumns: readonly FileColumn[] = [name, kind, size, added, comments, taken];

const kindLabels = { photo: 'Photos', document: 'Documents' };

export const fileFilters: readonly Filter<ProjectFile>[] = [
  {
    id: 'kind',
    label: 'Kind',
    options: optionsOf(fileKinds, kindLabels),
    of: (file) => (isPhoto(file) ? 'photo' : 'document'),
  },
];
