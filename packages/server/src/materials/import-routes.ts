import { londonDay } from '@sitewright/domain/kernel/calendar';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import { materialsApi } from '@sitewright/domain/materials/api';
import { obstacleToConfirming, obstacleToUndoing } from '@sitewright/domain/materials/import-rules';
import { judgeRows } from '@sitewright/domain/materials/judge-rows';
import type { Serve } from '../platform/serve.ts';
import { confirmRun, type FactorOn } from './confirm-import.ts';
import { findCatalogue, insertRun, listRuns, lockRun, savePart, toImport } from './import-runs.ts';
import { undoRun } from './undo-import.ts';

/** The catalogue changes only on confirmation, and then for all rows in one transaction. */
export function importRoutes(serve: Serve, factorOn: FactorOn) {
  serve(materialsApi.startImport, ({ tx, actor, body }) => insertRun(tx, body.fileName, actor));

  serve(materialsApi.listImports, ({ tx, query }) => listRuns(tx, query));

  serve(materialsApi.judgePart, async ({ tx, params, body }) => {
    const run = await lockRun(tx, params.importId);
    refuseIf(obstacleToConfirming(toImport(run)));
    const catalogue = await findCatalogue(tx, run, params.part, body.rows);
    const verdicts = judgeRows(body.rows, catalogue);
    const saved = await savePart(tx, run, params.part, verdicts);
    return { ...saved, verdicts: verdicts.map(({ verdict }) => verdict) };
  });

  serve(materialsApi.confirmImport, async ({ tx, actor, params, now }) => {
    const run = await lockRun(tx, params.importId);
    refuseIf(obstacleToConfirming(toImport(run)));
    return confirmRun(tx, run, actor, { today: londonDay(now), factorOn });
  });

  serve(materialsApi.undoImport, async ({ tx, actor, params, now }) => {
    const run = await lockRun(tx, params.importId);
    refuseIf(obstacleToUndoing(toImport(run)));
    return undoRun(tx, run, actor, now);
  });
}
