import type { Actor } from '@sitewright/domain/kernel/access';
import { materialsApi } from '@sitewright/domain/materials/api';
import type { Material } from '@sitewright/domain/materials/material';
import { obstacleToDeleting, obstacleToEditing } from '@sitewright/domain/materials/rules';
import { seesPrices } from '@sitewright/domain/purchase-orders/shown-to';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Pencil, Percent } from 'lucide-react';
import { useMemo, useState } from 'react';
import { query } from '../platform/query.ts';
import { useActor } from '../platform/session.ts';
import { labelOptions } from '../ui/fields/options.ts';
import type { BulkAction, Filter, RowAction } from '../ui/table/column.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { choiceFilter, foundFilter, multiValueFilter } from '../ui/table/filters.ts';
import { deleteRow } from '../ui/table/row-actions.ts';
import type { OnView, TableView } from '../ui/table/table-view.ts';
import { ChangePrices } from './change-prices/change-prices.tsx';
import { DeleteMaterial } from './delete-material.tsx';
import { MaterialCard } from './material-card.tsx';
import { materialColumns } from './material-columns.tsx';

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
        filters={useMemo(() => materialFilters(materials ?? [], view), [materials, view])}
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

type Options = {
  actor: Actor;
  open: (material: Material) => void;
  remove: (material: Material) => void;
};

const materialActions = ({ actor, open, remove }: Options): RowAction<Material>[] => [
  {
    id: 'edit',
    label: 'Edit',
    icon: Pencil,
    key: 'Enter',
    obstacle: () => obstacleToEditing(actor),
    onPress: open,
  },
  deleteRow(() => obstacleToDeleting(actor), remove),
];

/** The bulk actions; a user who may not change materials may still export them. */
const bulkActions = (
  actor: Actor,
  changePrices: (chosen: readonly Material[]) => void,
): BulkAction<Material>[] =>
  obstacleToEditing(actor)
    ? []
    : [{ id: 'prices', label: 'Change prices…', icon: Percent, onPress: changePrices }];

const activeOptions = labelOptions({ yes: 'Active', no: 'Inactive' });
const missingOptions = labelOptions({
  price: 'Without a price',
  carbon: 'Without a carbon factor',
});

/** The options are the values in use; the category filter is first, also while loading. */
const materialFilters = (materials: readonly Material[], view: TableView): Filter<Material>[] =>
  [
    foundFilter('category', 'Category', materials, ({ category }) => category),
    foundFilter('supplier', 'Supplier', materials, ({ supplierName }) => supplierName),
    choiceFilter('active', 'Active', activeOptions, ({ active }: Material) => active),
    multiValueFilter(view, 'figures', 'Missing', missingOptions, (material: Material) => [
      ...(material.purchaseCost ? [] : ['price']),
      ...(material.carbonPerUnit ? [] : ['carbon']),
    ]),
  ].filter(({ id, options }) => id === 'category' || options.length > 0);
