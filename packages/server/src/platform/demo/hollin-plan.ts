import {
  brickwork,
  fanTakenDown,
  general,
  lifting,
  powering,
  scaffolding,
  striking,
} from './common-works.ts';
import { fittedFurniture, secondFix } from './finishing-works.ts';
import { padBackfill, padDigs } from './ground-works.ts';
import {
  fuel,
  gang,
  partsOf,
  pourGang,
  pours,
  type SitePlan,
  sidesOf,
  supply,
  weekly,
} from './site-plan.ts';
import { floors, makingGood, yardSlabs } from './slab-works.ts';

const rooms = ['classroom 1', 'classroom 2', 'classroom 3', 'classroom 4', 'the hall'];
const lifts = ['lift 1', 'lift 2', 'lift 3', 'the hall'];
const struckSides = sidesOf(['the hall', 'lift 3', 'lift 2']);
/** Below the fan that protects the path to the school. */
const schoolSides = ['the south side of lift 2', 'the west side of lift 2'];
const floorsOfRooms = rooms.map((room) => `the floor of ${room}`);
const yards = ['bay 1', 'bay 2', 'bay 3'].map((bay) => `${bay} of the playground slab`);
/** Under each room. */
const pads = [6, 6, 6, 6, 10];

/** Four classrooms and a hall on a steel frame, next to a school that is open. */
// biome-ignore format: a programme is read by its columns
export const hollinPlan: SitePlan = {
  slug: 'hollin-lane-primary',
  manager: 'Beverley Ackroyd',
  supervisor: 'Imran Dar',
  starts: -310,
  until: -1,
  gangs: [
    gang('Aire Concrete', 'Concrete finisher', 6, 23, 0.42, [-300, -264], padDigs(rooms, pads)),
    gang('Aire Concrete', 'Concrete finisher', 6, 23, 0.42, [-263, -240], padBackfill(rooms, pads)),
    gang('Aire Concrete', 'Concrete finisher', 6, 23, 0.5, [-206, -124], floors(floorsOfRooms, [190, 190, 190, 190, 310])),
    gang('Aire Concrete', 'Concrete finisher', 6, 23, 0.32, [-60, -1], [...yardSlabs(yards, 100), ...makingGood(rooms, [180, 180, 180, 180, 310], ['the hall forecourt'])]),
    pourGang('Aire Concrete', 6, 23, [-300, -1]),
    gang('Stanside Masonry', 'Bricklayer', 7, 25.5, 0.65, [-182, -96], brickwork(rooms, { facing: 180, blocks: 190 })),
    gang('Pennine Scaffolding', 'Scaffolder', 4, 25.75, 0.4, [-236, -112], scaffolding(lifts, 120)),
    gang('Pennine Scaffolding', 'Scaffolder', 4, 25.75, 0.42, [-74, -1], [...fanTakenDown(struckSides, schoolSides, 24), ...striking(struckSides, 30)]),
    gang('Ridgeway Timber Frame', 'Joiner', 5, 24.8, 0.45, [-104, -1], [...secondFix(rooms, [7, 7, 7, 7, 15]), ...fittedFurniture(rooms)]),
    gang('Northgate Construction', 'Site operative', 3, 17.4, 0.45, [-308, -1], general(['the school gate', ...rooms])),
  ],
  packages: [
    { firm: 'Harrow Steel', does: 'Steel erection', people: 5, days: [-238, -176], pounds: 87_600 },
    { firm: 'Pennine Scaffolding', does: 'Scaffold hire', people: 4, days: [-236, -1], ends: 12, pounds: 19_400 },
    { firm: 'Wharfe Roofing', does: 'Roof and rooflights', people: 4, days: [-172, -88], pounds: 141_700 },
    { firm: 'Calder Mechanical', does: 'Heating and ventilation', people: 4, days: [-158, -2], ends: 70, pounds: 213_200 },
    { firm: 'Holme Electrical', does: 'Electrical services', people: 4, days: [-150, -3], ends: 70, pounds: 168_400 },
    { firm: 'Keld Drylining', does: 'Partitions and ceilings', people: 5, days: [-116, -6], ends: 50, pounds: 117_800 },
    { firm: 'Airedale Glazing', does: 'Curtain walling and window fixing', people: 3, days: [-126, -70], pounds: 48_900 },
    { firm: 'Beck Flooring', does: 'Screeds', people: 3, days: [-60, -8], ends: 20, pounds: 27_400 },
  ],
  supplies: [
    { ...supply('sub-base', 5, [-304, -200], ['AGG-0001', 168]), supplier: 'Wensley Aggregates' },
    pours([-290, -252], ['CON-0004', 28], partsOf(rooms, 'pads and ground beams at')),
    pours([-196, -148], ['CON-0004', 32], floorsOfRooms.slice(0, 4)),
    pours([-138, -130], ['CON-0004', 26], partsOf(floorsOfRooms.slice(4), 'bay 1 of', 'bay 2 of')),
    pours([-44, -24], ['CON-0004', 18], yards.slice(0, 2)),
    pours([3, 3], ['CON-0004', 18], yards.slice(2)),
    supply('floor bays', 4, [-210, -156], ['REB-0004', 26]),
    supply('yard bays', 2, [-62, -30], ['REB-0004', 20]),
    supply('pads and beams', 4, [-298, -262], ['REB-0006', 2], ['REB-0007', 1.8]),
    supply('frame', 6, [-242, -184], ['STL-0001', 10.4]),
    supply('outer leaf', 8, [-185, -104], ['BRK-0001', 7000], ['BRK-0008', 520]),
    supply('inner leaf', 6, [-186, -106], ['BRK-0005', 1690]),
    supply('the mortar silo', 4, [-186, -112], ['CEM-0004', 21]),
    supply('openings', 2, [-176, -130], ['BRK-0007', 48]),
    supply('roof', 3, [-174, -100], ['ROF-0002', 360]),
    supply('windows', 4, [-132, -76], ['WIN-0001', 20]),
    supply('walls and floors', 5, [-190, -40], ['INS-0001', 160]),
    supply('partitions', 5, [-118, 8], ['DRY-0001', 330], ['DRY-0004', 210], ['DRY-0003', 60], ['DRY-0005', 100]),
    supply('the hall and classrooms', 2, [-106, -52], ['JOI-0002', 22], ['TIM-0008', 22]),
    supply('the classrooms', 3, [-44, -6], ['FLR-0001', 255]),
  ],
  plantOrders: [
    weekly('Wharfe Cabins', 'Offices, canteen and separate gate', '860.00', -306, 100),
    weekly('Ridgeway Lifting', 'Crane for the frame, 40 t, with operator', '3480.00', -240, -176),
    weekly('Tarn Plant Hire', 'Telehandler', '410.00', -296, -97),
    fuel(694, -98, 40),
  ],
  machines: [
    { name: '2.5 t forklift', does: lifting(rooms), days: [-96, -1] },
    { name: '100 kVA generator', does: powering(['the drying out', 'the hall']), by: 'fuelled by us' },
  ],
  staff: 214_000,
  running: 52_000,
  fees: 46_000,
};
