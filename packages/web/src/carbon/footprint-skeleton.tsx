import { ChartPlace } from '../ui/charts/chart-place.tsx';
import { KpiPlace } from '../ui/layout/kpi-place.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';

/** The figures, the chart and the list of a footprint, until they are there. */
export const FootprintSkeleton = () => (
  <>
    <KpiPlace />
    <ChartPlace title="By month" />
    <Skeleton what="the footprint" />
  </>
);
