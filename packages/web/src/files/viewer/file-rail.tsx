import type { ProjectFile } from '@sitewright/domain/files/file';
import { fileSize } from '../../ui/files/file-size.ts';
import { momentText } from '../../ui/format/date-time.ts';
import { type Fact, FactList } from '../../ui/layout/facts.tsx';
import { kindOf } from '../file-kind.ts';
import { Description } from './description.tsx';
import { FileComments } from './file-comments.tsx';

type Props = { file: ProjectFile };

/** The details of the file, and its comments. */
export const FileRail = ({ file }: Props) => (
  <aside
    aria-label="About this file"
    className="grid content-start gap-5 border-line bg-surface px-gutter pt-4 pb-[calc(env(safe-area-inset-bottom)+1rem)] max-md:border-t md:overflow-y-auto md:border-l md:px-5"
  >
    <Description file={file} />
    <FactList facts={factsOf(file)} />
    <FileComments file={file} />
  </aside>
);

const factsOf = (file: ProjectFile): Fact[] => [
  [
    'Added',
    `${momentText(file.createdAt)}${file.uploadedByName ? ` by ${file.uploadedByName}` : ''}`,
  ],
  ['Taken', file.takenAt && momentText(file.takenAt)],
  [
    'Type',
    `${kindOf(file).label}, ${fileSize(file.size)}${file.width && file.height ? `, ${file.width} × ${file.height}` : ''}`,
  ],
  ['Part of', partOf(file)],
];

/** Deleting it here removes it there too. */
const partOf = ({ diaryEntryId, diaryCommentId, journalMessageId }: ProjectFile) =>
  (diaryEntryId && 'A diary entry') ||
  (diaryCommentId && 'A comment on a day') ||
  (journalMessageId && 'A journal message');
