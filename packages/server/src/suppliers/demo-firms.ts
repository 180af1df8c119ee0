import type { SupplierType } from '@sitewright/domain/suppliers/supplier-type';
import { type DemoPolicy, type DemoSupplier, demoSitesOfSuppliers } from './demo-supplier.ts';

const { kestrel, quarry, hollin, farrier, oswin } = demoSitesOfSuppliers;

type Firm = readonly [
  name: string,
  code: string,
  about: string,
  contact: string,
  place: string,
  sites: string[],
];

/** Gangs that work by the hour, and firms with a price for their part of the works. */
// biome-ignore format: a register is read by its columns
const subcontractors: Firm[] = [
  ['Harkness Formwork', 'HAR01', 'Formwork, Falsework', 'Joe Harkness', 'Leeds LS12 2DS', [kestrel, farrier]],
  ['Dunmore Civils', 'DUN01', 'Groundworks, Drainage', 'Pat Dunmore', 'Bradford BD4 6SE', [kestrel, quarry, farrier]],
  ['Bower Steelfixing', 'BOW01', 'Steel fixing', 'Wes Bower', 'Leeds LS11 8AN', [kestrel, farrier]],
  ['Aire Concrete', 'AIC01', 'Concrete finishing, Placing booms', 'Lorna Petty', 'Leeds LS9 0RJ', [kestrel, hollin]],
  ['Stanside Masonry', 'STA01', 'Brickwork, Blockwork', 'Ged Stansfield', 'Huddersfield HD2 1UA', [kestrel, quarry, hollin]],
  ['Ridgeway Timber Frame', 'RTF01', 'Timber frame erection, Joinery', 'Paula Kerr', 'Otley LS21 1JE', [quarry, hollin, oswin]],
  ['Moor Stone', 'MOO01', 'Stonemasonry, Lime pointing', 'Alice Moor', 'Skipton BD23 2UE', [oswin]],
  ['Hallam Piling', 'HAL01', 'CFA piling', 'Neil Hallam', 'Sheffield S9 1XH', [kestrel, farrier]],
  ['Calder Mechanical', 'CAM01', 'Plumbing, Heating, Ventilation', 'Ewa Lis', 'Halifax HX1 5ER', [kestrel, quarry, hollin]],
  ['Hebble Electrical', 'HEB01', 'Electrical, Fire alarms', 'Ross Hirst', 'Halifax HX3 6AA', [quarry]],
  ['Keld Drylining', 'KEL01', 'Partitions, Ceilings, Plastering', 'Ivana Keld', 'Leeds LS28 6DD', [kestrel, quarry, hollin]],
  ['Wharfe Roofing', 'WHA01', 'Flat and pitched roofs', 'Colin Raw', 'Otley LS21 1QU', [kestrel, quarry, hollin]],
  ['Swale Lifts', 'SWA01', 'Passenger lifts', 'Meera Nair', 'York YO30 4XG', [kestrel]],
  ['Craven Surfacing', 'CRA01', 'Roads, Sewers, Kerbs', 'Bob Craven', 'Keighley BD21 4JP', [quarry, farrier]],
  ['Beck Flooring', 'BEC01', 'Screeds, Vinyl, Carpet', 'Zoe Beck', 'Wakefield WF2 7AZ', [quarry, hollin]],
  ['Rowan Landscapes', 'ROW01', 'Soft landscaping, Fencing', 'Hugh Rowan', 'Ilkley LS29 8AQ', [quarry]],
  ['Beacon Steeplejacks', 'BEA01', 'Lightning protection, Flagpoles', 'Dai Pugh', 'Bradford BD1 4SJ', [oswin]],
];

/** Merchants and makers. */
// biome-ignore format: a register is read by its columns
const merchants: Firm[] = [
  ['Harrow Steel', 'HRW01', 'Structural steelwork, Bolts', 'Ian Harrow', 'Rotherham S60 1DX', [hollin, farrier]],
  ['Airedale Glazing', 'ADG01', 'Windows, Doors, Curtain walling', 'Gita Mistry', 'Bingley BD16 4SN', [kestrel, quarry, hollin]],
  ['Ridgeway Joinery', 'RIJ01', 'Kitchens, Doors', 'Amy Kerr', 'Otley LS21 1JE', [kestrel, quarry, hollin]],
  ['Calder Plumbing Merchants', 'CPM01', 'Heating, Sanitaryware', 'Stuart Oldroyd', 'Halifax HX1 4LU', [kestrel, quarry]],
  ['Dales Precast', 'DAL01', 'Precast stairs, Lintels', 'Fay Metcalfe', 'Ripon HG4 1TT', [kestrel, hollin]],
  ['Cadeby Stone', 'CAD01', 'Magnesian limestone, Lime', 'Rob Thorne', 'Doncaster DN5 7SW', [oswin]],
  ['Wensley Aggregates', 'WEN01', 'Type 1, 6F2, Sand', 'Carl Iveson', 'Leeds LS26 8DT', [kestrel, quarry, hollin, farrier]],
  ['Rosedale Fuels', 'ROS01', 'White diesel, HVO', 'Order desk', 'Wakefield WF1 1RX', [kestrel, quarry, hollin, farrier]],
];

