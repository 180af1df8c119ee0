import { hazardOf, type Template } from './template.ts';

const hazards = [
  hazardOf({
    hazard: 'Crane overturns: overload, radius or failing ground',
    who: 'Operator, everyone within reach',
    before: [3, 5],
    after: [1, 5],
    controls: [
      [
        'engineer',
        'Ground bearing checked by the temporary works designer; outriggers fully out on mats of the size in the plan',
      ],
      [
        'engineer',
        'Rated capacity indicator and limiter working, set to the configuration in the plan',
      ],
      [
        'administrate',
        'Lift plan by the appointed person to BS 7121; the weight is known, not guessed; radius pegged out',
      ],
      [
        'administrate',
        'Thorough examination in date: 12 months for the crane, 6 months where it lifts people',
      ],
    ],
    by: 'Appointed person',
  }),
  hazardOf({
    hazard: 'Load falls: sling, shackle or lifting point fails, or is badly slung',
    who: 'Slingers, people below, the public',
    before: [3, 5],
    after: [1, 5],
    controls: [
      [
        'engineer',
        'Designed and certified lifting points; accessories of the capacity in the plan, with this quarter’s colour code',
      ],
      [
        'engineer',
        'Exclusion zone under the whole path of the load, fenced; nothing is lifted over people',
      ],
      [
        'administrate',
        'Accessories examined within 6 months and checked before each use; damaged ones cut up and taken away',
      ],
      [
        'administrate',
        'Loose items only in a stillage or net; trial lift of 150 mm, then stop and check',
      ],
    ],
    by: 'Slinger signaller',
  }),
  hazardOf({
    hazard: 'Struck or crushed by a moving load',
    who: 'Slingers, installers',
    before: [4, 4],
    after: [1, 4],
    controls: [
      [
        'engineer',
        'Tag lines long enough that no one reaches for the load; landing area clear and barriered',
      ],
      [
        'administrate',
        'One signaller in charge, in sight or on a dedicated radio channel; anyone may stop the lift',
      ],
      [
        'administrate',
        'Hands on only when the load is below waist height and steady; an escape route is agreed',
      ],
      ['ppe', 'Gloves, hard hats, signaller’s hi-vis in a different colour'],
    ],
    by: 'Crane supervisor',
  }),
  hazardOf({
    hazard: 'Wind takes the load or the jib',
    who: 'Everyone within reach',
    before: [4, 5],
    after: [1, 5],
    controls: [
      ['substitute', 'Large panels lifted edge-on in a frame, so that they catch less wind'],
      [
        'engineer',
        'Anemometer on the jib head, read in the cab; crane left free to slew out of service',
      ],
      [
        'administrate',
        'Wind limit for each load in the plan, from its area and weight; gusts count, and lifting stops before the manufacturer’s limit',
      ],
    ],
    by: 'Crane supervisor',
  }),
  hazardOf({
    hazard: 'Contact with overhead power lines',
    who: 'Operator, slingers',
    before: [3, 5],
    after: [1, 5],
    controls: [
      ['eliminate', 'Line diverted or made dead by its owner for the duration of the lifts'],
      [
        'engineer',
        'Otherwise: goalposts and barriers, no nearer than 15 m (towers) or 9 m (poles) plus the length of the jib; slew limited',
      ],
      ['administrate', 'GS6 plan agreed with the network operator before the crane arrives'],
    ],
    by: 'Appointed person',
  }),
  hazardOf({
    hazard: 'Collision with another crane, a structure or a MEWP',
    who: 'Operators, people at height',
    before: [3, 5],
    after: [1, 5],
    controls: [
      ['engineer', 'Anti-collision and zoning system commissioned and tested daily'],
      [
        'administrate',
        'Priority and right of way between cranes in the plan; radios on one channel; no one at height in the slew of a lift',
      ],
    ],
    by: 'Crane supervisor',
  }),
  hazardOf({
    hazard: 'Fall while slinging or releasing at height, on a lorry bed or a frame',
    who: 'Slingers, installers',
    before: [3, 5],
    after: [1, 5],
    controls: [
      ['eliminate', 'Remote release hooks or slings left on, so that no one climbs'],
      ['engineer', 'Edge protection on the bed, air bags or a MEWP for release'],
      ['ppe', 'Harness on a fixed anchor where neither is possible'],
    ],
    by: 'Slinger signaller',
  }),
];

export const lifting: Template = {
  id: 'lifting',
  title: 'Lifting',
  about: 'Cranes, lorry loaders and accessories. LOLER 1998, BS 7121.',
  content: {
    hazards,
    steps: [
      'Appointed person writes the lift plan: weight, radius, ground, wind limit, people, sequence',
      'Check certificates of crane, operator and every accessory; enter them in the register',
      'Set up on the ground and mats in the plan; check level; test limits and anemometer',
      'Fence the exclusion zone; stop traffic and pedestrians on the path',
      'Brief the lifting team; agree signals, radio channel and the stop command; take signatures',
      'Sling; trial lift of 150 mm; check balance and brake',
      'Lift, slew and land on the signaller’s signals only; tag lines held from outside the fall zone',
      'Release when the installer says it is stable and fixed',
      'Put the crane out of service: hook up, free to slew or as the manufacturer says; stow accessories',
    ],
    plant: [
      'Crane of the capacity in the plan, with its duty chart',
      'Outrigger mats to the design',
      'Accessories with a LOLER report within 6 months',
      'Radios and anemometer',
    ],
    substances: [],
    ppe: ['hard_hat', 'hi_vis', 'safety_boots', 'gloves', 'eye_protection'],
    permits: [
      'Permit to lift',
      'Temporary works permit to load for the crane base',
      'Road closure or oversail licence where the jib passes over others’ land',
    ],
    competences: [
      'Appointed person: CPCS A61 or equivalent',
      'Crane supervisor: CPCS A62',
      'Operator: CPCS or NPORS for the crane’s category, familiarised with this model',
      'Slinger signaller: CPCS A40',
    ],
    weatherLimits: [
      'The lowest of the manufacturer’s duty chart, the plan and these planning values applies; read gusts at jib height',
      'Mobile crane: stop at 9.8 m/s (22 mph), unless its duty chart says less',
      'Tower crane: out of service at 16.5 m/s (37 mph), or lower as its manufacturer says',
      'Panels, sheets and formwork tables: stop at 9 m/s (20 mph), or the limit in the plan for that load',
      'Lifting people: stop at 7 m/s (16 mph)',
      'No lifts in lightning, or when operator or signaller cannot see the load and has no radio',
    ],
    emergency:
      'Stop signal by anyone: load down where it is safe, or held.\nLoad or crane down: 999, clear the radius of the jib, no one under a suspended load, preserve the scene.\nOperator ill in the cab: use the tower crane rescue plan and kit, by trained people only; tell the fire service about the mast.\nPower line touched: operator stays in and slews clear if they can; keep everyone away; call 105.\nOverturning or failure of a load-bearing part is reportable under RIDDOR: tell the office at once.',
  },
};
