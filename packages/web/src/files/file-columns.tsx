import { fileKinds, type ProjectFile } from '@sitewright/domain/files/file';
import { optionsOf } from '../ui/fields/options.ts';
import { fileSize } from '../ui/files/file-size.ts';
import { dayText, momentText } from '../ui/format/date-time.ts';
import type { Column, Filter } from '../ui/table/column.ts';
import { momentColumn, numberColumn, textColumn } from '../ui/table/columns.tsx';
import { choiceFilter } from '../ui/table/filters.ts';
import { TwoLines } from '../ui/table/two-lines.tsx';
import { isPhoto, kindOf } from './file-kind.ts';
import { FileLink } from './file-link.tsx';
import { FileMark } from './file-mark.tsx';

const name = textColumn<ProjectFile>('name', 'Name and description', (file) => file.originalName, {
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
  exportAs: ({ originalName }) => originalName,
});

const kind = textColumn<ProjectFile>('type', 'Type', (file) => kindOf(file).label, { width: 108 });

const size = numberColumn<ProjectFile>('size', 'Size', (file) => file.size, {
  width: 96,
  text: (file) => fileSize(file.size),
});

const added = momentColumn<ProjectFile>('added', 'Added', ({ createdAt }) => createdAt, {
  width: 176,
  second: ({ uploadedByName }) => uploadedByName,
  secondAs: [{ header: 'Added by', of: ({ uploadedByName }) => uploadedByName }],
  text: ({ createdAt, uploadedByName }) => `${momentText(createdAt)} ${uploadedByName ?? ''}`,
});

const comments = numberColumn<ProjectFile>('comments', 'Comments', (file) => file.comments, {
  width: 112,
  text: (file) => String(file.comments || ''),
});

const taken = momentColumn<ProjectFile>('taken', 'Taken', ({ takenAt }) => takenAt, {
  width: 120,
  isExtra: true,
  format: dayText,
  cell: ({ takenAt }) => takenAt && <time dateTime={takenAt}>{dayText(takenAt)}</time>,
});

export const fileColumns: readonly Column<ProjectFile>[] = [
  name,
  kind,
  size,
  added,
  comments,
  taken,
];

const kindLabels = { photo: 'Photos', document: 'Documents' };

export const fileFilters: readonly Filter<ProjectFile>[] = [
  choiceFilter('kind', 'Kind', optionsOf(fileKinds, kindLabels), (file) =>
    isPhoto(file) ? 'photo' : 'document',
  ),
];
