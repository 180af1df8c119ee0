import { usualChartHeight } from './chart-styles.ts';

type Props = { title: string; height?: number };

/** As large as the panel of a chart whose figures are being fetched. */
export const ChartSkeleton = ({ title, height = usualChartHeight }: Props) => (
  <div aria-busy="true" className="grid rounded-card border border-line bg-surface">
    <div aria-hidden="true" className="grid grid-rows-[auto_1fr]">
      <p className="flex min-h-12 items-center border-b border-line-2 px-4 py-1.5 text-sm leading-5 font-semibold">
        {title}
      </p>
      <div className="grid p-3">
        <div className="animate-pulse rounded-[4px] bg-track" style={{ minHeight: height }} />
      </div>
    </div>
  </div>
);
