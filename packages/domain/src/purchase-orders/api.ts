import * as z from 'zod';
import { del, get, patch, post, put } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import { LinkToken } from '../links/link.ts';
import { ApprovalView } from './approval.ts';
import { LinkedOrder } from './linked-order.ts';
import {
  Acknowledgement,
  Closure,
  Dispatch,
  OrderAction,
  OrderComment,
  OrderCommentDraft,
  OrderRevision,
  PurchaseOrder,
  PurchaseOrderChanges,
  PurchaseOrderDraft,
  PurchaseOrderQuery,
  PurchaseOrderRow,
  ReasonedAction,
  RevisionInPath,
} from './purchase-order.ts';

const oneOrder = z.object({ purchaseOrderId: IdInPath });
const byLink = z.object({ token: LinkToken });

export const purchaseOrdersApi = {
  list: get('/api/purchase-orders', ['purchaseOrder', 'R'], {
    summary: 'List purchase orders',
    query: PurchaseOrderQuery,
    reply: z.array(PurchaseOrderRow),
  }),
  read: get('/api/purchase-orders/:purchaseOrderId', ['purchaseOrder', 'R'], {
    summary: 'Read a purchase order with its lines',
    reply: PurchaseOrder,
  }),
  raise: post('/api/purchase-orders', ['purchaseOrder', 'C'], {
    summary: 'Raise a purchase order',
    body: PurchaseOrderDraft,
    reply: PurchaseOrder,
  }),
  edit: patch('/api/purchase-orders/:purchaseOrderId', ['purchaseOrder', 'U'], {
    summary: 'Edit a purchase order',
    body: PurchaseOrderChanges,
    reply: PurchaseOrder,
  }),
  remove: del('/api/purchase-orders/:purchaseOrderId', ['purchaseOrder', 'D'], {
    summary: 'Delete a purchase order to the recycle bin',
    reply: z.undefined(),
    status: 204,
  }),
  pdf: get('/api/purchase-orders/:purchaseOrderId/pdf', ['purchaseOrder.prices', 'R'], {
    summary: 'Download a purchase order as a PDF',
    reply: z.unknown(),
    sends: 'file',
    isExport: true,
  }),
  approvalView: get(
    '/api/purchase-orders/:purchaseOrderId/approval',
    ['purchaseOrder.prices', 'R'],
    {
      summary: 'Read the effect of a purchase order on the contract budget',
      repeatableRead: true,
      reply: ApprovalView,
    },
  ),
  submit: put('/api/purchase-orders/:purchaseOrderId/submission', ['purchaseOrder', 'U'], {
    summary: 'Submit a purchase order for approval',
    body: OrderAction,
    reply: PurchaseOrder,
  }),
  approve: put('/api/purchase-orders/:purchaseOrderId/approval', ['purchaseOrder.approve', 'A'], {
    summary: 'Approve a purchase order',
    body: OrderAction,
    reply: PurchaseOrder,
  }),
  reject: put('/api/purchase-orders/:purchaseOrderId/rejection', ['purchaseOrder.approve', 'A'], {
    summary: 'Reject a purchase order',
    body: ReasonedAction,
    reply: PurchaseOrder,
  }),
  send: put('/api/purchase-orders/:purchaseOrderId/dispatch', ['purchaseOrder', 'U'], {
    summary: 'Send a purchase order to its supplier',
    body: Dispatch,
    reply: PurchaseOrder,
    isIdempotent: true,
  }),
  acknowledge: put(
    '/api/purchase-orders/:purchaseOrderId/acknowledgement',
    ['purchaseOrder', 'U'],
    {
      summary: 'Record that the supplier acknowledged a purchase order',
      body: Acknowledgement,
      reply: PurchaseOrder,
    },
  ),
  hold: put('/api/purchase-orders/:purchaseOrderId/hold', ['purchaseOrder', 'U'], {
    summary: 'Put a purchase order on hold',
    body: ReasonedAction,
    reply: PurchaseOrder,
  }),
  release: del('/api/purchase-orders/:purchaseOrderId/hold', ['purchaseOrder', 'U'], {
    summary: 'Release a purchase order that is on hold',
    reply: PurchaseOrder,
  }),
  close: put('/api/purchase-orders/:purchaseOrderId/closure', ['purchaseOrder', 'U'], {
    summary: 'Close a purchase order',
    body: Closure,
    reply: PurchaseOrder,
  }),
  cancel: put('/api/purchase-orders/:purchaseOrderId/cancellation', ['purchaseOrder', 'U'], {
    summary: 'Cancel a purchase order',
    body: ReasonedAction,
    reply: PurchaseOrder,
  }),
  listRevisions: get('/api/purchase-orders/:purchaseOrderId/revisions', ['purchaseOrder', 'R'], {
    summary: 'List the revisions of a purchase order',
    reply: z.array(OrderRevision),
  }),
  revisionPdf: get(
    '/api/purchase-orders/:purchaseOrderId/revisions/:revision/pdf',
    ['purchaseOrder.prices', 'R'],
    {
      summary: 'Download a revision of a purchase order as a PDF',
      params: oneOrder.extend({ revision: RevisionInPath }),
      reply: z.unknown(),
      sends: 'file',
      isExport: true,
    },
  ),
  listComments: get('/api/purchase-orders/:purchaseOrderId/comments', ['purchaseOrder', 'R'], {
    summary: 'List the comments on a purchase order',
    reads: ['comment'],
    reply: z.array(OrderComment),
  }),
  comment: post('/api/purchase-orders/:purchaseOrderId/comments', ['comment', 'C'], {
    summary: 'Comment on a purchase order',
    body: OrderCommentDraft,
    reply: OrderComment,
  }),
  readByLink: get('/api/link/:token/order', 'public', {
    summary: 'Read an order as its supplier',
    params: byLink,
    reply: LinkedOrder,
  }),
  acknowledgeByLink: put('/api/link/:token/order/acknowledgement', 'public', {
    summary: 'Acknowledge an order as its supplier',
    params: byLink,
    body: Acknowledgement.omit({ version: true }),
    reply: LinkedOrder,
  }),
};
