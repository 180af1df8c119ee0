import { diaryPrintsApi } from '@sitewright/domain/diary/prints-api';
import type { Serve } from '../platform/http/serve.ts';
import { datesToPrint, diaryPdf, type FindWeather } from './print.ts';

export function diaryPrintRoutes(serve: Serve, findWeather: FindWeather) {
  serve(diaryPrintsApi.dayPdf, ({ tx, params: { projectId, date }, now }) =>
    diaryPdf(tx, projectId, [date], { now, findWeather }),
  );

  serve(diaryPrintsApi.rangePdf, async ({ tx, params: { projectId }, query, now }) => {
    const dates = await datesToPrint(tx, projectId, query, now);
    return diaryPdf(tx, projectId, dates, { now, findWeather });
  });
}
