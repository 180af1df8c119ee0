import {
  beamsStripped,
  capCages,
  capShutters,
  drainRuns,
  pileCaps,
  wallCages,
  wallPanels,
} from './cap-works.ts';
import { brickwork, digging, externals, general, hauling, lifting } from './common-works.ts';
import { bays, formwork, steelfixing } from './frame-works.ts';
import { enabling, slabMats } from './ground-works.ts';
import {
  fuel,
  gang,
  partsOf,
  pourGang,
  pours,
  type SitePlan,
  type Supply,
  supply,
  weekly,
} from './site-plan.ts';
import { work } from './work.ts';

const floors = ['ground floor', ...[1, 2, 3, 4, 5, 6, 7].map((level) => `level ${level}`)];
export const levels = [...floors, 'roof level'];
/** Floors where the props are out. */
const struckFloors = floors.slice(0, 7);
const capAreas = ['the core', 'grid A', 'grid D', 'the ramp'];

const carParkWalls = ['the walls of the car park'];
const carPark = bays.slice(0, 3).map((part) => `${part} of the car-park slab`);

/** The day on which the ground floor is first decked, and the days that each level takes. */
const [firstDeck, cycle] = [-185, 22];
const roofDone = firstDeck + levels.length * cycle;

/** The slab of a level in five pours, then the walls and columns on it; the roof has none. */
const poursOfLevel = (level: string, place: number): Supply[] => {
  const deck = firstDeck + place * cycle;
  const slab = bays.map((bay) => `${bay} of the slab, ${level}`);
  const walls = [`core A and columns, ${level}`, `core B and lift shaft, ${level}`];
  const slabPours = pours([deck + 9, deck + 16], ['CON-0004', 21], slab);
  if (level === 'roof level') return [slabPours];
  return [slabPours, pours([deck + 21, deck + 24], ['CON-0004', 16], walls)];
};

