import { fileKinds, type ProjectFile } from '@sitewright/domain/files/file';
import type { Project } from '@sitewright/domain/projects/project';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download, Files, FolderOpen, ShieldCheck } from 'lucide-react';
import { useMemo } from 'react';
import {
  useChangeContractSearch,
  useContractSearch,
} from '../projects/contract-frame/contract-search.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { LazyBoundary, lazyComponent } from '../ui/layout/lazy-component.tsx';
import { lazyDialog } from '../ui/layout/lazy-dialog.tsx';
import { LoadedTable } from '../ui/layout/loaded-table.tsx';
import { RefreshBar } from '../ui/layout/refresh-bar.tsx';
import type { RowAction } from '../ui/table/column.ts';
import { deleteRow, openRow } from '../ui/table/row-actions.ts';
import { type OnView, readChoices, type TableView } from '../ui/table/table-view.ts';
import { AddFiles } from './add-files.tsx';
import { FilesTable } from './files-table.tsx';
import { fileQueries } from './queries.ts';
import { useDeleteFile } from './use-delete-file.ts';

const FileViewer = lazyDialog(() => import('./viewer/file-viewer.tsx'), 'FileViewer');

const CertificatesRegister = lazyComponent(
  () => import('../certificates/certificates-register.tsx'),
  'CertificatesRegister',
);

type Props = { project: Project };

/** The files of the contract: all, or only the certificates. */
export function FilesTab({ project }: Props) {
  const { certificates } = useContractSearch();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3">
      <FilesSwitch />
      {certificates ? (
        <LazyBoundary>
          <h2 className="sr-only">Certificates</h2>
          <CertificatesRegister projectId={project.id} />
        </LazyBoundary>
      ) : (
        <AllFiles project={project} />
      )}
    </div>
  );
}

/** All that was ever photographed or filed on the contract, the latest first. */
function AllFiles({ project }: Props) {
  const address = useContractSearch();
  const change = useChangeContractSearch();
  const { filter, ...looking } = useFilesView();
  const query = useInfiniteQuery(fileQueries.pages(project.id, filter));
  const files = query.data;
  const actions = useActions();
  const close = () => change({ file: undefined }, { replace: true });
  return (
    <>
      <AddFiles projectId={project.id} />
      <LoadedTable query={query} what="files">
        <FilesTable
          files={files}
          actions={actions}
          {...looking}
          hasMore={query.hasNextPage}
          empty={<NoFiles />}
        />
        <More {...query} />
      </LoadedTable>
      {query.isRefetching && <RefreshBar />}
      {address.file && (
        <FileViewer
          fileId={address.file}
          files={files}
          onTurn={(file) => change({ file: file.id }, { replace: true })}
          onClose={close}
        />
      )}
    </>
  );
}

function useActions(): RowAction<ProjectFile>[] {
  const change = useChangeContractSearch();
  const { deleteFile, obstacleTo } = useDeleteFile();
  return [
    openRow(FolderOpen, (file) => change({ file: file.id })),
    { id: 'download', label: 'Download', icon: Download, onPress: saveFile },
    deleteRow(obstacleTo, (file) => deleteFile(file)),
  ];
}

type MoreProps = { hasNextPage: boolean; isFetching: boolean; fetchNextPage: () => unknown };

const More = ({ hasNextPage, isFetching, fetchNextPage }: MoreProps) =>
  hasNextPage && (
    <div className="justify-self-center">
      <Button isPending={isFetching} onClick={() => fetchNextPage()}>
        Show more
      </Button>
    </div>
  );

const NoFiles = () => (
  <EmptyState
    icon={Files}
    title="No files on this contract yet"
    text="Add drawings, permits and delivery notes here. Photos from the diary and journal appear automatically."
  />
);

const views = [
  { label: 'Files', Icon: Files, certificates: undefined },
  { label: 'Certificates', Icon: ShieldCheck, certificates: true },
] as const;

/** Two places, so that each can be sent to others. */
function FilesSwitch() {
  const { certificates: here } = useContractSearch();
  return (
    <nav
      aria-label="Files or certificates"
      className="inline-flex flex-wrap justify-self-start rounded-[8px] border border-line-2 bg-sunken p-0.5 print:hidden"
    >
      {views.map(({ label, Icon, certificates }) => (
        <Link
          key={label}
          to="."
          search={{ tab: 'files', certificates }}
          // The address of the files begins that of the certificates, and is not open with it.
          activeOptions={{ exact: true }}
          aria-current={here === certificates ? 'page' : undefined}
          className="inline-flex h-7 items-center gap-1.5 rounded-control px-2.5 text-button font-medium text-text-2 no-underline hover:text-text aria-[current=page]:bg-selected aria-[current=page]:font-semibold aria-[current=page]:text-text aria-[current=page]:shadow-[0_0_0_1px_var(--line),0_1px_2px_rgb(22_23_28/6%)] site:h-11"
        >
          <Icon aria-hidden="true" className="size-4" />
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** Saves it on the device; a link does it, for the browser knows how. */
const saveFile = ({ url, filename }: ProjectFile): void =>
  Object.assign(document.createElement('a'), { href: url, download: filename }).click();

/** The view of the list as search parameters, and the filters sent to the server. */
function useFilesView() {
  const address = useContractSearch();
  const change = useChangeContractSearch();
  const view = useMemo(() => viewIn(address), [address]);
  const onView: OnView = (next, how) => change(viewIn(next), how);
  return { view, onView, filter: filterOf(view) };
}

const viewIn = ({ q, kind, sort, columns, density, view }: TableView<'kind'>) => ({
  ...{ q, kind, sort, columns, density, view },
});

/** Both kinds are as good as none. */
function filterOf(view: TableView) {
  const [kind, ...others] = readChoices(view, 'kind');
  return {
    kind: others.length === 0 ? fileKinds.find((fileKind) => fileKind === kind) : undefined,
    q: view.q?.trim().slice(0, 200) || undefined,
  };
}
