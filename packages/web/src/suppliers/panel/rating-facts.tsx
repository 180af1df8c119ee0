import { can } from '@sitewright/domain/kernel/access';
import { leastDeliveries } from '@sitewright/domain/suppliers/ratings';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { useActor } from '../../platform/session.ts';
import { Facts } from '../../ui/facts.tsx';
import { StarBar } from '../rating.tsx';

/** The ratings with their basis; nothing for a user who may not see them. */
export function RatingFacts({ supplier }: { supplier: Supplier }) {
  if (!can(useActor(), 'supplier.terms', 'R')) return null;
  const { deliveryRating, qualityRating, performanceRating, deliveryCount } = supplier;
  const n = `${deliveryCount} ${deliveryCount === 1 ? 'delivery' : 'deliveries'}`;
  return (
    <Facts
      title={`Ratings of ${n}`}
      facts={[
        ['Overall', performanceRating && <Stars stars={performanceRating} />],
        ['Set by hand', supplier.overrideReason],
        ['On time, in full', deliveryRating && <Stars stars={deliveryRating} />],
        ['Quality', qualityRating && <Stars stars={qualityRating} />],
        [
          'By the figures',
          deliveryRating === null &&
            `Not yet: they are shown from ${leastDeliveries} deliveries on`,
        ],
      ]}
    />
  );
}

const Stars = ({ stars }: { stars: string }) => (
  <span className="flex items-center gap-2 tabular-nums">
    {stars} of 5
    <StarBar stars={stars} />
  </span>
);
