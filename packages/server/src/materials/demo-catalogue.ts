/** Category in the official carbon table: aggregates, concrete and so on. */
const [AGG, ASP, BRI, CON, INS, MET, PLA, WOO, PLS, FIL, RIG, GLA, AVE] = [
  '19_500_5000_15_1',
  '19_500_5012_15_1',
  '19_500_5016_15_1',
  '19_500_5020_15_1',
  '19_500_5024_15_1',
  '19_500_5028_15_1',
  '19_500_5040_15_1',
  '19_500_5048_15_1',
  '19_505_5120_15_1',
  '19_505_5124_15_1',
  '19_505_5128_15_1',
  '19_501_5056_15_1',
  '19_500_5004_15_1',
];

/** The company's own, by name. */
const [CEM, LIM, MOR, GYP, GGB, STE, LEA, SAN] = [
  'Cement, UK average',
  'Lime, general',
  'Mortar, cement, lime and sand 1:1:6',
  'Gypsum plaster, general',
  'Ready-mixed concrete, half of the cement replaced by GGBS',
  'Fabricated structural steelwork',
  'Sheet lead, recycled',
  'Ceramic and enamelled sanitaryware',
];

export type Line = readonly [
  description: string,
  unit: string,
  /** Pounds per unit; absent where no price has been requested yet. */
  cost: string | null,
  kilograms: string | null,
  factor: string | null,
];

export type DemoCategory = {
  category: string;
  letters: string;
  supplier: string;
  lines: readonly Line[];
};

