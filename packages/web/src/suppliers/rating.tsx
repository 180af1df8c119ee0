import { minRatedDeliveries } from '@sitewright/domain/suppliers/ratings';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { Star } from 'lucide-react';
import { cn } from '../ui/cn.ts';

type Rated = Pick<Supplier, 'performanceRating' | 'performanceOverride' | 'deliveryCount'>;

/** The basis of a rating: a manual override, or the number of deliveries, until it is rated of those that it takes. */
export const basisOf = ({
  performanceRating,
  performanceOverride,
  deliveryCount,
}: Rated): string => {
  if (performanceOverride !== null) return 'set by hand';
  if (deliveryCount === 0) return 'No deliveries';
  const counted = `${deliveryCount} ${deliveryCount === 1 ? 'delivery' : 'deliveries'}`;
  if (performanceRating !== null) return counted;
  const rest =
    deliveryCount < minRatedDeliveries ? `rated after ${minRatedDeliveries}` : 'not rated yet';
  return `${counted}, ${rest}`;
};

/** The rating as a number and a bar, with its basis. */
export const Rating = (rated: Rated) => (
  <span className="grid min-w-24 gap-0.5">
    <span className="flex items-center gap-2">
      <span className="inline-flex items-center gap-1 tabular-nums">
        <Star
          aria-hidden="true"
          className={cn('size-3.5', rated.performanceRating ? 'fill-current' : 'text-text-2')}
        />
        {rated.performanceRating ?? '–'}
      </span>
      {rated.performanceRating && <StarBar stars={rated.performanceRating} />}
    </span>
    <small className="text-[12px] leading-4 font-normal text-text-2 group-data-compact/box:hidden">
      {basisOf(rated)}
    </small>
  </span>
);

export const StarBar = ({ stars }: { stars: string }) => (
  <span aria-hidden="true" className="relative h-1.5 w-12 rounded-full bg-track">
    <span
      className={cn(
        'absolute inset-y-0 left-0 rounded-full',
        Number(stars) >= 3 ? 'bg-brand-text' : 'bg-warn',
      )}
      style={{ width: `${Number(stars) * 20}%` }}
    />
  </span>
);
