import { general, scaffolding, stonework, striking } from './common-works.ts';
import { gang, type SitePlan, supply, weekly } from './site-plan.ts';

const faces = [
  'the west face',
  'the south face',
  'the east face',
  'the north face',
  'the belfry',
  'the parapet',
];

const lifts = ['lifts 1 and 2', 'lifts 3 and 4', 'lifts 5 and 6', 'lifts 7 and 8', 'the parapet'];

/** A church tower, repaired and handed over; its final account is agreed. */
// biome-ignore format: a programme is read by its columns
export const oswinPlan: SitePlan = {
  slug: 'st-oswins-tower-repairs',
  manager: 'Frances Lunn',
  supervisor: 'Ted Garside',
  starts: -318,
  until: -102,
  isHandedOver: true,
  isNeverEmpty: true,
  gangs: [
    gang('Moor Stone', 'Stonemason', 5, 28.5, 0.76, [-306, -117], stonework(faces)),
    gang('Pennine Scaffolding', 'Scaffolder', 3, 25.75, 1, [-316, -297], scaffolding(lifts, 18)),
    gang('Pennine Scaffolding', 'Scaffolder', 4, 25.75, 1, [-116, -102], striking(lifts.toReversed(), 18)),
    gang('Northgate Construction', 'Site operative', 2, 17.4, 0.28, [-316, -102], general(['the churchyard', 'the tower door'])),
  ],
  packages: [
    { firm: 'Pennine Scaffolding', does: 'Tower scaffold, hire and design', people: 5, days: [-317, -102], pounds: 66_400 },
    { firm: 'Beacon Steeplejacks', does: 'Lightning protection', people: 2, days: [-140, -118], pounds: 18_650 },
    { firm: 'Ridgeway Timber Frame', does: 'Belfry louvres and floor', people: 3, days: [-176, -124], pounds: 15_400 },
  ],
  supplies: [
    supply('indents', 6, [-308, -130], ['STN-0001', 2.2]),
    supply('pointing', 2, [-304, -180], ['STN-0002', 62]),
    { ...supply('lime mortar', 2, [-302, -178], ['AGG-0003', 5.5]), supplier: 'Cadeby Stone' },
    supply('parapet gutters', 2, [-190, -126], ['STN-0003', 1.1]),
    supply('belfry louvres', 1, [-150, -140], ['TIM-0003', 420]),
    supply('pins and dowels', 1, [-300, -290], ['FIX-0001', 900]),
  ],
  plantOrders: [
    weekly('Ridgeway Lifting', 'Scaffold hoist', '265.00', -308, -104),
    weekly('Wharfe Cabins', 'Welfare unit', '95.00', -316, -102),
  ],
  machines: [],
  staff: 27_500,
  running: 9_800,
  fees: 9_200,
  control: {
    body: 'Elmet Structural Engineers',
    fee: 'Inspections by a conservation-accredited engineer',
  },
};
