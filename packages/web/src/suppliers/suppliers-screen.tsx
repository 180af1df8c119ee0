import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { useQuery } from '@tanstack/react-query';
import { Truck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useActor } from '../platform/session.ts';
import { orderQueries } from '../purchase-orders/queries.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { KpiSkeleton } from '../ui/layout/kpi-skeleton.tsx';
import { KpiStrip } from '../ui/layout/kpi-strip.tsx';
import { LazyBoundary, lazyComponent } from '../ui/layout/lazy-component.tsx';
import { lazyDialog } from '../ui/layout/lazy-dialog.tsx';
import { LoadedTable } from '../ui/layout/loaded-table.tsx';
import { RefreshBar } from '../ui/layout/refresh-bar.tsx';
import { Screen } from '../ui/layout/screen.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { counted } from '../ui/table/labels.ts';
import type { OnView, TableView } from '../ui/table/table-view.ts';
import { supplierQueries } from './queries.ts';
import { supplierFigures } from './supplier-figures.tsx';
import { type OpenSupplier, SupplierTable } from './supplier-table.tsx';
import { AddSupplierButton, type PanelName, SuppliersActions } from './suppliers-head.tsx';

const AddSupplier = lazyDialog(() => import('./supplier-form/add-supplier.tsx'), 'AddSupplier');
const ImportSuppliers = lazyComponent(
  () => import('./import/import-suppliers.tsx'),
  'ImportSuppliers',
);
const MergeSuppliers = lazyDialog(() => import('./merge/merge-suppliers.tsx'), 'MergeSuppliers');
const SpendBySupplier = lazyDialog(() => import('./spend-by-supplier.tsx'), 'SpendBySupplier');

type Props = {
  view: TableView;
  onView: OnView;
  openSupplier: OpenSupplier;
  onOpenSupplier: (openSupplier: OpenSupplier) => void;
  today: string;
};

/** The register, or in its place the file that is being read into it. */
export function SuppliersScreen(props: Props) {
  const { view, onView } = props;
  const importing = (isOpen: boolean) =>
    onView({ ...view, import: isOpen ? 'file' : undefined }, { replace: false });
  return view.import ? (
    <Screen title="Import suppliers">
      <LazyBoundary
        instead={<Skeleton what="the import" shape="lines" />}
        onLost={() => importing(false)}
      >
        <ImportSuppliers onClose={() => importing(false)} />
      </LazyBoundary>
    </Screen>
  ) : (
    <Register {...props} onImport={() => importing(true)} />
  );
}

function Register({ today, onImport, ...address }: Props & { onImport: () => void }) {
  const query = useQuery(supplierQueries.list());
  const [panel, open] = useState<PanelName>();
  const suppliers = query.data ?? undefined;
  return (
    <Screen
      title="Suppliers"
      note={
        <p className="max-md:sr-only">{suppliers ? summary(suppliers) : 'Loading the register'}</p>
      }
      actions={<SuppliersActions onOpen={open} onImport={onImport} suppliers={suppliers} />}
    >
      <LoadedTable
        query={query}
        what="suppliers"
        empty={<NoSuppliers onOpen={open} onImport={onImport} />}
      >
        <Figures suppliers={suppliers} />
        <SupplierTable suppliers={suppliers} today={today} {...address} />
      </LoadedTable>
      {suppliers && query.isRefetching && <RefreshBar />}
      {panel && <OpenPanel panel={panel} onClose={() => open(undefined)} />}
    </Screen>
  );
}

const summary = (suppliers: readonly Supplier[]): string =>
  `${counted(suppliers.length, suppliers.length === 1 ? 'supplier' : 'suppliers')} in the register.`;

const parts = { add: AddSupplier, merge: MergeSuppliers, spend: SpendBySupplier };

/** The panel over the page; loaded when first opened. */
function OpenPanel({ panel, onClose }: { panel: PanelName; onClose: () => void }) {
  const Part = parts[panel];
  return <Part onClose={onClose} />;
}

function Figures({ suppliers }: { suppliers: readonly Supplier[] | undefined }) {
  const actor = useActor();
  const sent = useQuery(orderQueries.toAcknowledge());
  const count = sent.isPending ? 'loading' : sent.data?.length;
  const figures = useMemo(
    () => supplierFigures(suppliers ?? [], count, actor),
    [suppliers, count, actor],
  );
  return suppliers ? <KpiStrip label="Suppliers in figures" figures={figures} /> : <KpiSkeleton />;
}

type NoneProps = { onOpen: (panel: PanelName) => void; onImport: () => void };

const NoSuppliers = ({ onOpen, onImport }: NoneProps) => (
  <EmptyState
    icon={Truck}
    title="No suppliers yet"
    text="Add the firms you buy from, or import a spreadsheet."
  >
    <AddSupplierButton onOpen={onOpen} />
    <Button onClick={onImport}>Import a file</Button>
  </EmptyState>
);
