import { fileKinds } from '@sitewright/domain/files/file';
import { useMemo } from 'react';
import {
  useChangeContractSearch,
  useContractSearch,
} from '../projects/contract-frame/contract-search.ts';
import { type OnView, readChoices, type TableView } from '../ui/table/table-view.ts';

/** The view of the list as search parameters, and the filters sent to the server. */
export function useFilesView() {
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
