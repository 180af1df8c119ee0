import type {
  CostHead,
  OrderStatus,
  VatTreatment,
} from '@sitewright/domain/purchase-orders/order-status';

/** A catalogue item, or a description with unit and price; and the quantity. */
type DemoLine =
  | readonly [sku: string, quantity: string]
  | readonly [words: string, quantity: string, unit: string, unitPrice: string];

export type DemoOrder = {
  site: string;
  /** Absent where the catalogue says who supplies it. */
  supplier?: string;
  status: OrderStatus;
  /** In days from today. */
  raised: number;
  due: number;
  lines: readonly DemoLine[];
  costHead?: CostHead;
  vatTreatment?: VatTreatment;
  cisApplies?: boolean;
  reason?: string;
  notes?: string;
  /** Comments by the approver. */
  comment?: string;
  /** Its loads: days late, what came of each line, and what of the first was sent back as damaged. */
  arrivals?: readonly { late: number; received: readonly string[]; rejected?: string }[];
};

const kestrel = 'kestrel-wharf-block-c';
const quarry = 'quarry-bank-sheltered-homes';
const hollin = 'hollin-lane-primary';

/** Two pours. */
const inTwo = (late: number, first: string, second: string): DemoOrder['arrivals'] => [
  { late, received: [first] },
  { late: late + 2, received: [second] },
];

/** Oldest first, in the order of their numbers. */
export const demoOrders: readonly DemoOrder[] = [
  {
    site: kestrel,
    supplier: 'Pennick Concrete',
    status: 'closed',
    raised: -92,
    due: -85,
    lines: [['CON-0004', '56']],
    notes: 'Call-off for the pours of the podium walls',
    arrivals: inTwo(0, '28', '28'),
  },
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
    site: kestrel,
    supplier: 'Pennick Concrete',
    status: 'received',
    raised: -49,
    due: -42,
    lines: [['CON-0004', '42']],
    notes: 'Call-off for the pours of the loading bay',
    arrivals: inTwo(0, '21', '24.6'),
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
    supplier: 'Pennick Concrete',
    status: 'received',
    raised: -19,
    due: -12,
    lines: [['CON-0004', '38']],
    notes: 'Call-off for the pours of the bin store and cycle store slabs',
    arrivals: inTwo(1, '20', '18'),
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
  {
    site: quarry,
    supplier: 'Foss Aggregates',
    status: 'cancelled',
    raised: -16,
    due: -9,
    lines: [['AGG-0001', '40']],
    reason: 'Short loads; bought from the quarry next door instead',
  },
  {
    site: kestrel,
    supplier: 'Aire Steel Stockholders',
    status: 'part_received',
    raised: -12,
    due: -3,
    lines: [
      ['REB-0006', '5.8'],
      ['REB-0004', '60'],
      ['REB-0010', '20'],
    ],
    arrivals: [{ late: 0, received: ['3.48', '60', '20'] }],
  },
  {
    site: hollin,
    supplier: 'Holme Electrical',
    status: 'sent',
    raised: -9,
    due: 12,
    costHead: 'subcontract',
    vatTreatment: 'reverse_charge20',
    cisApplies: true,
    lines: [['Second fix and fire alarm, classroom block', '1', 'no.', '32600.00']],
  },
  {
    site: kestrel,
    supplier: 'Calder Plant Hire',
    status: 'on_hold',
    raised: -8,
    due: 4,
    costHead: 'plant',
    lines: [['Mast climber, 20 m, per week', '6', 'no.', '740.00']],
    reason: 'Waiting for the façade drawings',
  },
  {
    site: kestrel,
    supplier: 'Pennick Concrete',
    status: 'sent',
    raised: -4,
    due: 3,
    lines: [
      ['CON-0004', '45'],
      ['CON-0008', '1'],
    ],
    notes: 'Pour of the roof slab starts at 07:30; first wagon at the gate by 07:15',
  },
  {
    site: quarry,
    supplier: 'Whitaker Decorators',
    status: 'approved',
    raised: -3,
    due: 9,
    costHead: 'subcontract',
    vatTreatment: 'zero',
    cisApplies: true,
    lines: [['Mist and two coats, garden room and bin stores', '1', 'no.', '7080.00']],
  },
  {
    site: quarry,
    supplier: 'Ridgeway Timber',
    status: 'rejected',
    raised: -3,
    due: 10,
    lines: [['Oak handrail, 60 mm', '140', 'm', '58.0000']],
    reason: 'Ask for ash as well: the client has not insisted on oak',
  },
  {
    site: kestrel,
    supplier: 'Pennick Concrete',
    status: 'pending',
    raised: -1,
    due: 6,
    lines: [
      ['C32/40 ready-mixed concrete, 30% GGBS', '36', 'm³', '118.5000'],
      ['CON-0008', '1'],
      ['T12 starter bars, 1.2 m, cut and bent', '160', 'no.', '1.3500'],
      ['Curing agent, 25 l', '5', 'no.', '45.0000'],
    ],
    comment: 'Same pump as last time? The 36 m boom only just reached grid 9.',
  },
  {
    site: kestrel,
    supplier: 'Aire Steel Stockholders',
    status: 'pending',
    raised: 0,
    due: 13,
    lines: [
      ['REB-0007', '48'],
      ['REB-0006', '22.5'],
    ],
  },
  {
    site: hollin,
    supplier: 'Otley Precast',
    status: 'draft',
    raised: 0,
    due: 30,
    lines: [['Precast coping, 300 mm, to the boundary wall', '64', 'no.', '21.5000']],
  },
];
