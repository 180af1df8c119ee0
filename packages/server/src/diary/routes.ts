import { diaryApi } from '@sitewright/domain/diary/api';
import { amendmentShownTo, entryShownTo } from '@sitewright/domain/diary/pay';
import { Page, pageOf } from '@sitewright/domain/kernel/page';
import type { Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import { listAmendments } from './amendments.ts';
import { commentRoutes } from './comment-routes.ts';
import { dayRoutes } from './day-routes.ts';
import { after, entriesWhere, filtersOf, findEntry, totalsWhere } from './entries.ts';
import { photoRoutes } from './photo-routes.ts';
import { findContractId, refuseUnknown } from './refuse-unknown.ts';
import { writingRoutes } from './writing-routes.ts';

export function diaryRoutes(serve: Serve, services: Services) {
  serve(diaryApi.list, async ({ tx, actor, query: { limit, cursor, ...filter } }) => {
    const filters = { ...filtersOf(filter), ...after(cursor) };
    const entries = await entriesWhere(tx, filters, limit + 1);
    return pageOf(entries.map(entryShownTo(actor)), limit);
  });

  serve(diaryApi.listBySlug, async ({ tx, actor, params, query: { limit, cursor, ...filter } }) => {
    const projectId = await findContractId(tx, params.slug);
    const filters = { ...filtersOf({ ...filter, projectId }), ...after(cursor) };
    const entries = await entriesWhere(tx, filters, limit + 1);
    return pageOf(entries.map(entryShownTo(actor)), limit);
  });

  serve(diaryApi.totals, async ({ tx, query }) => {
    await refuseUnknown(tx, query);
    return totalsWhere(tx, filtersOf(query));
  });

  serve(diaryApi.read, async ({ tx, actor, params }) =>
    entryShownTo(actor)(await findEntry(tx, params.diaryEntryId)),
  );

  serve(diaryApi.amendments, async ({ tx, actor, params }) => {
    const entry = await findEntry(tx, params.diaryEntryId);
    const amendments = await listAmendments(tx, entry);
    return new Page(amendments.map(amendmentShownTo(actor)));
  });

  writingRoutes(serve, services);
  commentRoutes(serve);
  photoRoutes(serve);
  dayRoutes(serve);
}
