import { daysAfter } from '@sitewright/domain/kernel/calendar';
import type { Material } from '@sitewright/domain/materials/material';
import { hasChangedPriceSince } from '@sitewright/domain/materials/prices';
import {
  isActive,
  obstacleToAdding,
  obstacleToImporting,
} from '@sitewright/domain/materials/rules';
import { seesPrices } from '@sitewright/domain/purchase-orders/shown-to';
import { useQuery } from '@tanstack/react-query';
import { CircleHelp, FileUp, Package, Plus } from 'lucide-react';
import { useActor } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { KpiSkeleton } from '../ui/layout/kpi-skeleton.tsx';
import { type Kpi, KpiStrip } from '../ui/layout/kpi-strip.tsx';
import { LazyBoundary, lazyComponent } from '../ui/layout/lazy-component.tsx';
import { LoadedTable } from '../ui/layout/loaded-table.tsx';
import { type PageAction, PageActionButton, PageActions } from '../ui/layout/page-actions.tsx';
import { RefreshBar } from '../ui/layout/refresh-bar.tsx';
import { Screen } from '../ui/layout/screen.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { number } from '../ui/table/labels.ts';
import type { OnView, TableView } from '../ui/table/table-view.ts';
import { MaterialTable } from './material-table.tsx';
import { materialQueries } from './queries.ts';

const ImportMaterials = lazyComponent(
  () => import('./import-materials/import-materials.tsx'),
  'ImportMaterials',
);

type Props = { view: TableView; onView: OnView; today: string };

/** The catalogue, or in its place the file that is being read into it. */
export function MaterialsScreen({ view, onView, today }: Props) {
  const importing = (isOpen: boolean) =>
    onView({ ...view, import: isOpen ? 'file' : undefined }, { replace: false });
  return view.import ? (
    <Screen title="Import materials">
      <LazyBoundary
        instead={<Skeleton what="the import" shape="lines" />}
        onLost={() => importing(false)}
      >
        <ImportMaterials onClose={() => importing(false)} />
      </LazyBoundary>
    </Screen>
  ) : (
    <Catalogue view={view} onView={onView} today={today} onImport={() => importing(true)} />
  );
}

function Catalogue({ view, onView, today, onImport }: Props & { onImport: () => void }) {
  const query = useQuery(materialQueries.list());
  const materials = query.data ?? undefined;
  const sees = seesPrices(useActor());
  return (
    <Screen title="Materials" actions={<Actions onImport={onImport} />}>
      {query.isPending && <KpiSkeleton className="max-md:hidden" />}
      {!!materials?.length && (
        <div className="max-md:hidden">
          <KpiStrip
            label="Materials in figures"
            figures={materialFigures(materials, sees, today)}
          />
        </div>
      )}
      <LoadedTable query={query} what="materials" empty={<NoMaterials onImport={onImport} />}>
        <MaterialTable materials={materials} view={view} onView={onView} today={today} />
      </LoadedTable>
      {materials && query.isRefetching && <RefreshBar />}
    </Screen>
  );
}

const useAddMaterial = (): PageAction => ({
  label: 'Add material',
  icon: Plus,
  tone: 'primary',
  obstacle: obstacleToAdding(useActor()),
  link: { to: '/materials/new' },
});

/** A user who may not import sees no button; one who may not add sees the reason. */
const Actions = ({ onImport }: { onImport: () => void }) => (
  <PageActions
    actions={[
      useAddMaterial(),
      {
        label: 'Import',
        icon: FileUp,
        obstacle: obstacleToImporting(useActor()),
        hidesWhenBlocked: true,
        onPress: onImport,
      },
    ]}
  />
);

const NoMaterials = ({ onImport }: { onImport: () => void }) => (
  <EmptyState
    icon={Package}
    title="No materials yet"
    text="Add the items you buy with their units and prices, or import a supplier’s price list. Orders, stock and carbon use them."
  >
    <PageActionButton {...useAddMaterial()} />
    <Button onClick={onImport}>Import a price list</Button>
  </EmptyState>
);

/** The catalogue in four figures; who sees no prices hears nothing of them. */
function materialFigures(
  materials: readonly Material[],
  seesPrices: boolean,
  today: string,
): Kpi[] {
  const active = materials.filter(isActive);
  const categories = new Set(materials.map(({ category }) => category).filter(Boolean)).size;
  const withoutFactor = active.filter(({ carbonPerUnit }) => !carbonPerUnit).length;
  return [
    {
      label: 'Items',
      value: number(materials.length),
      note: `${number(materials.length - active.length)} inactive`,
    },
    { label: 'Categories', value: number(categories) },
    ...(seesPrices ? priceFigures(active, today) : []),
    {
      label: 'Without a carbon factor',
      value: number(withoutFactor),
      note: 'Active items',
      ...(withoutFactor > 0 && {
        link: { to: '/materials', search: { figures: 'carbon', active: 'yes' } },
      }),
    },
  ];
}

function priceFigures(active: readonly Material[], today: string): Kpi[] {
  const unpriced = active.filter(({ purchaseCost }) => !purchaseCost).length;
  const since = daysAfter(today, -30);
  const changed = active.filter((material) => hasChangedPriceSince(material, since));
  const costingMore = changed.filter(({ drift }) => Number(drift) > 0).length;
  return [
    {
      label: 'Without a price',
      value: number(unpriced),
      note: unpriced ? 'Ask the supplier' : 'All active items priced',
      ...(unpriced && {
        tone: 'warn' as const,
        icon: CircleHelp,
        link: { to: '/materials', search: { figures: 'price', active: 'yes' } },
      }),
    },
    {
      label: 'Price changed in 30 days',
      value: number(changed.length),
      note: `${number(costingMore)} above average`,
    },
  ];
}
