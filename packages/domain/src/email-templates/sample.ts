import type { TemplateData } from './language.ts';

const link = 'https://sitewright.example';

/** A sample value for every variable. */
export const sampleData: TemplateData = {
  company: { name: 'Northgate Construction' },
  sender: { name: 'Ruth Ellery', email: 'ruth.ellery@northgate.example' },
  person: { name: 'Joy Okafor' },
  supplier: { name: 'Pennick Concrete' },
  contract: { name: 'Kestrel Wharf' },
  po: {
    number: 'PO-NC-0007',
    revision: 'B',
    net: '9439.40',
    total: '11327.28',
    deliveryDate: '2026-11-19',
    deliveryAddress: 'Canal Road, Leeds LS10 1EB, gate 2',
    notes: 'Call the gate half an hour before.',
    reason: 'A thicker slab',
    link: `${link}/suppliers/orders/7`,
    items: [
      { description: 'Concrete C32/40, 30% GGBS', quantity: '48', unit: 'm³' },
      { description: 'Mesh A393', quantity: '36', unit: 'sheet' },
    ],
  },
  delivery: {
    date: '2026-11-19',
    ticketNumber: 'T-20418',
    receivedBy: 'Sam Whitlow',
    notes: 'The last wagon came without a ticket.',
    items: [
      {
        description: 'Concrete C32/40, 30% GGBS',
        ordered: '48 m³',
        received: '42 m³',
        rejected: '2 m³',
        reason: 'too wet',
        missing: '8 m³',
      },
    ],
  },
  hire: {
    machine: '13 t excavator',
    number: 'TPH-4471',
    supplier: 'Tarn Plant Hire',
    site: 'Kestrel Wharf, Canal Road, Leeds, LS10 1EB',
    from: 'Thursday 19 November 2026 at 16:30:05 GMT',
    offHireNumber: 'OH-0042',
    chargedUntil: 'Monday 30 November 2026 (7 working days)',
  },
  certificates: [
    {
      what: '13 t excavator',
      type: 'LOLER',
      number: 'LR-2291',
      contract: 'Kestrel Wharf',
      ends: '2026-12-04',
      when: 'expires in 7 days',
      link: `${link}/project/kestrel-wharf?tab=files&certificates=true`,
    },
  ],
  diary: {
    author: 'Joy Okafor',
    day: 'Thursday, 19 November 2026',
    summary: 'Slab poured between grids 4 and 7. Two wagons late.',
    link: `${link}/project/kestrel-wharf?date=2026-11-19`,
  },
  notices: [
    {
      title: 'An order is awaiting your approval',
      message: 'PO-NC-0007, Pennick Concrete, £9,439.40 net',
      contract: 'Kestrel Wharf',
      link: `${link}/suppliers/orders/7`,
    },
  ],
  digest: { date: '2026-11-19', count: '3 items' },
  settings: { link: `${link}/settings` },
  wellbeing: { link: `${link}/wellbeing` },
  invite: {
    how: 'Open the link within 7 days to accept:',
    link: `${link}/auth?admin=true&tab=register&invitation=…`,
  },
  confirm: { link: `${link}/confirm-email` },
  account: {
    link: `${link}/auth`,
    email: 'joy.okafor@northgate.example',
    change: 'Two-factor sign-in was turned on, and all your other devices were signed out.',
  },
  request: {
    name: 'Cy Fox',
    email: 'cy.fox@groundworks.example',
    company: 'Fox Groundworks',
    role: 'Foreman',
    message: 'We dig for you at Kestrel Wharf.',
    reason: 'We do not know your company.',
  },
  reset: { title: 'Account Access Code', code: 'H7KM-2QXD' },
};
