import type { DeliveryDraft, DeliveryLineDraft } from './delivery.ts';

/** So much of one line, all of it good unless it says otherwise. */
export const aDeliveryLineDraft = (
  purchaseOrderItemId: number,
  received: string,
  over: Partial<DeliveryLineDraft> = {},
): DeliveryLineDraft => ({ purchaseOrderItemId, received, ...over });

export const aDeliveryDraft = (
  items: DeliveryLineDraft[],
  over: Partial<DeliveryDraft> = {},
): DeliveryDraft => ({ date: '2026-03-02', ticketNumber: 'T-4711', items, ...over });
