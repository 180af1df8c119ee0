import { dockCages, dockShutters, padCages, padFoundations, padShutters } from './ground-works.ts';
import { fuel, gang, type SitePlan, supply, weekly } from './site-plan.ts';
import { digging, general, hauling } from './works.ts';

const pads = ['pads 1 to 8', 'pads 9 to 16', 'pads 17 to 24'];
const dock = ['the dock', 'the office slab'];

/** A warehouse whose frame had begun when the client stopped the work. */
// biome-ignore format: a programme is read by its columns
export const farrierPlan: SitePlan = {
  slug: 'farrier-row-unit-4',
  until: -24,
  gangs: [
    gang('Dunmore Civils', 'Groundworker', 7, 21, 0.85, [-95, -24], padFoundations([...pads, 'the office'])),
    gang('Harkness Formwork', 'Carpenter', 5, 24.5, 0.55, [-84, -52], padShutters(pads)),
    gang('Harkness Formwork', 'Carpenter', 5, 24.5, 0.55, [-51, -26], dockShutters(dock)),
    gang('Bower Steelfixing', 'Steel fixer', 5, 23.5, 0.45, [-86, -54], padCages(pads)),
    gang('Bower Steelfixing', 'Steel fixer', 5, 23.5, 0.45, [-53, -28], dockCages(dock)),
    gang('Northgate Construction', 'Site operative', 2, 17.4, 0.6, [-95, -24], general(['the east gate', ...pads])),
  ],
  packages: [
    { firm: 'Hallam Piling', does: 'Ground improvement', people: 5, days: [-90, -66], pounds: 142_300 },
    { firm: 'Craven Surfacing', does: 'Sewers and service yard', people: 6, days: [-80, -26], pounds: 167_800 },
    { firm: 'Harrow Steel', does: 'Steel erection', people: 5, days: [-46, -25], pounds: 81_600 },
  ],
  supplies: [
    { ...supply('platform', 17, [-92, -50], ['AGG-0002', 186]), supplier: 'Wensley Aggregates' },
    supply('pads and dock walls', 15, [-82, -30], ['CON-0002', 56]),
    supply('pads and dock walls', 4, [-86, -34], ['REB-0006', 6.2], ['REB-0007', 5.4]),
    supply('pads', 2, [-80, -60], ['STL-0002', 96]),
    supply('portal frame', 4, [-48, -26], ['STL-0001', 21.5]),
  ],
  plantOrders: [
    weekly('Wharfe Cabins', 'Offices, canteen and drying room', '780.00', -95, 30),
    weekly('Aire Falsework', 'Panels for the dock walls', '960.00', -82, -28),
    weekly('Ridgeway Lifting', 'Crane for the frame, 50 t, with operator', '4350.00', -48, -26),
    fuel(950, -92, -26),
  ],
  machines: [
    { name: '22 t excavator', does: digging(pads) },
    { name: '9 t dumper', does: hauling(pads) },
  ],
  staff: 86_000,
  running: 34_000,
  fees: 61_000,
  held: { staff: 6_200, guards: 3_100 },
};
