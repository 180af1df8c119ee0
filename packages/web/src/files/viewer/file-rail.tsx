import type { ProjectFile } from '@sitewright/domain/files/file';
import type { ReactNode } from 'react';
import { fileSize } from '../../ui/files/file-size.ts';
import { momentText } from '../../ui/format/date-time.ts';
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
    <Facts file={file} />
    <FileComments file={file} />
  </aside>
);

const Facts = ({ file }: Props) => (
  <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
    <Fact label="Added">
      {momentText(file.createdAt)}
      {file.uploadedByName && ` by ${file.uploadedByName}`}
    </Fact>
    {file.takenAt && <Fact label="Taken">{momentText(file.takenAt)}</Fact>}
    <Fact label="Type">
      {kindOf(file).label}, {fileSize(file.size)}
      {file.width && file.height && `, ${file.width} × ${file.height}`}
    </Fact>
    {partOf(file) && <Fact label="Part of">{partOf(file)}</Fact>}
  </dl>
);

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-text-2">{label}</dt>
    <dd className="tabular-nums">{children}</dd>
  </>
);

/** Deleting it here removes it there too. */
const partOf = ({ diaryEntryId, diaryCommentId, journalMessageId }: ProjectFile) =>
  (diaryEntryId && 'A diary entry') ||
  (diaryCommentId && 'A comment on a day') ||
  (journalMessageId && 'A journal message');
