import type { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import {
  aLineDraft,
  aPurchaseOrderDraft,
} from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import type { Samples } from '../testing/world.ts';

/** For an order that does not exist, because a sample cannot know its state. */
const token = `1.1.${'A'.repeat(43)}`;

export const samples: Samples<typeof purchaseOrdersApi> = {
  list: ({ projectId, supplierId }) => ({ query: { contractId: projectId, supplierId } }),
  read: ({ purchaseOrderId }) => ({ params: { purchaseOrderId } }),
  raise: ({ projectId, supplierId, materialId }) => ({
    body: aPurchaseOrderDraft({
      contractId: projectId,
      supplierId,
      items: [aLineDraft({ materialId })],
    }),
  }),
  edit: ({ purchaseOrderId, purchaseOrderItemId, projectId, supplierId, materialId }) => ({
    params: { purchaseOrderId },
    body: {
      contractId: projectId,
      supplierId,
      items: [aLineDraft({ id: purchaseOrderItemId, materialId })],
      reason: 'Two more loads',
    },
  }),
  remove: ({ purchaseOrderId }) => ({ params: { purchaseOrderId } }),
  pdf: ({ purchaseOrderId }) => ({ params: { purchaseOrderId } }),
  approvalView: ({ purchaseOrderId }) => ({ params: { purchaseOrderId } }),
  submit: ({ purchaseOrderId }) => ({ params: { purchaseOrderId }, body: {} }),
  approve: ({ purchaseOrderId }) => ({ params: { purchaseOrderId }, body: {} }),
  reject: ({ purchaseOrderId }) => ({
    params: { purchaseOrderId },
    body: { reason: 'Ask for a second quote' },
  }),
  send: ({ purchaseOrderId }) => ({
    params: { purchaseOrderId },
    body: { email: 'orders@pennick.example' },
  }),
  acknowledge: ({ purchaseOrderId }) => ({
    params: { purchaseOrderId },
    body: { acknowledgedBy: 'Dawn Pennick' },
  }),
  hold: ({ purchaseOrderId }) => ({
    params: { purchaseOrderId },
    body: { reason: 'Crane is down' },
  }),
  release: ({ purchaseOrderId }) => ({ params: { purchaseOrderId } }),
  close: ({ purchaseOrderId }) => ({
    params: { purchaseOrderId },
    body: { reason: 'Enough came' },
  }),
  cancel: ({ purchaseOrderId }) => ({
    params: { purchaseOrderId },
    body: { reason: 'Redesigned in steel' },
  }),
  listRevisions: ({ purchaseOrderId }) => ({ params: { purchaseOrderId } }),
  revisionPdf: ({ purchaseOrderId }) => ({ params: { purchaseOrderId, revision: 0 } }),
  listComments: ({ purchaseOrderId }) => ({ params: { purchaseOrderId } }),
  comment: ({ purchaseOrderId }) => ({
    params: { purchaseOrderId },
    body: { message: 'Can they come before eight?' },
  }),
  readByLink: () => ({ params: { token } }),
  acknowledgeByLink: () => ({ params: { token }, body: { acknowledgedBy: 'Dawn Pennick' } }),
};
