import { carbonApi } from '@sitewright/domain/carbon/api';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { Page } from '@sitewright/domain/kernel/page';
import type { Serve } from '../platform/http/serve.ts';
import { contractIdBySlug } from '../projects/of-project.ts';
import { changeFactors, listBetterFactors, previewChange, undoChange } from './factor-change.ts';

/** Averages, and the better factors that replace them. */
export function factorChangeRoutes(serve: Serve) {
  serve(
    carbonApi.betterFactors,
    async ({ tx, params }) =>
      new Page(await listBetterFactors(tx, await contractIdBySlug(tx, params.slug))),
  );

  serve(carbonApi.previewFactorChange, async ({ tx, actor, params, body, now }) => {
    const projectId = await contractIdBySlug(tx, params.slug);
    return previewChange(tx, { ...body, projectId, actor, today: londonDay(now) });
  });

  serve(carbonApi.changeFactors, async ({ tx, actor, params, body, now }) => {
    const projectId = await contractIdBySlug(tx, params.slug);
    return changeFactors(tx, { ...body, projectId, actor, today: londonDay(now) });
  });

  serve(carbonApi.undoFactorChange, async ({ tx, actor, params, body, now }) => {
    const projectId = await contractIdBySlug(tx, params.slug);
    return undoChange(tx, { undo: body, projectId, actor, today: londonDay(now) });
  });
}
