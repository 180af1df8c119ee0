import { ChartSkeleton } from '../ui/charts/chart-skeleton.tsx';
import { KpiSkeleton } from '../ui/layout/kpi-skeleton.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';

/** The figures, the chart and the list of a footprint, until they are there. */
export const FootprintSkeleton = () => (
  <>
    <KpiSkeleton />
    <ChartSkeleton title="By month" />
    <Skeleton what="the footprint" />
  </>
);
