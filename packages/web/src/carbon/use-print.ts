import { useActor } from '../platform/session.ts';
import { pdfOf } from './queries.ts';
import { obstacleToTaking } from './rights.ts';
import { daysIn } from './search-params.ts';
import { useCarbonAddress } from './use-search-params.ts';

/** The report of the days in sight: of a contract, or of all. */
export function usePrint(slug?: string) {
  const days = daysIn(useCarbonAddress());
  return {
    print: () => window.location.assign(pdfOf(slug, days)),
    obstacle: obstacleToTaking(useActor()),
  };
}
