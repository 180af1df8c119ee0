import { Page } from '@sitewright/domain/kernel/page';
import { labourApi } from '@sitewright/domain/labour/api';
import { draftGang, editGang, gangShownTo } from '@sitewright/domain/labour/gang-rules';
import type { Serve } from '../platform/serve.ts';
import { insertGang, listGangs, lockGang, saveGang } from './gang-store.ts';

export function gangRoutes(serve: Serve) {
  serve(labourApi.gangs, async ({ tx, actor, query }) => {
    const { rows, next } = await listGangs(tx, query);
    return new Page(rows.map(gangShownTo(actor)), next);
  });

  serve(labourApi.createGang, async ({ tx, actor, body }) =>
    gangShownTo(actor)(await insertGang(tx, draftGang(body, actor), actor)),
  );

  serve(labourApi.editGang, async ({ tx, actor, params, body }) => {
    const gang = await lockGang(tx, params.gangId);
    const edited = editGang(gang, actor, body);
    return gangShownTo(actor)(await saveGang(tx, edited, actor));
  });
}
