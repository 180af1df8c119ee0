import type { deliveriesApi } from '@sitewright/domain/deliveries/api';
import { aDeliveryDraft, aDeliveryLineDraft } from '@sitewright/domain/deliveries/delivery.fixture';
import { aPicture } from '../testing/a-picture.ts';
import type { Samples } from '../testing/world.ts';

export const samples: Samples<typeof deliveriesApi> = {
  list: ({ purchaseOrderId }) => ({ params: { purchaseOrderId } }),
  listOfProject: ({ projectId }) => ({ params: { projectId }, query: {} }),
  receive: ({ purchaseOrderId, purchaseOrderItemId }) => ({
    params: { purchaseOrderId },
    body: aDeliveryDraft([aDeliveryLineDraft(purchaseOrderItemId, '12')]),
  }),
  addPhoto: ({ deliveryId }) => ({ params: { deliveryId }, query: {}, file: aPicture() }),
  returnGoods: ({ deliveryId, deliveryItemId }) => ({
    params: { deliveryId },
    body: { deliveryItemId, quantity: '1', rejectionReason: 'damaged' },
  }),
  reverse: ({ deliveryId }) => ({
    params: { deliveryId },
    body: { reason: 'Entered on the wrong order' },
  }),
};
