import { londonDay } from '@sitewright/domain/kernel/calendar';
import { Page } from '@sitewright/domain/kernel/page';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import { materialsApi } from '@sitewright/domain/materials/api';
import { checkImportRows } from '@sitewright/domain/materials/check-rows';
import { obstacleToConfirming, obstacleToUndoing } from '@sitewright/domain/materials/import-rules';
import { materialRecord } from '@sitewright/domain/materials/material.record';
import { priceChange, undoPriceChange } from '@sitewright/domain/materials/price-change';
import {
  draftMaterial,
  editMaterial,
  refuseIfOnOrder,
  shownTo,
} from '@sitewright/domain/materials/rules';
import { refuseIfTooLittle } from '@sitewright/domain/materials/stock';
import { findWeightUnit } from '../organizations/public.ts';
import { recycle } from '../platform/bin/recycle.ts';
import type { Serve } from '../platform/http/serve.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { confirmRun, type FactorOn } from './confirm-import.ts';
import { findCatalogue, insertRun, listRuns, lockRun, savePart, toImport } from './import-runs.ts';
import { listPrices, savePrices } from './prices.ts';
import { insertMovement, listStock } from './stock.ts';
import {
  findMaterial,
  insertMaterial,
  listMaterials,
  lockMaterial,
  lockMaterials,
  saveMaterial,
} from './store.ts';
import { undoRun } from './undo-import.ts';
import { listStockTotals, listUsage } from './usage.ts';

/** What carbon and the orders know about materials; `app.ts` passes it in. */
type MaterialFacts = {
  findFactorOnDay: FactorOn;
  /** SQL: the lines of approved orders. */
  approvedLines: string;
};

export function materialRoutes(
  serve: Serve,
  services: Services,
  { findFactorOnDay, approvedLines }: MaterialFacts,
) {
  catalogueRoutes(serve, services, findFactorOnDay);
  priceRoutes(serve);
  importRoutes(serve, findFactorOnDay);
  stockRoutes(serve, approvedLines);
}

function catalogueRoutes(serve: Serve, { secrets }: Services, findFactorOnDay: FactorOn) {
  serve(materialsApi.list, async ({ tx, actor, query, now }) =>
    (await listMaterials(tx, query, londonDay(now))).map(shownTo(actor)),
  );

  serve(materialsApi.read, async ({ tx, actor, params, now }) =>
    shownTo(actor)(await findMaterial(tx, params.materialId, londonDay(now))),
  );

  serve(materialsApi.add, async ({ tx, actor, body, now }) => {
    const factor = await findFactorOnDay(tx, body.carbonFactorId, londonDay(now));
    const draft = draftMaterial(body, factor, await findWeightUnit(tx, actor));
    return shownTo(actor)(await insertMaterial(tx, draft, actor, londonDay(now)));
  });

  serve(materialsApi.edit, async ({ tx, actor, params, body, now }) => {
    const before = await lockMaterial(tx, params.materialId, londonDay(now));
    const { carbonFactorId = before.carbonFactorId } = body;
    const factor = await findFactorOnDay(tx, carbonFactorId, londonDay(now));
    const after = editMaterial(before, actor, body, factor);
    return shownTo(actor)(await saveMaterial(tx, { before, after }, actor, londonDay(now)));
  });

  serve(materialsApi.remove, async ({ tx, actor, params, now }) => {
    const { id, itemDescription: name } = await lockMaterial(tx, params.materialId, londonDay(now));
    refuseIfOnOrder(await wasOrdered(tx, id));
    await recycle(tx, materialRecord, { id, name }, { actor, now, secrets });
  });
}

function priceRoutes(serve: Serve) {
  serve(materialsApi.prices, async ({ tx, params, query, now }) => {
    const { id } = await findMaterial(tx, params.materialId, londonDay(now));
    return listPrices(tx, id, query);
  });

  serve(materialsApi.changePrices, async ({ tx, actor, body, now }) => {
    const chosen = [...new Set(body.materialIds)];
    const changed = priceChange(await lockMaterials(tx, chosen, londonDay(now)), body);
    return savePrices(tx, changed, actor);
  });

  serve(materialsApi.undoPriceChange, async ({ tx, actor, body, now }) => {
    const chosen = [...new Set(body.rows.map(({ materialId }) => materialId))];
    const undone = undoPriceChange(await lockMaterials(tx, chosen, londonDay(now)), body);
    return savePrices(tx, undone, actor);
  });
}

function stockRoutes(serve: Serve, approvedLines: string) {
  serve(materialsApi.stockTotals, async ({ tx }) => new Page(await listStockTotals(tx)));

  serve(materialsApi.usage, async ({ tx, params, now }) => {
    const { id } = await findMaterial(tx, params.materialId, londonDay(now));
    return new Page(await listUsage(tx, id, approvedLines));
  });

  serve(
    materialsApi.stock,
    async ({ tx, params }) => new Page(await listStock(tx, params.projectId)),
  );

  serve(materialsApi.moveStock, async ({ tx, actor, params, body, now }) => {
    const { id } = await lockMaterial(tx, body.materialId, londonDay(now));
    const stock = await listStock(tx, params.projectId);
    refuseIfTooLittle(
      stock.find(({ materialId }) => materialId === id),
      body,
    );
    return insertMovement(tx, params.projectId, body, actor);
  });
}

/** The catalogue changes only on confirmation, and then for all rows in one transaction. */
function importRoutes(serve: Serve, findFactorOnDay: FactorOn) {
  serve(materialsApi.startImport, ({ tx, actor, body }) => insertRun(tx, body.fileName, actor));

  serve(materialsApi.listImports, ({ tx, query }) => listRuns(tx, query));

  serve(materialsApi.judgePart, async ({ tx, params, body }) => {
    const run = await lockRun(tx, params.importId);
    refuseIf(obstacleToConfirming(toImport(run)));
    const catalogue = await findCatalogue(tx, run, params.part, body.rows);
    const verdicts = checkImportRows(body.rows, catalogue);
    const saved = await savePart(tx, run, params.part, verdicts);
    return { ...saved, verdicts: verdicts.map(({ verdict }) => verdict) };
  });

  serve(materialsApi.confirmImport, async ({ tx, actor, params, now }) => {
    const run = await lockRun(tx, params.importId);
    refuseIf(obstacleToConfirming(toImport(run)));
    return confirmRun(tx, run, actor, { today: londonDay(now), findFactorOnDay });
  });

  serve(materialsApi.undoImport, async ({ tx, actor, params, now }) => {
    const run = await lockRun(tx, params.importId);
    refuseIf(obstacleToUndoing(toImport(run)));
    return undoRun(tx, run, actor, now);
  });
}

const ordersWithMaterial = `
  select from purchase_order_items where material_id = $1
  union all
  select from purchase_order_revisions
  where record @> jsonb_build_object('items', jsonb_build_array(jsonb_build_object('materialId', $1::int)))
  union all
  select from stock_movements where material_id = $1
  limit 1`;

/**
 * Includes closed orders and earlier approved revisions, because material in stock came on one of
 * them.
 */
const wasOrdered = async (tx: Tx, materialId: number): Promise<boolean> =>
  (await queryRows(tx, ordersWithMaterial, [materialId])).length > 0;
