import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import { isUnsentId } from '../platform/outbox/item.ts';
import { useNeedsSignal } from '../platform/use-needs-signal.ts';
import type { Obstacle } from '../ui/disabled-reason.tsx';

/** Why a record cannot be deleted: by its rule, or without signal. One that was not sent yet can always be. */
export function useDeletionObstacle(endpoint: Endpoint) {
  const needsSignal = useNeedsSignal(endpoint);
  return (recordId: number, byRule?: Obstacle): Obstacle | undefined =>
    isUnsentId(recordId) ? undefined : (byRule ?? needsSignal);
}
