import { can } from '@sitewright/domain/kernel/access';
import { obstacleToEditing } from '@sitewright/domain/projects/rules';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { readItem, setItem } from '../platform/local-storage.ts';
import { useActor } from '../platform/session.ts';
import { lazyDialog } from '../ui/layout/lazy-dialog.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import type { OnView, TableView } from '../ui/table/table-view.ts';
import type { Contract } from './contract.ts';
import { contractActions, type OpenAction } from './contract-actions.ts';
import { ContractCard } from './contract-card.tsx';
import { contractColumns, contractFilters } from './contract-columns.tsx';
import { useReadAhead } from './use-read-ahead.ts';

const ChangeStatus = lazyDialog(() => import('./change-status.tsx'), 'ChangeStatus');
const DeleteContract = lazyDialog(() => import('./delete-contract.tsx'), 'DeleteContract');

const fetchActions = () => {
  void ChangeStatus.preload?.();
  void DeleteContract.preload?.();
};

type Props = {
  contracts: readonly Contract[] | undefined;
  view: TableView;
  onView: OnView;
  today: string;
};

export function ContractTable({ contracts, view, onView, today }: Props) {
  const actor = useActor();
  const box = useReadAhead(fetchActions);
  const [openAction, setOpenAction] = useState<OpenAction>();
  const close = () => setOpenAction(undefined);
  return (
    <div ref={box}>
      <DataTable
        label="Contracts"
        rows={contracts}
        columns={useColumns(today)}
        filters={useMemo(() => contractFilters(contracts ?? []), [contracts])}
        actions={useActions(setOpenAction)}
        defaultSort="status,-updated"
        searchHint="Name, code or client"
        isTwoLine
        card={(contract, menu) => (
          <ContractCard
            contract={contract}
            today={today}
            menu={menu}
            editObstacle={obstacleToEditing(actor)}
          />
        )}
        {...useContractView(view, onView)}
      />
      {openAction?.action === 'status' && (
        <ChangeStatus project={openAction.contract} onClose={close} />
      )}
      {openAction?.action === 'delete' && (
        <DeleteContract project={openAction.contract} onClose={close} />
      )}
    </div>
  );
}

function useColumns(today: string) {
  const actor = useActor();
  const seesMoney = can(actor, 'project.money', 'R');
  const seesCosts = seesMoney && can(actor, 'costAnalysis', 'R');
  const seesCarbon = can(actor, 'carbonEntry', 'R');
  return useMemo(
    () => contractColumns({ seesMoney, seesCosts, seesCarbon }, today),
    [seesMoney, seesCosts, seesCarbon, today],
  );
}

function useActions(ask: (action: OpenAction) => void) {
  const navigate = useNavigate();
  return contractActions({
    actor: useActor(),
    open: ({ slug }) => void navigate({ to: '/project/$slug', params: { slug } }),
    edit: ({ id }) => void navigate({ to: '/edit-project/$id', params: { id: String(id) } }),
    openIssues: ({ slug }) =>
      void navigate({
        to: '/project/$slug/site-issues/{-$action}/{-$issueId}',
        params: { slug },
      }),
    ask,
  });
}

const key = 'sitewright.contracts-view';

/** Cards or a table: as the address says, else as it was last chosen in this browser. */
function useContractView(address: TableView, onView: OnView) {
  const [chosen, setChosen] = useState(lastChosen);
  const view = useMemo(() => ({ ...address, view: address.view ?? chosen }), [address, chosen]);
  const change: OnView = (next, how) => {
    setChosen(next.view);
    setItem(key, next.view ?? 'table');
    onView(next, how);
  };
  return { view, onView: change };
}

const lastChosen = (): TableView['view'] => (readItem(key) === 'cards' ? 'cards' : undefined);
