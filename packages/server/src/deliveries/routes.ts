import { deliveriesApi } from '@sitewright/domain/deliveries/api';
import { reversalNote } from '@sitewright/domain/deliveries/in-diary';
import { returnGoods } from '@sitewright/domain/deliveries/return-goods';
import {
  materialsOf,
  obstacleToPhoto,
  receive,
  statusAfterReversal,
} from '@sitewright/domain/deliveries/rules';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { Page } from '@sitewright/domain/kernel/page';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import { refuseIfUsed } from '@sitewright/domain/materials/stock';
import { statusByReceipt } from '@sitewright/domain/purchase-orders/actions';
import { obstacleToReversing } from '@sitewright/domain/purchase-orders/rules';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { deleteFilesOf, insertFile, toPhoto, withTakenAt } from '../files/public.ts';
import { lockStock } from '../materials/public.ts';
import { findBuying } from '../organizations/public.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { findOrder, lockOrder, saveOrder } from '../purchase-orders/public.ts';
import { lockDelivery } from './file-owner.ts';
import { enterInDiary, takeFromDiary } from './in-diary.ts';
import { discrepancyEmails } from './letters.ts';
import { deliveriesOfSupplier } from './of-supplier.ts';
import {
  deleteDelivery,
  deliveriesOfOrder,
  deliveriesOfProject,
  deliveryReceived,
  findDelivery,
  goodsReturned,
  insertDelivery,
  saveReturn,
} from './store.ts';

export function deliveryRoutes(serve: Serve, services: Services) {
  const emailDiscrepancies = discrepancyEmails(services);
  readingRoutes(serve);
  returnRoute(serve);

  serve(deliveriesApi.receive, async ({ tx, actor, params, body, now }) => {
    const { overReceiptTolerance: tolerance } = await findBuying(tx, actor);
    const order = await lockOrder(tx, params.purchaseOrderId);
    const receipt = receive(order, actor, body, { tolerance, today: londonDay(now) });
    const diaryEntryId = await enterInDiary(tx, body, receipt, actor, now);
    const delivery = await insertDelivery(tx, body, { ...receipt, diaryEntryId }, actor);
    await deliveryReceived.publish(tx, receipt.order, delivery, actor);
    await saveOrder(tx, receipt.order, actor, now);
    await emailDiscrepancies(tx, receipt, delivery, tolerance, actor);
    return delivery;
  });

  serve(deliveriesApi.addPhoto, async ({ tx, actor, params, query, stored, now }) => {
    const { projectId, ...holder } = await lockDelivery(tx, params.deliveryId, actor);
    refuseIf(obstacleToPhoto(holder));
    const belonging = { projectId, ...params };
    return toPhoto(await insertFile(tx, belonging, withTakenAt(stored, query, now), actor));
  });

  serve(deliveriesApi.reverse, async ({ tx, actor, params, body, now }) => {
    const { id, purchaseOrderId } = await findDelivery(tx, params.deliveryId);
    refuseIf(obstacleToReversing(await lockOrder(tx, purchaseOrderId), actor));
    // Loaded again: it may have been reversed while this request waited for the order.
    const delivery = await findDelivery(tx, id);
    const fate = await takeFromDiary(tx, delivery.diaryEntryId, body, actor, now);
    await deleteFilesOf(tx, 'deliveryId', id);
    await deleteDelivery(tx, id);
    const order = await findOrder(tx, purchaseOrderId);
    refuseIfUsed(await lockStock(tx, delivery.projectId, materialsOf(order, delivery)), 'reversed');
    await saveOrder(tx, { ...order, status: statusAfterReversal(order) }, actor, now);
    return { id, message: reversalNote(delivery, fate) };
  });
}

function returnRoute(serve: Serve) {
  serve(deliveriesApi.returnGoods, async ({ tx, actor, params, body, now }) => {
    const { id, purchaseOrderId } = await findDelivery(tx, params.deliveryId);
    refuseIf(obstacleToReversing(await lockOrder(tx, purchaseOrderId), actor));
    const line = returnGoods(await findDelivery(tx, id), body);
    await saveReturn(tx, line, actor);
    const [order, delivery] = [await findOrder(tx, purchaseOrderId), await findDelivery(tx, id)];
    const back = { ...delivery, items: [line] };
    refuseIfUsed(await lockStock(tx, delivery.projectId, materialsOf(order, back)), 'returned');
    await goodsReturned.publish(tx, order, back, actor);
    await saveOrder(tx, { ...order, status: statusByReceipt(order.items) }, actor, now);
    return delivery;
  });
}

function readingRoutes(serve: Serve) {
  serve(deliveriesApi.list, async ({ tx, params }) => {
    const { id } = await findOrder(tx, params.purchaseOrderId);
    return new Page(await deliveriesOfOrder(tx, id));
  });

  serve(deliveriesApi.listOfProject, ({ tx, params, query }) =>
    deliveriesOfProject(tx, params.projectId, query),
  );

  serve(suppliersApi.deliveries, ({ tx, params, query }) =>
    deliveriesOfSupplier(tx, params.supplierId, query),
  );
}