/** Eight storeys in concrete: the roof is being decked, fit-out has begun below. */
// biome-ignore format: a programme is read by its columns
export const kestrelPlan: SitePlan = {
  slug: 'kestrel-wharf-block-c',
  manager: 'Joy Okafor',
  supervisor: 'Sam Whitlow',
  starts: -268,
  until: -1,
  gangs: [
    gang('Dunmore Civils', 'Groundworker', 6, 21, 0.85, [-266, -244], enabling(['the west half', 'the east half'], 740)),
    gang('Dunmore Civils', 'Groundworker', 7, 21, 1, [-243, -203], pileCaps(capAreas)),
    gang('Dunmore Civils', 'Groundworker', 7, 21, 1, [-200, -157], [...beamsStripped(['the ramp']), ...drainRuns(['MH1 to MH3', 'MH4 to MH6'], [104, 104], [14, 14])]),
    gang('Dunmore Civils', 'Groundworker', 6, 21, 0.85, [-76, -1], [...drainRuns(['the tank', 'run 3', 'run 4'], [72, 96, 96], [5, 5, 5]), ...externals(['the canal side', 'the car park ramp', 'Canal Road'])]),
    gang('Bower Steelfixing', 'Steel fixer', 5, 23.5, 0.6, [-244, -200], capCages(capAreas)),
    gang('Bower Steelfixing', 'Steel fixer', 5, 23.5, 0.5, [-207, -189], [...slabMats(carPark, 130), ...wallCages(carParkWalls, 33)]),
    gang('Bower Steelfixing', 'Steel fixer', 6, 23.5, 0.15, [firstDeck, roofDone], steelfixing(levels)),
    gang('Harkness Formwork', 'Carpenter', 5, 24.5, 0.75, [-241, -200], capShutters(capAreas)),
    gang('Harkness Formwork', 'Carpenter', 5, 24.5, 0.7, [-204, -187], wallPanels(carParkWalls, 186)),
    gang('Harkness Formwork', 'Carpenter', 9, 24.5, 0.6, [firstDeck, roofDone], formwork(levels)),
    pourGang('Aire Concrete', 6, 23, [-240, 30]),
    gang('Stanside Masonry', 'Bricklayer', 7, 25.5, 0.58, [-72, -1], brickwork(floors.slice(0, 4), { facing: 150, blocks: 160 })),
    gang('Northgate Construction', 'Site operative', 4, 17.4, 0.62, [-266, -1], general(['the gate', 'the gate', 'the cabins', 'the cabins', 'the car park', ...struckFloors])),
    gang('Nidd Valley Labour', 'Labourer', 4, 19.8, 0.24, [-200, -1], general(['the car park', 'the car park', ...struckFloors])),
  ],
  packages: [
    { firm: 'Hallam Piling', does: 'CFA piles', people: 6, days: [-258, -214], pounds: 298_400 },
    { firm: 'Pennine Scaffolding', does: 'Scaffold', people: 4, days: [-190, -1], ends: 110, pounds: 104_600 },
    { firm: 'Calder Mechanical', does: 'Mechanical services', people: 5, days: [-150, -1], ends: 140, pounds: 371_900 },
    { firm: 'Holme Electrical', does: 'Electrical services', people: 4, days: [-140, -1], ends: 140, pounds: 268_300 },
    { firm: 'Keld Drylining', does: 'Partitions and ceilings', people: 7, days: [-86, -1], ends: 120, pounds: 147_800 },
    { firm: 'Airedale Glazing', does: 'Balcony doors and window fixing', people: 3, days: [-72, -1], ends: 70, pounds: 84_200 },
    { firm: 'Swale Lifts', does: 'Lift design and deposit', people: 1, days: [-60, -32], pounds: 31_500 },
    { firm: 'Wharfe Roofing', does: 'Podium roof', people: 4, days: [-44, -5], pounds: 62_700 },
  ],
  supplies: [
    { ...supply('piling mat', 8, [-266, -250], ['AGG-0002', 186]), supplier: 'Wensley Aggregates' },
    { ...supply('sub-base', 5, [-229, -203], ['AGG-0001', 160]), supplier: 'Wensley Aggregates' },
    { ...supply('sub-base', 5, [-77, -20], ['AGG-0001', 160]), supplier: 'Wensley Aggregates' },
    { ...supply('pipe bed', 2, [-202, -182], ['AGG-0005', 62]), supplier: 'Wensley Aggregates' },
    { ...supply('pipe bed', 3, [-77, -40], ['AGG-0005', 52]), supplier: 'Wensley Aggregates' },
    pours([-232, -200], ['CON-0003', 42], partsOf(capAreas, 'pile caps at', 'ground beams at')),
    pours([-197, -187], ['CON-0004', 28], [...carPark, ...carParkWalls]),
    ...levels.flatMap(poursOfLevel),
    supply('slabs and walls', 15, [-246, -16], ['REB-0006', 6.6], ['REB-0007', 7.1]),
    supply('slabs', 6, [-224, -20], ['REB-0004', 82]),
    supply('shutters', 6, [-243, -40], ['TIM-0006', 150], ['TIM-0002', 900]),
    supply('stairs 1 and 2', 8, [-158, -8], ['PRE-0001', 2]),
    supply('outer leaf', 12, [-81, 64], ['BRK-0001', 5800], ['BRK-0008', 430]),
    supply('inner leaf', 12, [-82, 64], ['BRK-0005', 1040]),
    supply('the mortar silo', 4, [-78, 12], ['CEM-0004', 22]),
    supply('openings', 2, [-70, -34], ['BRK-0007', 35]),
    supply('cavity', 6, [-74, 20], ['INS-0002', 56]),
    supply('the flats', 8, [-70, 50], ['WIN-0001', 26]),
    supply('the flats', 9, [-76, 70], ['DRY-0001', 560], ['DRY-0004', 470], ['DRY-0002', 150], ['DRY-0003', 120], ['DRY-0005', 140]),
    supply('the flats', 6, [-74, 50], ['INS-0003', 150]),
    supply('the flats', 6, [-34, 80], ['JOI-0001', 8]),
    supply('the flats', 4, [-44, 60], ['JOI-0002', 46], ['TIM-0008', 46]),
    { ...supply('balcony frames', 4, [-96, -20], ['STL-0001', 6.4]), supplier: 'Aire Steel Stockholders' },
    supply('the flats', 6, [-50, 60], ['PLB-0002', 11]),
    { ...supply('drainage', 2, [-202, -182], ['DRN-0002', 20]), supplier: 'Tadcaster Building Supplies' },
    { ...supply('drainage', 3, [-78, -36], ['DRN-0002', 17]), supplier: 'Tadcaster Building Supplies' },
  ],
  plantOrders: [
    weekly('Ridgeway Lifting', 'Tower crane TC1 with operator', '3650.00', -236, 60),
    weekly('Ridgeway Lifting', 'Passenger and goods hoist', '1150.00', -140, 60),
    weekly('Aire Falsework', 'Slab falsework, panels and edge protection', '3280.00', -234, 40),
    weekly('Aire Falsework', 'Edge protection and loading bays', '1435.00', -228, 40),
    weekly('Calder Plant Hire', 'Mast climbers, two', '960.00', -112, 50),
    weekly('Wharfe Cabins', 'Offices, canteen and drying room', '1240.00', -266, 90),
    weekly('Tarn Plant Hire', 'Electric telehandler and two electric dumpers', '1120.00', -262, -105),
    { supplier: 'Pennick Concrete', what: 'Concrete pump, 36 m boom, with operator', unit: 'visit', unitPrice: '785.00', quantity: 7, days: [-240, -41] },
    fuel(1265, -262, -190),
    fuel(1200, -108, 50),
  ],
  machines: [
    { name: '21 t excavator', does: digging(['grid A', 'grid D', 'the ramp'], [60, 110]), days: [-264, -196] },
    { name: '14 m telehandler', does: lifting(['the loading bay', 'level 1', 'level 2', 'level 3']), days: [-104, -14] },
    { name: '13 t excavator', does: digging(['run 3', 'run 4'], [26, 40]), days: [-34, -1] },
    { name: '60 t crane', does: [work('Lifted balcony frames, out of reach of TC1, at', ['the podium'], ['canal side', 'gable'], [6, 10, 'frames'], 'exclusion zone kept')] },
    { name: '17 m telehandler', does: lifting(['level 3', 'level 4']), days: [-13, -1] },
    { name: '6 t dumper', does: hauling(['run 3', 'run 4']), days: [-27, -1] },
  ],
  staff: 338_000,
  running: 121_000,
  fees: 74_000,
  control: { body: 'Building Safety Regulator', fee: 'Building control, higher-risk building' },
};
