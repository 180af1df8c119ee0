import * as z from 'zod';
import { TakenAt } from '../files/file.ts';
import { Photo } from '../files/photo.ts';
import { get, post, put } from '../kernel/endpoint.ts';
import { PageQuery } from '../kernel/page.ts';
import { photoUpload } from '../kernel/upload.ts';
import { Delivery, DeliveryDraft, GoodsReturn, Reversal, Reversed } from './delivery.ts';

export const deliveriesApi = {
  list: get('/api/purchase-orders/:purchaseOrderId/deliveries', ['purchaseOrder', 'R'], {
    summary: 'List deliveries for a purchase order',
    reads: ['file'],
    reply: z.array(Delivery),
  }),
  listOfProject: get('/api/projects/:projectId/deliveries', ['purchaseOrder', 'R'], {
    summary: 'List the deliveries to a contract',
    reads: ['file'],
    query: PageQuery,
    reply: z.array(Delivery),
  }),
  receive: post(
    '/api/purchase-orders/:purchaseOrderId/deliveries',
    ['purchaseOrder.receive', 'A'],
    {
      summary: 'Receive a delivery for a purchase order',
      body: DeliveryDraft,
      reply: Delivery,
      status: 201,
    },
  ),
  addPhoto: post('/api/deliveries/:deliveryId/photos', ['file', 'C'], {
    summary: 'Add a photo of the ticket to a delivery',
    query: TakenAt,
    upload: photoUpload,
    reply: Photo,
  }),
  returnGoods: post('/api/deliveries/:deliveryId/returns', ['purchaseOrder', 'D'], {
    summary: 'Return part of a delivery to the supplier',
    body: GoodsReturn,
    reply: Delivery,
  }),
  reverse: put('/api/deliveries/:deliveryId/reversal', ['purchaseOrder', 'D'], {
    summary: 'Reverse a delivery',
    body: Reversal,
    reply: Reversed,
  }),
};
