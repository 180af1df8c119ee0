import { enabling, pileCaps } from './ground-works.ts';
import { fuel, gang, type SitePlan, supply, weekly } from './site-plan.ts';
import {
  brickwork,
  digging,
  drainage,
  formwork,
  general,
  hauling,
  lifting,
  steelfixing,
} from './works.ts';

const levels = ['ground floor', ...[1, 2, 3, 4, 5].map((level) => `level ${level}`)];
const runs = ['MH1 to MH3', 'MH4 to MH6', 'the tank', 'run 3', 'run 4'];

/** Eight storeys in concrete: five slabs are poured, fit-out has begun below. */
// biome-ignore format: a programme is read by its columns
export const kestrelPlan: SitePlan = {
  slug: 'kestrel-wharf-block-c',
  until: -1,
  gangs: [
    gang('Dunmore Civils', 'Groundworker', 6, 21, 0.85, [-266, -241], enabling(['the west half', 'the east half'])),
    gang('Dunmore Civils', 'Groundworker', 6, 21, 0.85, [-240, -150], [...pileCaps(['the core', 'grid A', 'grid D', 'the ramp']), ...drainage(runs)]),
    gang('Dunmore Civils', 'Groundworker', 6, 21, 0.5, [-149, -1], drainage(runs)),
    gang('Bower Steelfixing', 'Steel fixer', 8, 23.5, 0.72, [-238, 37], steelfixing(levels)),
    gang('Harkness Formwork', 'Carpenter', 9, 24.5, 0.86, [-236, 22], formwork(levels)),
    gang('Stanside Masonry', 'Bricklayer', 7, 25.5, 0.62, [-112, -1], brickwork(levels.slice(0, 4))),
    gang('Northgate Construction', 'Site operative', 4, 17.4, 0.62, [-266, -1], general(['the gate', 'the cabins', ...levels])),
    gang('Nidd Valley Labour', 'Labourer', 4, 19.8, 0.24, [-200, -1], general(levels)),
  ],
  packages: [
    { firm: 'Hallam Piling', does: 'CFA piles', people: 6, days: [-258, -214], pounds: 298_400 },
    { firm: 'Pennine Scaffolding', does: 'Scaffold', people: 4, days: [-190, -1], ends: 110, pounds: 104_600 },
    { firm: 'Calder Mechanical', does: 'Mechanical services', people: 5, days: [-150, -1], ends: 140, pounds: 371_900 },
    { firm: 'Holme Electrical', does: 'Electrical services', people: 4, days: [-140, -1], ends: 140, pounds: 268_300 },
    { firm: 'Keld Drylining', does: 'Partitions and ceilings', people: 7, days: [-86, -1], ends: 120, pounds: 147_800 },
    { firm: 'Airedale Glazing', does: 'Window fixing', people: 3, days: [-72, -1], ends: 70, pounds: 84_200 },
    { firm: 'Swale Lifts', does: 'Lift design and deposit', people: 1, days: [-60, -32], pounds: 31_500 },
    { firm: 'Wharfe Roofing', does: 'Podium roof', people: 4, days: [-44, -5], pounds: 62_700 },
  ],
  supplies: [
    { ...supply('piling mat', 8, [-264, -250], ['AGG-0002', 186]), supplier: 'Wensley Aggregates' },
    { ...supply('sub-base', 10, [-238, -90], ['AGG-0001', 186]), supplier: 'Wensley Aggregates' },
    supply('pile caps and ground beams', 8, [-236, -200], ['CON-0003', 54]),
    supply('slabs and walls', 40, [-212, -14], ['CON-0004', 56]),
    supply('slabs and walls', 15, [-222, -16], ['REB-0006', 7.6], ['REB-0007', 8.2]),
    supply('slabs', 6, [-208, -20], ['REB-0004', 82]),
    supply('shutters', 6, [-232, -40], ['TIM-0006', 150], ['TIM-0002', 900]),
    supply('stairs 1 and 2', 6, [-196, -30], ['PRE-0001', 2]),
    supply('outer leaf', 11, [-116, 40], ['BRK-0001', 9000], ['BRK-0008', 2500]),
    supply('inner leaf', 8, [-118, 10], ['BRK-0005', 2700]),
    supply('cavity', 6, [-110, 20], ['INS-0002', 190]),
    supply('the flats', 9, [-84, 30], ['WIN-0001', 26]),
    supply('the flats', 9, [-82, 25], ['DRY-0001', 620], ['DRY-0004', 520], ['DRY-0002', 160]),
    supply('the flats', 4, [-78, -8], ['INS-0003', 210]),
    supply('the flats', 6, [-48, 50], ['JOI-0001', 8]),
    supply('the flats', 4, [-52, 20], ['JOI-0002', 46]),
    supply('the flats', 4, [-56, 15], ['PLB-0002', 16]),
    { ...supply('drainage', 4, [-240, -60], ['DRN-0002', 62]), supplier: 'Tadcaster Building Supplies' },
  ],
  plantOrders: [
    weekly('Ridgeway Lifting', 'Tower crane TC1 with operator', '3650.00', -236, 60),
    weekly('Ridgeway Lifting', 'Passenger and goods hoist', '1150.00', -140, 60),
    weekly('Aire Falsework', 'Slab falsework, panels and edge protection', '3280.00', -234, 40),
    weekly('Wharfe Cabins', 'Offices, canteen and drying room', '1240.00', -266, 90),
    weekly('Tarn Plant Hire', 'Telehandler and two dumpers', '1120.00', -262, -105),
    { supplier: 'Pennick Concrete', what: 'Concrete pump, 36 m boom', unit: 'visit', unitPrice: '785.00', quantity: 4, days: [-246, 30] },
    fuel(400, -262, 60),
  ],
  machines: [
    { name: '21 t excavator', does: digging(['grid A', 'grid D', 'the ramp']) },
    { name: '14 m telehandler', does: lifting(['the loading bay', 'level 1', 'level 2']) },
    { name: '13 t excavator', does: digging(['run 3', 'run 4']) },
    { name: '60 t crane', does: lifting(['the podium']) },
    { name: '17 m telehandler', does: lifting(['level 3', 'level 4']) },
    { name: '6 t dumper', does: hauling(['run 3']) },
  ],
  staff: 338_000,
  running: 121_000,
  fees: 74_000,
  control: { body: 'Building Safety Regulator', fee: 'Building control, higher-risk building' },
};
