import type { DemoOrder } from './demo-order.ts';

const kestrel = 'kestrel-wharf-block-c';
const quarry = 'quarry-bank-sheltered-homes';
const hollin = 'hollin-lane-primary';

/** The day of the third short load, in days from today; the supplier was then put on hold. */
export const lastShortLoad = -31;

/** Oldest first. */
export const pastOrders: readonly DemoOrder[] = [
  {
    site: kestrel,
    supplier: 'Aire Steel Stockholders',
    status: 'closed',
    raised: -88,
    due: -78,
    lines: [
      ['REB-0006', '6.4'],
      ['REB-0007', '3.25'],
      ['REB-0009', '12'],
    ],
    arrivals: [{ late: 2, received: ['6.4', '3.25', '12'] }],
  },
  {
    site: quarry,
    supplier: 'Ridgeway Timber',
    status: 'closed',
    raised: -71,
    due: -60,
    lines: [['C24 studs, 38 × 140 mm', '1800', 'm', '4.1250']],
    notes: 'FSC certificate with the ticket, please',
    arrivals: [
      { late: 0, received: ['1080'], rejected: '90' },
      { late: 6, received: ['810'] },
    ],
  },
  {
    site: quarry,
    supplier: 'Foss Aggregates',
    status: 'part_received',
    raised: -57,
    due: lastShortLoad,
    lines: [['AGG-0001', '54']],
    notes: 'Call-off for the paths',
    arrivals: [
      { late: -14, received: ['18'], rejected: '2.4', why: 'short' },
      { late: -7, received: ['18'], rejected: '3.1', why: 'short' },
      { late: 0, received: ['18'], rejected: '2.7', why: 'short' },
    ],
  },
  {
    site: quarry,
    supplier: 'Foss Aggregates',
    status: 'cancelled',
    raised: -42,
    due: -28,
    lines: [['AGG-0001', '40']],
    reason: 'Short loads on the order before; bought from Wensley Aggregates instead',
  },
  {
    site: hollin,
    supplier: 'Tadcaster Building Supplies',
    status: 'received',
    raised: -40,
    due: -31,
    lines: [['BRK-0001', '4000']],
    notes: 'Call-off for the boundary wall',
    arrivals: [{ late: 0, received: ['4000'] }],
  },
  {
    site: kestrel,
    supplier: 'Pennine Scaffolding',
    status: 'received',
    raised: -30,
    due: -23,
    costHead: 'subcontract',
    vatTreatment: 'zero',
    cisApplies: true,
    lines: [['Independent scaffold, grid 4 to 9, lifts 5 and 6', '1', 'no.', '18450.00']],
    arrivals: [{ late: 0, received: ['1'] }],
  },
  {
    site: kestrel,
    supplier: 'Aire Steel Stockholders',
    status: 'received',
    raised: -17,
    due: -13,
    lines: [['REB-0008', '0.8']],
    notes: 'Dowels for the podium joint',
    arrivals: [{ late: 0, received: ['0.8'] }],
  },
];
