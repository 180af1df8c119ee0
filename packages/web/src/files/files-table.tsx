import type { ProjectFile } from '@sitewright/domain/files/file';
import { MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { WaitingMark } from '../outbox/waiting-mark.tsx';
import { isUnsentId } from '../platform/outbox/item.ts';
import { fileSize } from '../ui/files/file-size.ts';
import { momentText } from '../ui/format/date-time.ts';
import type { RowAction } from '../ui/table/column.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import type { OnView, TableView } from '../ui/table/table-view.ts';
import { fileColumns, fileFilters } from './file-columns.tsx';
import { kindOf } from './file-kind.ts';
import { FileLink } from './file-link.tsx';
import { FileMark } from './file-mark.tsx';

type Props = {
  /** Undefined while the first are loading. */
  files: readonly ProjectFile[] | undefined;
  actions: readonly RowAction<ProjectFile>[];
  view: TableView;
  onView: OnView;
  /** Whether older ones can be loaded. */
  hasMore: boolean;
  empty: ReactNode;
};

export const FilesTable = ({ files, hasMore, ...props }: Props) => (
  <DataTable
    {...props}
    label="Files"
    rows={files}
    columns={fileColumns}
    filters={fileFilters}
    searchHint="Name or description"
    defaultSort="-added"
    isServerFiltered
    caption={files?.length ? countOf(files.length, hasMore) : undefined}
    isTwoLine
    card={(file, menu) => <FileCard file={file} menu={menu} />}
  />
);

const countOf = (count: number, hasMore: boolean): string =>
  `${hasMore ? 'The newest ' : ''}${count} ${count === 1 ? 'file' : 'files'}`;

type CardProps = { file: ProjectFile; menu: ReactNode };

/** A file as shown on a phone: its picture first. */
const FileCard = ({ file, menu }: CardProps) => (
  <article className="relative flex items-start gap-3">
    <FileMark file={file} className="h-18 w-24" />
    <div className="grid min-w-0 flex-1 gap-0.5 [overflow-wrap:anywhere]">
      <h3 className="text-sm leading-5!">
        <FileLink file={file} className="line-clamp-2 after:absolute after:inset-0">
          {file.originalName}
        </FileLink>
      </h3>
      {isUnsentId(file.id) && <WaitingMark name="fileId" id={file.id} />}
      {file.description && <p className="line-clamp-2 text-sm">{file.description}</p>}
      <p className="text-xs tracking-normal text-text-2">
        {kindOf(file).label}, {fileSize(file.size)}
        {file.comments > 0 && <Comments count={file.comments} />}
      </p>
      <p className="text-xs tracking-normal text-text-2">
        {file.uploadedByName && `${file.uploadedByName}, `}
        <time dateTime={file.createdAt} className="md:whitespace-nowrap">
          {momentText(file.createdAt)}
        </time>
      </p>
    </div>
    <div className="relative -mt-1 -mr-2 max-md:-mt-2.5 max-md:-mr-2.5">{menu}</div>
  </article>
);

const Comments = ({ count }: { count: number }) => (
  <span className="ml-2 inline-flex items-center gap-1 whitespace-nowrap">
    <MessageSquare aria-hidden="true" className="size-3.5" />
    {count}
    <span className="sr-only">{count === 1 ? ' comment' : ' comments'}</span>
  </span>
);
