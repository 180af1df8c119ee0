import { obstacleToOrdering } from '@sitewright/domain/purchase-orders/rules';
import { Plus } from 'lucide-react';
import { useActor } from '../platform/session.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { ButtonWithReason } from '../ui/disabled-reason.tsx';
import type { NewOrderSearch } from './new-order-search.ts';

/** To a blank order; where it is known already, for this contract or to this supplier. */
export function NewOrderButton({ search = {} }: { search?: NewOrderSearch }) {
  const obstacle = obstacleToOrdering(useActor());
  const label = (
    <>
      <Plus aria-hidden="true" className="size-4" />
      New order
    </>
  );
  return obstacle ? (
    <ButtonWithReason obstacle={obstacle}>{label}</ButtonWithReason>
  ) : (
    <ButtonLink to="/suppliers/orders/new" search={search} tone="primary">
      {label}
    </ButtonLink>
  );
}
