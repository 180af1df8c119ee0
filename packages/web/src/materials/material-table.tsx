import type { Material } from '@sitewright/domain/materials/material';
import { seesPrices } from '@sitewright/domain/materials/rules';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { Late, latePart } from '../app/late-part.tsx';
import { useActor } from '../platform/session.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import type { OnView, TableView } from '../ui/table/table-view.ts';
import { bulkActions, materialActions } from './material-actions.ts';
import { MaterialCard } from './material-card.tsx';
import { materialColumns } from './material-columns.tsx';
import { materialFilters } from './material-filters.ts';

const ChangePrices = latePart(() => import('./change-prices/change-prices.tsx'), 'ChangePrices');
const DeleteMaterial = latePart(() => import('./delete-material.tsx'), 'DeleteMaterial');

type Props = {
  materials: readonly Material[] | undefined;
  view: TableView;
  onView: OnView;
  today: string;
};

export function MaterialTable({ materials, view, onView, today }: Props) {
  const actor = useActor();
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState<Material>();
  const [repricing, setRepricing] = useState<readonly Material[]>();
  const close = () => {
    setDeleting(undefined);
    setRepricing(undefined);
  };
  const sees = seesPrices(actor);
  return (
    <div>
      <DataTable
        label="Materials"
        rows={materials}
        columns={useMemo(() => materialColumns(sees, today), [sees, today])}
        filters={useMemo(() => materialFilters(materials ?? []), [materials])}
        actions={materialActions({
          actor,
          open: ({ id }) => void navigate({ to: '/materials/edit/$id', params: { id: `${id}` } }),
          remove: setDeleting,
        })}
        bulk={bulkActions(actor, setRepricing)}
        defaultSort="category,description"
        searchHint="Description or SKU"
        isTwoLine
        view={view}
        onView={onView}
        card={(material, menu) => <MaterialCard {...{ material, menu }} seesPrices={sees} />}
        empty={null}
      />
      {(deleting || repricing) && (
        <Late onLost={close}>
          {deleting && <DeleteMaterial material={deleting} onClose={close} />}
          {repricing && <ChangePrices materials={repricing} onClose={close} />}
        </Late>
      )}
    </div>
  );
}
