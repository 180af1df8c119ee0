import { diaryPrintsApi } from '@sitewright/domain/diary/prints-api';
import type { Serve } from '../platform/serve.ts';
import { datesToPrint, diaryPdf } from './print.ts';

export function printRoutes(serve: Serve) {
  serve(diaryPrintsApi.dayPdf, ({ tx, params: { projectId, date }, now }) =>
    diaryPdf(tx, projectId, [date], now),
  );

  serve(diaryPrintsApi.rangePdf, async ({ tx, params, query, now }) =>
    diaryPdf(tx, params.projectId, await datesToPrint(tx, params.projectId, query, now), now),
  );
}