/** What a contractor of this size buys, by category. */
// biome-ignore format: a price list is read by its columns
export const demoCatalogue: readonly DemoCategory[] = [
  { category: 'Concrete', letters: 'CON', supplier: 'Pennick Concrete', lines: [
    ['C8/10 blinding concrete', 'm³', '104.50', '2350', CON],
    ['C25/30 ready-mixed concrete', 'm³', '118.75', '2400', CON],
    ['C28/35 ready-mixed concrete, 50% GGBS', 'm³', '121.40', '2400', GGB],
    ['C32/40 ready-mixed concrete', 'm³', '128.50', '2400', CON],
    ['C35/45 ready-mixed concrete, pump mix', 'm³', '136.90', '2400', CON],
    ['C40/50 ready-mixed concrete', 'm³', '142.20', '2420', CON],
    ['Flowing screed, 50 mm', 'm³', '164.00', '2100', CON],
    ['Concrete pump, 36 m boom, with operator', 'day', '812.00', null, null],
  ] },
  { category: 'Reinforcement', letters: 'REB', supplier: 'Aire Steel Stockholders', lines: [
    ['A142 mesh, 4.8 × 2.4 m', 'no.', '32.80', '25.6', MET],
    ['A193 mesh, 4.8 × 2.4 m', 'no.', '43.15', '34.8', MET],
    ['A252 mesh, 4.8 × 2.4 m', 'no.', '56.70', '45.5', MET],
    ['A393 mesh, 4.8 × 2.4 m', 'no.', '88.90', '71', MET],
    ['T10 rebar, cut and bent', 't', '948.00', '1000', MET],
    ['T12 rebar, cut and bent', 't', '932.00', '1000', MET],
    ['T16 rebar, cut and bent', 't', '921.00', '1000', MET],
    ['T20 rebar, straight 6 m', 't', '874.00', '1000', MET],
    ['Tying wire, 1.6 mm', 'roll', '18.40', '10', MET],
    ['Concrete spacers, 40/50 mm', 'bag', '21.60', '22', CON],
  ] },
  { category: 'Aggregates', letters: 'AGG', supplier: 'Foss Aggregates', lines: [
    ['MOT type 1 sub-base', 't', '23.60', '1000', AGG],
    ['6F2 crushed fill', 't', '14.80', '1000', AGG],
    ['Sharp sand', 't', '29.90', '1000', AGG],
    ['Building sand, bulk bag', 'bag', '62.40', '850', AGG],
    ['20 mm gravel', 't', '31.20', '1000', AGG],
    ['AC 20 dense binder course', 't', '88.70', '1000', ASP],
  ] },
  { category: 'Bricks and blocks', letters: 'BRK', supplier: 'Tadcaster Building Supplies', lines: [
    ['Red multi facing brick, 65 mm', 'no.', '0.8650', '2.2', BRI],
    ['Class B engineering brick, blue', 'no.', '1.0450', '2.9', BRI],
    ['Common brick, 65 mm', 'no.', '0.4180', '2.3', BRI],
    ['Dense block 100 mm, 7.3 N', 'no.', '1.6900', '19.5', CON],
    ['Dense block 140 mm, 7.3 N', 'no.', '2.4300', '27.2', CON],
    ['Aircrete block 100 mm, 3.6 N', 'no.', '2.1800', '5.9', CON],
    ['Prestressed lintel, 100 × 65 × 1200 mm', 'no.', '11.35', '18.5', CON],
    ['Cavity wall tie, 225 mm stainless', 'no.', '0.2140', '0.05', MET],
  ] },
  { category: 'Cement and mortar', letters: 'CEM', supplier: 'Tadcaster Building Supplies', lines: [
    ['Portland cement CEM II, 25 kg', 'bag', '6.35', '25', CEM],
    ['Hydrated lime, 25 kg', 'bag', '11.20', '25', LIM],
    ['Non-shrink grout, 25 kg', 'bag', '19.85', '25', CEM],
    ['Dry silo mortar, M4', 't', '109.00', '1000', MOR],
  ] },
  { category: 'Timber and sheet', letters: 'TIM', supplier: 'Ridgeway Timber', lines: [
    ['C16 carcassing 47 × 100 mm', 'm', '2.34', '2.2', WOO],
    ['C24 carcassing 47 × 150 mm', 'm', '3.92', '3.3', WOO],
    ['C24 joist 47 × 220 mm', 'm', '6.15', '4.9', WOO],
    ['18 mm structural plywood, 2440 × 1220', 'no.', '47.60', '30', WOO],
    ['18 mm OSB3, 2440 × 1220', 'no.', '26.80', '33.5', WOO],
    ['Formwork plywood, phenolic 18 mm', 'no.', '58.90', '32', WOO],
    ['Treated batten 25 × 50 mm', 'm', '0.9800', '0.65', WOO],
    ['Internal door lining set, 32 × 138 mm', 'no.', '41.50', '11', WOO],
  ] },
  { category: 'Insulation', letters: 'INS', supplier: 'Tadcaster Building Supplies', lines: [
    ['PIR board 100 mm, 2400 × 1200', 'no.', '52.70', '9.2', INS],
    ['Mineral wool cavity batt 100 mm, pack', 'no.', '36.40', '15.6', INS],
    ['Acoustic mineral wool roll 50 mm', 'roll', '33.10', '11', INS],
    ['EPS floor board 75 mm, 2400 × 1200', 'no.', '15.95', '3.2', INS],
  ] },
  { category: 'Drylining', letters: 'DRY', supplier: 'Tadcaster Building Supplies', lines: [
    ['Plasterboard 12.5 mm tapered, 2400 × 1200', 'no.', '9.86', '23', PLA],
    ['Fire board 15 mm, 2400 × 1200', 'no.', '17.40', '36.6', PLA],
    ['Moisture board 12.5 mm, 2400 × 1200', 'no.', '15.25', '26.8', PLA],
    ['C-stud 70 mm, 2.7 m', 'no.', '5.64', '1.75', MET],
    ['Multi-finish plaster, 25 kg', 'bag', '10.15', '25', GYP],
  ] },
  { category: 'Drainage and membranes', letters: 'DRN', supplier: 'Tadcaster Building Supplies', lines: [
    ['110 mm uPVC drain pipe, 6 m', 'no.', '31.75', '9.4', RIG],
    ['150 mm twin-wall pipe, 6 m', 'no.', '44.20', '9.8', PLS],
    ['Damp-proof membrane 1200 gauge, 4 × 25 m', 'roll', '61.30', '28', FIL],
    ['Radon barrier 400 micron, 2 × 25 m', 'roll', null, '19', FIL],
  ] },
  { category: 'Fixings', letters: 'FIX', supplier: 'Aire Steel Stockholders', lines: [
    ['M12 resin anchor stud, 160 mm', 'no.', '1.5800', '0.14', MET],
    ['Drywall screw 35 mm, box of 1,000', 'no.', '8.90', '1.6', MET],
    ['Joist hanger 47 mm, galvanised', 'no.', '2.6400', '0.42', MET],
    ['Intumescent sealant, 310 ml', 'no.', null, '0.5', null],
  ] },
  { category: 'Steelwork', letters: 'STL', supplier: 'Harrow Steel', lines: [
    ['Structural steelwork, fabricated and primed', 't', '2180.00', '1000', STE],
    ['Holding-down bolt set, M24', 'no.', '21.50', '4.2', MET],
  ] },
  { category: 'Windows', letters: 'WIN', supplier: 'Airedale Glazing', lines: [
    ['Aluminium window, 1500 × 1400 mm', 'no.', '640.00', '68', GLA],
    ['PVCu window, 1200 × 1200 mm', 'no.', '312.00', '44', GLA],
  ] },
  { category: 'Roofing', letters: 'ROF', supplier: 'Tadcaster Building Supplies', lines: [
    ['Concrete interlocking tile', 'no.', '1.0400', '4.6', CON],
    ['Composite roof panel, 100 mm', 'm²', '47.50', '12.4', MET],
  ] },
  { category: 'Joinery', letters: 'JOI', supplier: 'Ridgeway Joinery', lines: [
    ['Kitchen, type A', 'no.', '2950.00', '310', WOO],
    ['Fire door set, FD30', 'no.', '245.00', '46', WOO],
  ] },
  { category: 'Timber frame', letters: 'TFK', supplier: 'Ridgeway Timber', lines: [
    ['Timber frame kit, two-storey home', 'no.', '17400.00', '6100', WOO],
  ] },
  { category: 'Heating and sanitaryware', letters: 'PLB', supplier: 'Calder Plumbing Merchants', lines: [
    ['Air source heat pump, 8 kW', 'no.', '2950.00', '92', MET],
    ['Bathroom set', 'no.', '780.00', '86', SAN],
  ] },
  { category: 'Stone and lime', letters: 'STN', supplier: 'Cadeby Stone', lines: [
    ['Magnesian limestone, sawn six sides', 'm³', '2900.00', '2150', AVE],
    ['Natural hydraulic lime NHL 3.5, 25 kg', 'bag', '14.20', '25', LIM],
    ['Lead sheet, code 6', 't', '3900.00', '1000', LEA],
  ] },
  { category: 'Precast', letters: 'PRE', supplier: 'Dales Precast', lines: [
    ['Stair flight, 14 risers', 'no.', '2850.00', '2900', CON],
  ] },
  { category: 'Flooring', letters: 'FLR', supplier: 'Tadcaster Building Supplies', lines: [
    ['Vinyl flooring, 2.5 mm', 'm²', '24.50', '3.4', PLS],
  ] },
];
