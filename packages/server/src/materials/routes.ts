import { daysInBin } from '@sitewright/domain/backup/rules';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { Page } from '@sitewright/domain/kernel/page';
import { materialsApi } from '@sitewright/domain/materials/api';
import { priceChange, undoneChange } from '@sitewright/domain/materials/price-change';
import {
  draftMaterial,
  editMaterial,
  refuseIfOnOrder,
  shownTo,
} from '@sitewright/domain/materials/rules';
import { refuseIfTooLittle } from '@sitewright/domain/materials/stock';
import { recycle } from '../platform/recycle.ts';
import type { Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import type { FactorOn } from './confirm-import.ts';
import { importRoutes } from './import-routes.ts';
import { wasOrdered } from './orders.ts';
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
import { listStockTotals, listUsage } from './usage.ts';

/** What carbon and the orders say of materials; `app.ts` hands it over. */
type MaterialFacts = {
  factorOn: FactorOn;
  /** SQL: the lines of approved orders. */
  approvedLines: string;
};

export function materialRoutes(
  serve: Serve,
  services: Services,
  { factorOn, approvedLines }: MaterialFacts,
) {
  catalogueRoutes(serve, services, factorOn);
  priceRoutes(serve);
  importRoutes(serve, factorOn);
  stockRoutes(serve, approvedLines);
}

function catalogueRoutes(serve: Serve, { secrets }: Services, factorOn: FactorOn) {
  serve(materialsApi.list, async ({ tx, actor, query, now }) => {
    const { rows, next } = await listMaterials(tx, query, londonDay(now));
    return new Page(rows.map(shownTo(actor)), next);
  });

  serve(materialsApi.read, async ({ tx, actor, params, now }) =>
    shownTo(actor)(await findMaterial(tx, params.materialId, londonDay(now))),
  );

  serve(materialsApi.add, async ({ tx, actor, body, now }) => {
    const factor = await factorOn(tx, body.carbonFactorId, londonDay(now));
    const draft = draftMaterial(body, factor);
    return shownTo(actor)(await insertMaterial(tx, draft, actor, londonDay(now)));
  });

  serve(materialsApi.edit, async ({ tx, actor, params, body, now }) => {
    const before = await lockMaterial(tx, params.materialId, londonDay(now));
    const { carbonFactorId = before.carbonFactorId } = body;
    const factor = await factorOn(tx, carbonFactorId, londonDay(now));
    const after = editMaterial(before, actor, body, factor);
    return shownTo(actor)(await saveMaterial(tx, { before, after }, actor, londonDay(now)));
  });

  serve(materialsApi.remove, async ({ tx, actor, params, now }) => {
    const { id, itemDescription } = await lockMaterial(tx, params.materialId, londonDay(now));
    refuseIfOnOrder(await wasOrdered(tx, id));
    const record = { type: 'material', table: 'materials', id, name: itemDescription };
    await recycle(tx, record, actor, secrets, { now, days: daysInBin });
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
    const undone = undoneChange(await lockMaterials(tx, chosen, londonDay(now)), body);
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
