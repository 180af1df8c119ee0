import { cn } from '../cn.ts';

/** As high as a strip of figures with a note each; on a phone it may be absent. */
export const KpiSkeleton = ({ className }: { className?: string }) => (
  <div
    aria-hidden="true"
    className={cn(
      'h-[98px] animate-pulse rounded-card border border-line bg-surface max-md:h-11 max-md:border-0 max-md:bg-transparent',
      className,
    )}
  />
);
