import type { FigureDefinitions } from '../kernel/figure-definition.ts';

const orders = 'Purchase orders';

export const orderFigureDefinitions = {
  toApprove: {
    name: 'Awaiting approval',
    formula: 'Number of orders submitted and not yet decided',
    includes: 'New orders and revisions; the amount is their net value',
    excludes: 'Drafts, and orders already approved or rejected',
    source: orders,
  },
  toAcknowledge: {
    name: 'Awaiting acknowledgement',
    formula: 'Number of orders sent and not yet confirmed by the supplier',
    includes: 'Orders with status Sent',
    excludes: 'Orders acknowledged, delivered in part or in full, closed or cancelled',
    source: orders,
  },
  overdue: {
    name: 'Overdue deliveries',
    formula: 'Number of orders with goods still to come after their delivery date',
    includes: 'Delivery dates up to yesterday, including orders delivered in part',
    excludes: 'Orders without a delivery date',
    source: 'Purchase orders and deliveries',
  },
} as const satisfies FigureDefinitions;
