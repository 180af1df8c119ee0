import { seesPrices } from '@sitewright/domain/purchase-orders/shown-to';
import { useQuery } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import { useActor } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { KpiStrip } from '../ui/kpi-strip.tsx';
import { LazyBoundary, lazyPart } from '../ui/lazy-part.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Screen } from '../ui/screen.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { StaleBar } from '../ui/stale-bar.tsx';
import type { OnView, TableView } from '../ui/table/table-view.ts';
import { materialFigures } from './material-figures.ts';
import { MaterialTable } from './material-table.tsx';
import { AddMaterial, MaterialsActions } from './materials-head.tsx';
import { materialQueries } from './queries.ts';

const ImportMaterials = lazyPart(
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
  const { data, isPending, isRefetching } = query;
  const materials = data ?? undefined;
  const sees = seesPrices(useActor());
  return (
    <Screen title="Materials" actions={<MaterialsActions onImport={onImport} />}>
      {!!materials?.length && (
        <div className="max-md:hidden">
          <KpiStrip
            label="Materials in figures"
            figures={materialFigures(materials, sees, today)}
          />
        </div>
      )}
      {(isPending || !!materials?.length) && (
        <MaterialTable materials={materials} view={view} onView={onView} today={today} />
      )}
      {isPending || (
        <Loaded query={query} what="materials" empty={<NoMaterials onImport={onImport} />}>
          {() => isRefetching && <StaleBar />}
        </Loaded>
      )}
    </Screen>
  );
}

const NoMaterials = ({ onImport }: { onImport: () => void }) => (
  <EmptyState
    icon={Package}
    title="No materials yet"
    text="Add what you buy with its unit and price, or import the price list of a merchant: orders, stock and carbon are then worked out from it."
  >
    <AddMaterial />
    <Button onClick={onImport}>Import a price list</Button>
  </EmptyState>
);
