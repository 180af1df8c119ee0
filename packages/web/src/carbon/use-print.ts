import { footprintApi } from '@sitewright/domain/carbon/api';
import { requestFor } from '@sitewright/domain/kernel/request';
import { useActor } from '../platform/session.ts';
import { obstacleToExporting } from './rights.ts';
import { daysIn, useCarbonSearch } from './search-params.ts';

/** The report of the days in sight: of a contract, or of all. */
export function usePrint(slug?: string) {
  const query = daysIn(useCarbonSearch());
  const { url } = slug
    ? requestFor(footprintApi.pdf, { params: { slug }, query })
    : requestFor(footprintApi.companyPdf, { query });
  return {
    print: () => window.location.assign(url),
    obstacle: obstacleToExporting(useActor()),
  };
}
