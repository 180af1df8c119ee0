/** In the order of the life cycle; the last two are outside of it. */
export const orderStatuses = [
  'draft',
  'pending',
  'approved',
  'rejected',
  'sent',
  'acknowledged',
  'part_received',
  'received',
  'closed',
  'on_hold',
  'cancelled',
] as const;

export const costHeads = [
  'labour',
  'materials',
  'plant',
  'subcontract',
  'preliminaries',
  'other',
] as const;

/** Under the reverse charge the customer pays the VAT to HMRC, and the order's total is without it. */
export const vatTreatments = [
  'standard20',
  'reduced5',
  'zero',
  'exempt',
  'reverse_charge20',
  'reverse_charge5',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];
export type CostHead = (typeof costHeads)[number];
export type VatTreatment = (typeof vatTreatments)[number];
