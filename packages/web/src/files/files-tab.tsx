import type { ProjectFile } from '@sitewright/domain/files/file';
import type { Project } from '@sitewright/domain/projects/project';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, Files, FolderOpen, Trash2 } from 'lucide-react';
import {
  useChangeContractSearch,
  useContractSearch,
} from '../projects/contract-frame/contract-search.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LazyBoundary, lazyPart } from '../ui/lazy-part.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { StaleBar } from '../ui/stale-bar.tsx';
import type { RowAction } from '../ui/table/column.ts';
import { AddFiles } from './add-files.tsx';
import { FilesSwitch } from './files-switch.tsx';
import { FilesTable } from './files-table.tsx';
import { fileQueries } from './queries.ts';
import { saveFile } from './save-file.ts';
import { useDeleteFile } from './use-delete-file.ts';
import { useFilesView } from './use-files-view.ts';

const FileViewer = lazyPart(() => import('./viewer/file-viewer.tsx'), 'FileViewer');

const CertificatesRegister = lazyPart(
  () => import('../certificates/certificates-register.tsx'),
  'CertificatesRegister',
);

type Props = { project: Project };

/** What was filed on the contract: everything, or the certificates by themselves. */
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
      {(!query.error || !!files?.length) && (
        <FilesTable
          files={files}
          actions={actions}
          {...looking}
          hasMore={query.hasNextPage}
          empty={<NoFiles />}
        />
      )}
      {query.isPending || (
        <Loaded query={{ ...query, data: files, hasNextPage: false }} what="files" empty={null}>
          {() => <More {...query} />}
        </Loaded>
      )}
      {query.isRefetching && <StaleBar />}
      {address.file && (
        <LazyBoundary onLost={close}>
          <FileViewer
            fileId={address.file}
            files={files}
            onTurn={(file) => change({ file: file.id }, { replace: true })}
            onClose={close}
          />
        </LazyBoundary>
      )}
    </>
  );
}

function useActions(): RowAction<ProjectFile>[] {
  const change = useChangeContractSearch();
  const { deleteFile, obstacleTo } = useDeleteFile();
  return [
    {
      id: 'open',
      label: 'Open',
      icon: FolderOpen,
      key: 'Enter',
      onPress: (file) => change({ file: file.id }),
    },
    { id: 'download', label: 'Download', icon: Download, onPress: saveFile },
    {
      id: 'delete',
      label: 'Delete',
      icon: Trash2,
      key: 'Delete',
      obstacle: obstacleTo,
      onPress: (file) => deleteFile(file),
    },
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
    text="Drawings, permits and delivery notes go in here. The photos of the diary and of the journal come by themselves."
  />
);