// biome-ignore format: a register is read by its columns
const hirers: Firm[] = [
  ['Tarn Plant Hire', 'TAR01', 'Excavators, Telehandlers', 'Hire desk', 'Leeds LS10 1RT', [kestrel, quarry, hollin, farrier]],
  ['Ridgeway Lifting', 'RIL01', 'Tower cranes, Mobile cranes, Hoists', 'Hire desk', 'Leeds LS15 8ZB', [kestrel, hollin, farrier, oswin]],
  ['Calder Tool Hire', 'CTH01', 'Dumpers, Access, Small tools', 'Hire desk', 'Wakefield WF1 5NU', [kestrel, farrier]],
  ['Brightmoor Power', 'BRP01', 'Generators, Lighting', 'Hire desk', 'Leeds LS27 0SS', [kestrel, hollin]],
  ['Wharfe Cabins', 'WHC01', 'Welfare, Offices, Stores', 'Hire desk', 'Castleford WF10 4UA', [kestrel, quarry, hollin, farrier, oswin]],
  ['Aire Falsework', 'AIF01', 'Falsework, Panels, Edge protection', 'Hire desk', 'Leeds LS9 0PX', [kestrel, farrier]],
];

// biome-ignore format: a register is read by its columns
const services: (readonly [SupplierType, Firm])[] = [
  ['waste_carrier', ['Cragg Haulage', 'CRH01', 'Muck away, Skips', 'Transport office', 'Leeds LS12 6LN', [kestrel, quarry, hollin, farrier, oswin]]],
  ['waste_carrier', ['Aire Valley Recycling', 'AVR01', 'Recycling, Transfer station', 'Weighbridge', 'Leeds LS10 1AB', [kestrel]]],
  ['utilities', ['Fellside Power', 'FEP01', 'Electricity', 'Business desk', 'Newcastle NE1 3DY', [kestrel, quarry, hollin, farrier]]],
  ['utilities', ['Aire Water', 'AIW01', 'Water', 'Business desk', 'Bradford BD6 2SZ', [kestrel, quarry]]],
  ['professional_services', ['Wharfe Building Control', 'WBC01', 'Registered building control approver', 'Nadia Holt', 'Leeds LS1 2HJ', [quarry, hollin, farrier, oswin]]],
  ['professional_services', ['Building Safety Regulator', 'BSR01', 'Building control, Higher-risk buildings', 'Case officer', 'Bootle L20 7HS', [kestrel]]],
  ['professional_services', ['Aire Inspection Services', 'AIN01', 'LOLER examinations', 'Test desk', 'Leeds LS11 5UH', [kestrel, hollin]]],
  ['other', ['Aire Site Security', 'SEC01', 'CCTV towers, Patrols', 'Control room', 'Leeds LS2 7HZ', [kestrel, farrier]]],
];

/** Who supplies and fixes, or sends an operator with the machine. */
const alsoOnSite = ['Harrow Steel', 'Airedale Glazing', 'Ridgeway Lifting', 'Tarn Plant Hire'];

/** In pounds, by what is bought from them. */
const creditLimits: Record<string, string> = {
  HRW01: '250000.00',
  ADG01: '120000.00',
  RIJ01: '100000.00',
  CPM01: '150000.00',
  DAL01: '40000.00',
  CAD01: '30000.00',
  WEN01: '65000.00',
  ROS01: '10000.00',
  TAR01: '45000.00',
  RIL01: '85000.00',
  CTH01: '15000.00',
  BRP01: '12000.00',
  WHC01: '50000.00',
  AIF01: '70000.00',
};

const insured = (days: number): DemoPolicy[] => [
  ['public_liability', days, '10000000.00'],
  ['employers_liability', days, '10000000.00'],
];

const vatWeights = [8, 7, 6, 5, 4, 3, 2];

/** Seven figures, and the two that check them. */
function vatNumberOf(i: number): string {
  const seven = String(2_840_517 + i * 173_209);
  const sum = [...seven].reduce(
    (all, figure, at) => all + Number(figure) * (vatWeights[at] ?? 0),
    0,
  );
  return `GB${seven}${String(97 - (sum % 97)).padStart(2, '0')}`;
}

const regulator = 'Building Safety Regulator';

/** A regulator or the waterworks is not asked for insurance. */
function policiesOf(name: string, supplierType: SupplierType, i: number) {
  if (supplierType === 'utilities' || name === regulator) return [];
  return supplierType === 'subcontractor' ? insured(60 + i * 17) : insured(90 + i * 11).slice(0, 1);
}

function supplierOf(supplierType: SupplierType, firm: Firm, i: number): DemoSupplier {
  const [name, code, about, contactPerson, place, sites] = firm;
  const [, city = '', postcode = ''] = place.match(/^(.*?) (\S+ \S+)$/) ?? [];
  const isSubcontractor = supplierType === 'subcontractor';
  const host = name.toLowerCase().replace(/[^a-z]+/g, '');
  return {
    name,
    code,
    supplierType,
    contactPerson,
    email: `office@${host}.example`,
    phone: `01632 960 ${String(300 + i * 7)}`,
    city,
    postcode,
    specializations: about.split(', '),
    vatNumber: name === regulator ? null : vatNumberOf(i),
    creditLimit: creditLimits[code] ?? null,
    paymentTerms: isSubcontractor ? '30 days from application' : '30 days end of month',
    ...((isSubcontractor || alsoOnSite.includes(name)) && {
      utr: String(2_100_448_290 + i * 61_137_011),
      cisStatus: i % 4 === 0 ? ('gross' as const) : ('standard20' as const),
      cisVerificationNumber: `V04${String(2_110_417 + i * 30_719).padStart(8, '0')}`,
      verified: 40 + i * 9,
    }),
    policies: policiesOf(name, supplierType, i),
    sites,
  };
}

/** All other firms named in the orders, hires, diaries and costs. */
export const demoFirms: DemoSupplier[] = [
  ...subcontractors.map((firm) => ['subcontractor' as const, firm] as const),
  ...merchants.map((firm) => ['materials' as const, firm] as const),
  ...hirers.map((firm) => ['plant_hire' as const, firm] as const),
  ...services,
].map(([type, firm], i) => supplierOf(type, firm, i));
