import { materialsApi } from '@sitewright/domain/materials/api';
import type { Material } from '@sitewright/domain/materials/material';
import { seesPrices } from '@sitewright/domain/purchase-orders/shown-to';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { query } from '../platform/query.ts';
import { useActor } from '../platform/session.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import type { OnView, TableView } from '../ui/table/table-view.ts';
import { ChangePrices } from './change-prices/change-prices.tsx';
import { DeleteMaterial } from './delete-material.tsx';
import { bulkActions, materialActions } from './material-actions.ts';
import { MaterialCard } from './material-card.tsx';
import { materialColumns } from './material-columns.tsx';
import { materialFilters } from './material-filters.ts';

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
  const sees = seesPrices(actor);
  return (
    <>
      <DataTable
        label="Materials"
        rows={materials}
        columns={useColumns(today)}
        filters={useMemo(() => materialFilters(materials ?? []), [materials])}
        actions={materialActions({
          actor,
          open: ({ id }) => void navigate({ to: '/materials/edit/$id', params: { id: `${id}` } }),
          remove: setDeleting,
        })}
        bulk={bulkActions(actor, setRepricing)}
        defaultSort="sku"
        searchHint="Description or SKU"
        isTwoLine
        view={view}
        onView={onView}
        card={(material, menu) => (
          <MaterialCard material={material} menu={menu} seesPrices={sees} />
        )}
        empty={null}
      />
      {deleting && <DeleteMaterial material={deleting} onClose={() => setDeleting(undefined)} />}
      {repricing && <ChangePrices materials={repricing} onClose={() => setRepricing(undefined)} />}
    </>
  );
}

function useColumns(today: string) {
  const sees = seesPrices(useActor());
  const { data: stock } = useQuery(query(materialsApi.stockTotals));
  return useMemo(() => {
    const byId = new Map((stock ?? []).map((line) => [line.materialId, line]));
    return materialColumns({ seesPrices: sees, today, stock: byId });
  }, [sees, today, stock]);
}
