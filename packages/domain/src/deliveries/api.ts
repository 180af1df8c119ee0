import * as z from 'zod';
import { Taken } from '../files/file.ts';
import { Photo } from '../files/photo.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import { PageQuery } from '../kernel/page.ts';
import { photos } from '../kernel/upload.ts';
import { Delivery, DeliveryDraft, Reversal, Reversed } from './delivery.ts';

const ofOrder = z.object({ purchaseOrderId: IdInPath });
const oneDelivery = z.object({ deliveryId: IdInPath });

export const deliveriesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/purchase-orders/:purchaseOrderId/deliveries',
    summary: 'List the deliveries of a purchase order',
    needs: ['purchaseOrder', 'R'],
    reads: ['file'],
    params: ofOrder,
    reply: z.array(Delivery),
  }),
  listOfProject: endpoint({
    method: 'GET',
    path: '/api/projects/:projectId/deliveries',
    summary: 'List the deliveries to a contract',
    needs: ['purchaseOrder', 'R'],
    reads: ['file'],
    params: z.object({ projectId: IdInPath }),
    query: PageQuery,
    reply: z.array(Delivery),
  }),
  receive: endpoint({
    method: 'POST',
    path: '/api/purchase-orders/:purchaseOrderId/deliveries',
    summary: 'Receive a delivery of a purchase order',
    needs: ['purchaseOrder.receive', 'A'],
    params: ofOrder,
    body: DeliveryDraft,
    reply: Delivery,
    status: 201,
  }),
  addPhoto: endpoint({
    method: 'POST',
    path: '/api/deliveries/:deliveryId/photos',
    summary: 'Add a photo of the ticket to a delivery',
    needs: ['file', 'C'],
    params: oneDelivery,
    query: Taken,
    upload: photos,
    reply: Photo,
  }),
  reverse: endpoint({
    method: 'PUT',
    path: '/api/deliveries/:deliveryId/reversal',
    summary: 'Reverse a delivery',
    needs: ['purchaseOrder', 'D'],
    params: oneDelivery,
    body: Reversal,
    reply: Reversed,
  }),
};
