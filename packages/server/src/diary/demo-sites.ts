/** The crews of a contract, and the texts of their entries. */
export type DemoCrew = { company: string; jobRole: string; operatives: number; tasks: string[] };

export type DemoSite = {
  slug: string;
  /** The last working day, in days from today. */
  until: number;
  crews: DemoCrew[];
  machines: [name: string, company: string][];
  deliveries: [what: string, company: string][];
};

const crew = (
  company: string,
  jobRole: string,
  operatives: number,
  ...tasks: string[]
): DemoCrew => ({ company, jobRole, operatives, tasks });

export const demoSites: DemoSite[] = [
  {
    slug: 'kestrel-wharf-block-c',
    until: -1,
    crews: [
      crew(
        'Harkness Formwork',
        'Carpenter',
        9,
        'Core wall shuttered to grid D, kickers set for the next lift.',
        'Slab edge shutters struck, cleaned and oiled; props left in to level 4.',
        'Stair 2 flight formed, landing reinforcement checked with the engineer.',
      ),
      crew(
        'Dunmore Civils',
        'Groundworker',
        6,
        'Drainage excavated to 1.8 m between MH6 and MH7, 150 mm pipe laid and bedded over 22 m.',
        'Attenuation tank base blinded; trench box moved on, service drawings checked before dig.',
        'Haul road scraped and stoned up to the gate.',
      ),
      crew(
        'Bower Steelfixing',
        'Steel fixer',
        7,
        'Level 5 slab, bottom mat fixed to bays 3 and 4; spacers checked at 40 mm cover.',
        'Column starters C4 to C9 fixed and tied, one bar bent to the revised schedule.',
      ),
      crew(
        'Calder Mechanical',
        'Pipefitter',
        4,
        'Risers 1 and 2 first fix to level 3, brackets on every slab.',
        'Dry riser pressure tested to level 3, no loss in an hour.',
      ),
    ],
    machines: [
      ['13 t excavator', 'Tarn Plant Hire'],
      ['Placing boom', 'Aire Concrete'],
      ['Telehandler 17 m', 'Tarn Plant Hire'],
    ],
    deliveries: [
      ['C32/40 concrete, 18 m³, slump 120 mm', 'Pennick Concrete'],
      ['A393 mesh, 36 sheets, two bent and sent back', 'Bower Steel'],
      ['Blockwork, 12 pallets', 'Stanside Masonry'],
    ],
  },
  {
    slug: 'quarry-bank-sheltered-homes',
    until: -1,
    crews: [
      crew(
        'Whitaker Decorators',
        'Painter',
        3,
        'Plots 5 and 6, walls second coat; snags from Tuesday made good.',
        'Garden room, mist coat to ceilings.',
      ),
      crew(
        'Ridgeway Timber Frame',
        'Joiner',
        5,
        'Plot 9 roof trusses set and braced.',
        'Internal doors hung to plots 3 and 4, ironmongery to follow.',
      ),
      crew(
        'Hebble Electrical',
        'Electrician',
        2,
        'Plots 7 and 8 second fix, consumer units labelled.',
        'External lighting ducts proved and roped.',
      ),
    ],
    machines: [['Scissor lift 8 m', 'Tarn Plant Hire']],
    deliveries: [
      ['Kitchens for plots 7 and 8', 'Ridgeway Joinery'],
      ['Topsoil, 20 t', 'Calder Aggregates'],
    ],
  },
  {
    slug: 'hollin-lane-primary',
    until: -1,
    crews: [
      crew(
        'Aire Concrete',
        'Concrete finisher',
        5,
        'Hall floor bay 2 poured and power floated, curing sheets down by four.',
        'Ramp to the east door formed and brushed.',
      ),
      crew(
        'Pennine Scaffolding',
        'Scaffolder',
        4,
        'North elevation, lift 2 boarded and tagged; school entrance kept clear at both bells.',
        'Loading bay raised a lift, ties checked and signed for.',
      ),
      crew(
        'Stanside Masonry',
        'Bricklayer',
        6,
        'Classroom 3, facing brick to sill height, cavity kept clean.',
        'Lintels set over the east openings, weep holes left at 900 mm.',
      ),
    ],
    machines: [['Forklift 2.5 t', 'Tarn Plant Hire']],
    deliveries: [
      ['Facing bricks, 8 packs', 'Stanside Masonry'],
      ['Insulation, 42 boards', 'Northern Insulation'],
    ],
  },
  {
    slug: 'farrier-row-unit-4',
    until: -24,
    crews: [
      crew(
        'Dunmore Civils',
        'Groundworker',
        5,
        'Pad foundations 7 to 12 excavated, formation seen by the engineer.',
        'Site strip finished, spoil stacked along the east boundary.',
      ),
      crew('Harrow Steel', 'Steel erector', 4, 'Frames 1 to 3 stood and lined, bolts to torque.'),
    ],
    machines: [['21 t excavator', 'Tarn Plant Hire']],
    deliveries: [['Holding-down bolts, 48 sets', 'Harrow Steel']],
  },
  {
    slug: 'st-oswins-tower-repairs',
    until: -101,
    crews: [
      crew(
        'Moor Stone',
        'Stonemason',
        3,
        'South face, six indents set in lime putty, joints damped down.',
        'Belfry louvres eased, string course pinned.',
      ),
      crew('Pennine Scaffolding', 'Scaffolder', 3, 'Tower scaffold inspected and tagged.'),
    ],
    machines: [],
    deliveries: [['Magnesian limestone, 1.4 m³', 'Moor Stone']],
  },
];

export const impacts = [
  'Rain until ten: two hours lost, outside work moved to the afternoon.',
  'Too wet to lay bricks; gang moved inside.',
  'Gusts over the limit of the boom, pour put back a day.',
  'Heavy showers, excavation pumped out before work could go on.',
];
