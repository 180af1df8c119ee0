import { stripFoundations } from './ground-works.ts';
import { fuel, gang, type SitePlan, supply, weekly } from './site-plan.ts';
import {
  brickwork,
  digging,
  drainage,
  framing,
  general,
  lifting,
  painting,
  secondFix,
} from './works.ts';

const plots = Array.from({ length: 12 }, (_, i) => `plots ${i * 2 + 1} and ${i * 2 + 2}`);

/** Twenty-four timber-frame homes, the last of them being painted. */
// biome-ignore format: a programme is read by its columns
export const quarryPlan: SitePlan = {
  slug: 'quarry-bank-sheltered-homes',
  until: -1,
  gangs: [
    gang('Dunmore Civils', 'Groundworker', 6, 21, 0.62, [-400, -262], [...stripFoundations(plots), ...drainage(['the lane', 'the upper road', 'the lower road'])]),
    gang('Dunmore Civils', 'Groundworker', 4, 21, 0.36, [-90, -1], drainage(['the lower road', 'the gardens'])),
    gang('Ridgeway Timber Frame', 'Joiner', 8, 24.8, 0.6, [-344, -160], framing(plots)),
    gang('Ridgeway Timber Frame', 'Joiner', 6, 24.8, 0.5, [-159, -1], secondFix(plots)),
    gang('Stanside Masonry', 'Bricklayer', 6, 25.5, 0.6, [-332, -118], brickwork(plots)),
    gang('Whitaker Decorators', 'Painter', 4, 19.5, 0.55, [-152, 6], painting(plots)),
    gang('Northgate Construction', 'Site operative', 3, 17.4, 0.42, [-400, -1], general(['the compound', ...plots])),
  ],
  packages: [
    { firm: 'Craven Surfacing', does: 'Roads and sewers', people: 5, days: [-396, -20], pounds: 286_400 },
    { firm: 'Pennine Scaffolding', does: 'Scaffold', people: 4, days: [-338, -60], pounds: 138_200 },
    { firm: 'Wharfe Roofing', does: 'Roof tiling', people: 4, days: [-300, -96], pounds: 175_900 },
    { firm: 'Calder Mechanical', does: 'Plumbing and heating', people: 4, days: [-284, -4], ends: 20, pounds: 317_600 },
    { firm: 'Hebble Electrical', does: 'Electrical services', people: 3, days: [-280, -2], ends: 20, pounds: 213_700 },
    { firm: 'Keld Drylining', does: 'Boarding and plastering', people: 6, days: [-250, -30], pounds: 242_800 },
    { firm: 'Airedale Glazing', does: 'Window fixing', people: 2, days: [-260, -100], pounds: 63_500 },
    { firm: 'Beck Flooring', does: 'Screeds and flooring', people: 3, days: [-140, -3], ends: 15, pounds: 57_900 },
    { firm: 'Rowan Landscapes', does: 'Gardens and fences', people: 4, days: [-110, -1], ends: 28, pounds: 95_800 },
  ],
  supplies: [
    { ...supply('roads and slabs', 9, [-394, -250], ['AGG-0001', 178]), supplier: 'Wensley Aggregates' },
    supply('strip foundations and slabs', 9, [-384, -268], ['CON-0002', 54]),
    supply('the plots', 12, [-342, -158], ['TFK-0001', 2]),
    supply('outer leaf', 10, [-330, -126], ['BRK-0001', 11800], ['BRK-0008', 3000]),
    supply('garden walls and party walls', 9, [-326, -120], ['BRK-0004', 2700]),
    supply('roofs', 6, [-296, -104], ['ROF-0001', 6400]),
    supply('windows', 6, [-262, -108], ['WIN-0002', 36]),
    supply('floors and walls', 6, [-256, -98], ['INS-0001', 235]),
    supply('the plots', 7, [-246, -40], ['DRY-0001', 880]),
    supply('the plots', 4, [-210, -44], ['PLB-0001', 6]),
    supply('the plots', 6, [-150, -14], ['JOI-0001', 4]),
    supply('the plots', 4, [-160, -20], ['PLB-0002', 6]),
    supply('the plots', 5, [-170, -12], ['JOI-0002', 38]),
    supply('the plots', 4, [-120, -6], ['FLR-0001', 480]),
    { ...supply('drains', 3, [-380, -262], ['DRN-0001', 104]), supplier: 'Tadcaster Building Supplies' },
    { ...supply('the lane', 2, [-70, -22], ['AGG-0006', 160]), supplier: 'Wensley Aggregates' },
  ],
  plantOrders: [
    weekly('Wharfe Cabins', 'Offices, canteen and drying room', '780.00', -400, 30),
    weekly('Tarn Plant Hire', 'Telehandler and dumper', '815.00', -392, -119),
    fuel(175, -396, -20),
  ],
  machines: [
    { name: '9 t excavator', does: digging(['plots 1 to 8', 'plots 9 to 16', 'plots 17 to 24']) },
    { name: '12 m telehandler', does: lifting(plots) },
    { name: '3 t mini digger', does: digging(['the gardens']) },
  ],
  staff: 268_000,
  running: 82_000,
  fees: 71_000,
};
