import { digging, general, hauling } from './common-works.ts';
import {
  dockCages,
  dockShutters,
  ductTrenches,
  padBackfill,
  padCages,
  padDigs,
  padShutters,
  platform,
  trimming,
} from './ground-works.ts';
import {
  fuel,
  gang,
  partsOf,
  pourGang,
  pours,
  type SitePlan,
  supply,
  weekly,
} from './site-plan.ts';

const pads = ['pads 1 to 8', 'pads 9 to 16', 'pads 17 to 24'];
const dock = ['the pit base', 'the north wall', 'the south wall', 'the ramp walls'].map(
  (part) => `${part} of the dock`,
);
const office = ['bays 1 and 2', 'bays 3 and 4', 'bay 5'].map(
  (part) => `${part} of the office slab`,
);

/** A warehouse whose frame had begun when the client stopped the work. */
// biome-ignore format: a programme is read by its columns
export const farrierPlan: SitePlan = {
  slug: 'farrier-row-unit-4',
  manager: 'Stuart Pell',
  supervisor: 'Dale Hobson',
  starts: -96,
  until: -24,
  isNeverEmpty: true,
  gangs: [
    gang('Dunmore Civils', 'Groundworker', 7, 21, 0.85, [-94, -92], trimming(['the west half'], 900)),
    gang('Dunmore Civils', 'Groundworker', 7, 21, 0.85, [-91, -62], [...padDigs(pads), ...platform(['the west half', 'the east half'], 980)]),
    gang('Dunmore Civils', 'Groundworker', 7, 21, 0.85, [-61, -50], platform(['the dock', 'the office'], 560)),
    gang('Dunmore Civils', 'Groundworker', 7, 21, 0.85, [-49, -24], [...padBackfill(pads), ...ductTrenches(['the service yard', 'the car park'])]),
    gang('Harkness Formwork', 'Carpenter', 5, 24.5, 0.8, [-86, -53], padShutters(pads)),
    gang('Harkness Formwork', 'Carpenter', 6, 24.5, 0.9, [-52, -25], dockShutters(dock, [24, 130, 130, 130], office)),
    gang('Bower Steelfixing', 'Steel fixer', 5, 23.5, 0.5, [-86, -57], padCages(pads)),
    gang('Bower Steelfixing', 'Steel fixer', 5, 23.5, 0.45, [-56, -28], dockCages(dock, [12, 22, 22, 22], office)),
    pourGang('Aire Concrete', 5, 23, [-90, -24]),
    gang('Northgate Construction', 'Site operative', 2, 17.4, 0.6, [-95, -24], general(['the east gate', ...pads])),
  ],
  packages: [
    { firm: 'Hallam Piling', does: 'Ground improvement', people: 5, days: [-90, -66], pounds: 142_300 },
    { firm: 'Craven Surfacing', does: 'Estate road and attenuation tank', people: 6, days: [-80, -26], pounds: 74_600 },
    { firm: 'Harrow Steel', does: 'Steel erection', people: 5, days: [-46, -25], pounds: 43_900 },
  ],
  supplies: [
    { ...supply('platform', 17, [-94, -66], ['AGG-0002', 183]), supplier: 'Wensley Aggregates' },
    pours([-82, -57], ['CON-0002', 24], partsOf(pads, 'the first half of', 'the second half of')),
    pours([-44, -27], ['CON-0002', 20], dock),
    pours([-42, -29], ['CON-0002', 38], office),
    supply('pads', 3, [-86, -72], ['REB-0006', 3], ['REB-0007', 2.6]),
    supply('dock walls', 2, [-58, -45], ['REB-0006', 2.3], ['REB-0007', 2]),
    supply('the office slab', 3, [-58, -44], ['REB-0003', 19]),
    supply('pads', 1, [-88, -88], ['STL-0002', 96]),
    supply('portal frame', 5, [-48, -26], ['STL-0001', 21.5]),
  ],
  plantOrders: [
    weekly('Wharfe Cabins', 'Offices, canteen and drying room', '780.00', -95, 30),
    weekly('Aire Falsework', 'Panels for the dock walls', '960.00', -82, -28),
    weekly('Ridgeway Lifting', 'Crane for the frame, 50 t, with operator', '4350.00', -48, -26),
    fuel(1884, -92, -24),
  ],
  machines: [
    { name: '22 t excavator', does: digging(pads, [50, 90]), days: [-94, -60] },
    { name: '22 t excavator', does: digging(['the service yard', 'the car park'], [50, 90]), days: [-59, -24] },
    { name: '9 t dumper', does: hauling(['the service yard', ...pads.slice(1), 'the car park']) },
  ],
  staff: 86_000,
  running: 28_000,
  electricity: 2_450,
  fees: 27_000,
  held: { staff: 6_200, guards: 3_100 },
};
