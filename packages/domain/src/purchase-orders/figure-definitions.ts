import type { FigureDefinitions } from '../kernel/figure-definition.ts';

const orders = 'Purchase orders';

export const orderFigureDefinitions = {
  toApprove: {
    name: 'Awaiting approval',
    formula: 'Number of orders submitted, and not yet approved or rejected',
    includes: 'New orders and revisions; the amount is their net value',
    excludes: 'Drafts, and orders already approved or rejected',
    source: orders,
  },
  toSend: {
    name: 'To be sent',
    formula: 'Number of orders raised and not yet sent, where orders need no approval',
    includes: 'New orders and revisions; the amount is their net value',
    excludes: 'Drafts and cancelled orders',
    source: orders,
  },
  toAcknowledge: {
    name: 'Awaiting acknowledgement',
    formula: 'Number of orders sent and not yet acknowledged by the supplier',
    includes: 'Orders with status Sent',
    excludes: 'Orders acknowledged, delivered in part or in full, closed or cancelled',
    source: orders,
  },
  open: {
    name: 'Open order value',
    formula: 'Net value of approved orders not yet closed − accepted deliveries',
    includes: 'Quantities not yet delivered, at the order price, on all contracts',
    excludes: 'Deliveries already accepted, plant on hire, and VAT',
    source: 'Purchase orders as last approved, and their deliveries',
  },
  overdue: {
    name: 'Overdue deliveries',
    formula: 'Number of orders not fully delivered by their delivery date',
    includes: 'Delivery dates up to yesterday, including orders delivered in part',
    excludes: 'Orders without a delivery date',
    source: 'Purchase orders and deliveries',
  },
} as const satisfies FigureDefinitions;
