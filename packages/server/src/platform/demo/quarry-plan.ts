import { kitchens, painting, secondFix } from './finishing-works.ts';
import { stripFoundations, trimming } from './ground-works.ts';
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
import { digging, drainage, footings, framing, general, lifting, outerLeaf } from './works.ts';

const plots = Array.from({ length: 12 }, (_, i) => `plots ${i * 2 + 1} and ${i * 2 + 2}`);

/** Twenty-four timber-frame homes, the last of them being painted. */
// biome-ignore format: a programme is read by its columns
export const quarryPlan: SitePlan = {
  slug: 'quarry-bank-sheltered-homes',
  manager: 'Lena Hart',
  supervisor: 'Mick Tordoff',
  starts: -402,
  until: -1,
  gangs: [
    gang('Dunmore Civils', 'Groundworker', 6, 21, 1, [-400, -396], trimming(['the compound', 'plots 1 and 2'], 480)),
    gang('Dunmore Civils', 'Groundworker', 6, 21, 1, [-395, -316], [...stripFoundations(plots), ...drainage(['the lane', 'the upper road', 'the lower road'])]),
    gang('Dunmore Civils', 'Groundworker', 4, 21, 1, [-34, -1], drainage(['the lower road', 'the gardens'])),
    gang('Ridgeway Timber Frame', 'Joiner', 8, 24.8, 0.6, [-344, -160], framing(plots)),
    gang('Ridgeway Timber Frame', 'Joiner', 6, 24.8, 0.5, [-159, -1], [...secondFix(plots, 15), ...kitchens(plots, 24)]),
    gang('Stanside Masonry', 'Bricklayer', 3, 25.5, 0.42, [-389, -315], footings(plots)),
    gang('Stanside Masonry', 'Bricklayer', 6, 25.5, 0.5, [-306, -122], outerLeaf(plots)),
    gang('Whitaker Decorators', 'Painter', 4, 19.5, 0.55, [-152, 6], painting(plots, 380)),
    pourGang('Aire Concrete', 4, 23, [-400, -306]),
    gang('Northgate Construction', 'Site operative', 3, 17.4, 0.42, [-400, -1], general(['the compound', ...plots])),
  ],
  packages: [
    { firm: 'Craven Surfacing', does: 'Roads and sewers', people: 5, days: [-396, -20], pounds: 286_400 },
    { firm: 'Pennine Scaffolding', does: 'Scaffold', people: 4, days: [-338, -60], pounds: 138_200 },
    { firm: 'Wharfe Roofing', does: 'Roof tiling, solar panels and gutters', people: 4, days: [-300, -96], pounds: 175_900 },
    { firm: 'Calder Mechanical', does: 'Plumbing and heating', people: 4, days: [-284, -4], ends: 20, pounds: 317_600 },
    { firm: 'Hebble Electrical', does: 'Electrical services', people: 3, days: [-280, -2], ends: 20, pounds: 213_700 },
    { firm: 'Keld Drylining', does: 'Boarding and plastering', people: 6, days: [-250, -30], pounds: 242_800 },
    { firm: 'Airedale Glazing', does: 'External doors and window fixing', people: 2, days: [-260, -100], pounds: 63_500 },
    { firm: 'Beck Flooring', does: 'Screeds and flooring', people: 3, days: [-140, -3], ends: 15, pounds: 57_900 },
    { firm: 'Rowan Landscapes', does: 'Gardens and fences', people: 4, days: [-110, -1], ends: 28, pounds: 95_800 },
  ],
  supplies: [
    { ...supply('roads and slabs', 9, [-397, -340], ['AGG-0001', 186]), supplier: 'Wensley Aggregates' },
    { ...supply('pipe bed', 6, [-396, -356], ['AGG-0005', 57]), supplier: 'Wensley Aggregates' },
    { ...supply('pipe bed', 4, [-36, -14], ['AGG-0005', 34]), supplier: 'Wensley Aggregates' },
    supply('blinding', 4, [-396, -345], ['CON-0001', 6]),
    pours([-393, -322], ['CON-0002', 12], partsOf(plots, 'the foundations of')),
    pours([-380, -309], ['CON-0002', 20], partsOf(plots, 'the slab of')),
    supply('slabs', 6, [-384, -316], ['REB-0001', 22]),
    supply('the plots', 12, [-345, -176], ['TFK-0001', 2]),
    supply('outer leaf', 10, [-320, -156], ['BRK-0001', 10_900], ['BRK-0008', 780]),
    supply('footings', 6, [-395, -328], ['BRK-0004', 1010]),
    supply('the mortar silo', 5, [-391, -140], ['CEM-0004', 25]),
    supply('openings', 3, [-302, -150], ['BRK-0007', 18]),
    supply('paths and garden steps', 3, [-84, -16], ['CEM-0001', 42], ['AGG-0004', 6]),
    supply('roofs', 6, [-296, -104], ['ROF-0001', 2510]),
    supply('windows', 6, [-262, -108], ['WIN-0002', 36]),
    supply('floors and walls', 6, [-256, -98], ['INS-0001', 235]),
    supply('the plots', 7, [-246, -40], ['DRY-0001', 550]),
    supply('the plots', 4, [-190, -34], ['PLB-0001', 6], ['PLB-0002', 6]),
    supply('the plots', 12, [-162, -16], ['JOI-0001', 2]),
    supply('the plots', 5, [-176, -40], ['JOI-0002', 37]),
    supply('the plots', 4, [-120, -6], ['FLR-0001', 480]),
    { ...supply('drains', 3, [-399, -378], ['DRN-0001', 13]), supplier: 'Tadcaster Building Supplies' },
    { ...supply('drains', 1, [-36, -36], ['DRN-0001', 14]), supplier: 'Tadcaster Building Supplies' },
    { ...supply('the lane', 2, [-70, -22], ['AGG-0006', 160]), supplier: 'Wensley Aggregates' },
  ],
  plantOrders: [
    weekly('Wharfe Cabins', 'Offices, canteen and drying room', '780.00', -400, 30),
    weekly('Tarn Plant Hire', 'Electric telehandler and electric dumper', '815.00', -392, -119),
    fuel(684, -396, -298),
    fuel(346, -120, 30),
  ],
  machines: [
    { name: '9 t excavator', does: digging(['plots 1 to 8', 'plots 9 to 16', 'plots 17 to 24'], [45, 75]), days: [-395, -300] },
    { name: '12 m telehandler', does: lifting(plots.slice(6)), days: [-118, -1] },
    { name: '3 t mini digger', does: digging(['the gardens'], [8, 14]) },
  ],
  staff: 268_000,
  running: 82_000,
  fees: 71_000,
};
