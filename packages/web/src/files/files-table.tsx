import type { ProjectFile } from '@sitewright/domain/files/file';
import { MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { fileSize } from '../ui/files/file-size.ts';
import { momentText } from '../ui/format/date-time.ts';
import { CardList } from '../ui/table/card-list.tsx';
import type { RowAction } from '../ui/table/column.ts';
import { NoMatch } from '../ui/table/no-match.tsx';
import { SkeletonCards } from '../ui/table/skeleton-rows.tsx';
import { TableGrid } from '../ui/table/table-grid.tsx';
import type { OnView, TableView } from '../ui/table/table-view.ts';
import { Toolbar } from '../ui/table/toolbar.tsx';
import { useNarrow, usePrinting } from '../ui/table/use-media.ts';
import { type Table, useTable } from '../ui/table/use-table.ts';
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

/** The kit's table over a list that the server filters: where nothing matches, its tools stay. */
export function FilesTable({ files, hasMore, empty, ...props }: Props) {
  const isNarrow = useNarrow();
  const isPrinting = usePrinting();
  const table = useTable<ProjectFile>({
    ...props,
    label: 'Files',
    rows: files,
    columns: fileColumns,
    filters: fileFilters,
    searchHint: 'Name or description',
    defaultSort: '-added',
    isTwoLine: true,
    card: (file, menu) => <FileCard file={file} menu={menu} />,
    empty,
  });
  const isCards = !isPrinting && (isNarrow || props.view.view === 'cards');
  if (files?.length === 0 && table.narrowing === 0) return empty;
  return (
    <section aria-label="Files" className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3">
      <Toolbar table={table} isNarrow={isNarrow} isCards={isCards} />
      {!!files?.length && (
        <output className="text-xs text-text-2">{countOf(files.length, hasMore)}</output>
      )}
      <Content table={table} isNarrow={isNarrow} isCards={isCards} isPrinting={isPrinting} />
    </section>
  );
}

const countOf = (count: number, hasMore: boolean): string =>
  `${hasMore ? 'The newest ' : ''}${count} ${count === 1 ? 'file' : 'files'}`;

type ContentProps = {
  table: Table<ProjectFile>;
  isNarrow: boolean;
  isCards: boolean;
  isPrinting: boolean;
};

function Content({ table, isNarrow, isCards, isPrinting }: ContentProps) {
  const { isLoading, shown } = table;
  if (!isLoading && shown.length === 0) return <NoMatch table={table} />;
  if (!isCards) return <TableGrid table={table} isPrinting={isPrinting} />;
  return isLoading ? <SkeletonCards /> : <CardList table={table} isNarrow={isNarrow} />;
}

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
      {file.description && <p className="line-clamp-2 text-sm">{file.description}</p>}
      <p className="text-xs tracking-normal text-text-2">
        {kindOf(file).label}, {fileSize(file.size)}
        {file.comments > 0 && <Comments count={file.comments} />}
      </p>
      <p className="text-xs tracking-normal text-text-2">
        {file.uploadedByName && `${file.uploadedByName}, `}
        <time dateTime={file.createdAt} className="whitespace-nowrap">
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
