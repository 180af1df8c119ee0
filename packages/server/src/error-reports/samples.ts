import type { errorReportsApi } from '@sitewright/domain/error-reports/api';
import { aPicture } from '../testing/a-picture.ts';
import type { Samples } from '../testing/world.ts';

export const samples: Samples<typeof errorReportsApi> = {
  report: () => ({ body: { message: 'The page went white', component: 'SiteIssues' } }),
  attachScreenshot: ({ errorReportId }) => ({ params: { errorReportId }, file: aPicture() }),
  list: () => ({ query: {} }),
  screenshot: ({ errorReportId }) => ({ params: { errorReportId } }),
};
