import { hazardOf, type Template } from './template.ts';

const hazards = [
  hazardOf({
    hazard: 'Fall from an open edge, a stair void or an opening in a floor',
    who: 'Everyone on the level',
    before: [4, 5],
    after: [1, 5],
    controls: [
      ['eliminate', 'Assemble at ground level and lift into place wherever the design allows'],
      [
        'engineer',
        'Guard-rails at 950 mm or more, intermediate rail with no gap above 470 mm, and toe boards, fixed before the edge is opened',
      ],
      ['engineer', 'Openings covered, the covers fixed down and marked HOLE BELOW'],
      ['administrate', 'Edge protection is removed only under a permit, by the people named on it'],
    ],
    by: 'Site manager',
  }),
  hazardOf({
    hazard: 'Fall from a scaffold, or its collapse',
    who: 'Scaffolders and everyone who uses it',
    before: [3, 5],
    after: [1, 5],
    controls: [
      ['engineer', 'Built to TG20 compliance or to a design, tied and braced, boards without gaps'],
      [
        'engineer',
        'Scaffolders erect and strike behind their own guard-rail, to NASC SG4, clipped on where there is none',
      ],
      [
        'administrate',
        'Inspected before first use, every 7 days, and after alteration or bad weather; the report is on site and the tag shows it',
      ],
      ['administrate', 'Only scaffolders alter it; incomplete bays are closed off and signed'],
    ],
    by: 'Scaffold supervisor',
  }),
  hazardOf({
    hazard: 'Fall from, or overturning of, a mobile elevating work platform',
    who: 'Operator, and people below',
    before: [3, 5],
    after: [1, 5],
    controls: [
      [
        'engineer',
        'Machine with secondary guarding; firm and level ground checked, spreader plates where needed',
      ],
      ['administrate', 'Pre-use check recorded; LOLER examination within the last 6 months'],
      ['administrate', 'Ground rescue person who has been shown the lowering controls'],
      [
        'ppe',
        'Full body harness with a short restraint lanyard in boom types, clipped to the marked anchor',
      ],
    ],
    by: 'MEWP operator',
  }),
  hazardOf({
    hazard: 'Fall through a fragile roof or rooflight',
    who: 'Roofers, surveyors',
    before: [4, 5],
    after: [1, 5],
    controls: [
      ['eliminate', 'Work from below, or from a MEWP basket, so that no one stands on the roof'],
      [
        'engineer',
        'Where access cannot be avoided: staging with guard-rails over fragile material, nets or a birdcage below',
      ],
      [
        'administrate',
        'All sheeting is treated as fragile until proven otherwise; access under a permit',
      ],
    ],
    by: 'Roofing supervisor',
  }),
  hazardOf({
    hazard: 'Fall from a ladder, steps or a mobile tower',
    who: 'Trades',
    before: [3, 4],
    after: [1, 4],
    controls: [
      [
        'substitute',
        'Podium steps or a mobile tower in place of ladders; ladders only for light work of less than 30 minutes',
      ],
      [
        'engineer',
        'Ladders at 1 in 4, secured at the top, 1 m above the landing; towers built to the manufacturer’s plan with guard-rails on every platform',
      ],
      [
        'administrate',
        'Towers tagged by a PASMA holder; never moved with anyone on them; pre-use check of every ladder',
      ],
    ],
    by: 'Trade supervisor',
  }),
  hazardOf({
    hazard: 'Tools or materials falling on people',
    who: 'People below, the public',
    before: [4, 4],
    after: [1, 4],
    controls: [
      ['engineer', 'Toe boards, brick guards and debris netting; tools on lanyards'],
      ['engineer', 'Barriered exclusion zone below, wide enough for anything that could fall'],
      [
        'administrate',
        'Waste goes down a chute or in a skip, never over the edge; nothing is left on the scaffold overnight that the wind can move',
      ],
      ['ppe', 'Hard hats, with chin straps at height'],
    ],
    by: 'Site manager',
  }),
  hazardOf({
    hazard: 'Suspended in a harness after a fall',
    who: 'Anyone working in fall arrest',
    before: [2, 5],
    after: [1, 5],
    controls: [
      ['substitute', 'Work restraint, so that the edge cannot be reached, in place of fall arrest'],
      [
        'administrate',
        'Rescue plan and kit at the place of work, practised; it does not rely on the fire service',
      ],
      [
        'administrate',
        'Harness and lanyard checked before use and examined in detail at least every 6 months, on a register',
      ],
    ],
    by: 'Trade supervisor',
  }),
];

export const workAtHeight: Template = {
  id: 'work-at-height',
  title: 'Work at height',
  about: 'Edges, scaffolds, MEWPs, ladders and roofs. Work at Height Regulations 2005.',
  content: {
    hazards,
    steps: [
      'Check that this work cannot be done from the ground; the supervisor signs the pre-start',
      'Inspect access, edge protection and anchors; do not start without a valid tag or inspection report',
      'Set out the exclusion zone below and post its signs',
      'Check harnesses, lanyards and tools on lanyards; place the rescue kit',
      'Brief everyone and take the signatures',
      'Do the work from inside the protection; stop when the weather limit is reached',
      'Clear materials and tools, close openings, leave the edge protected',
      'Hand back: permits closed, access secured against use out of hours',
    ],
    plant: [
      'Scaffold to TG20 or a design',
      'MEWP with a current LOLER report',
      'Podium steps and mobile towers',
    ],
    substances: [],
    ppe: ['hard_hat', 'hi_vis', 'safety_boots', 'gloves', 'harness'],
    permits: [
      'Permit to remove edge protection',
      'Roof access permit',
      'Permit to work on a fragile roof',
    ],
    competences: [
      'CSCS card for the trade',
      'CISRS Scaffolder or Advanced Scaffolder to erect, alter and strike',
      'IPAF PAL card for the category of MEWP',
      'PASMA for mobile towers',
      'Harness user and rescue training',
      'Supervisor: SSSTS or SMSTS',
    ],
    weatherLimits: [
      'MEWP: stop at 12.5 m/s (28 mph), or lower where the manufacturer says so',
      'Roof work and sheet handling: stop at 10.3 m/s (23 mph), sooner for large sheets',
      'No work on frosted, icy or snow-covered surfaces; none in lightning',
      'Scaffold inspected again after winds that may have moved it',
    ],
    emergency:
      'Fall: call 999, do not move the casualty unless there is danger, send for a first aider, preserve the scene.\nSuspended in a harness: start the rescue plan at once; get the casualty down within minutes, then treat as an emergency even if they feel well.\nMEWP stuck: the named person lowers it from the ground controls.\nReport to the site manager; the site manager and the office decide whether it is reportable under RIDDOR.',
  },
};
