import { hazardOf, type Template } from './template.ts';

const hazards = [
  hazardOf({
    hazard: 'Fire: sparks, slag or conducted heat light something combustible',
    who: 'Everyone in the building, neighbours',
    before: [4, 5],
    after: [1, 5],
    controls: [
      [
        'eliminate',
        'Cold method instead: mechanical fixings, cold cutting, press fittings, self-adhesive membrane',
      ],
      [
        'engineer',
        'Combustibles cleared for 10 m; what cannot be moved is covered with fire blankets to LPS 1207; gaps and holes sealed, the far side of walls checked',
      ],
      [
        'engineer',
        'Two extinguishers of the right kind at the place of work; detection isolated in that zone only, under a permit',
      ],
      [
        'administrate',
        'Hot work permit for one place and one shift; fire watch during the work and for at least 60 minutes after it, with a final check before leaving the site',
      ],
    ],
    by: 'Permit issuer',
  }),
  hazardOf({
    hazard: 'Gas cylinder explodes, leaks or flashes back',
    who: 'Operatives, fire crews, neighbours',
    before: [3, 5],
    after: [1, 5],
    controls: [
      [
        'substitute',
        'Battery or electric tools in place of oxy-fuel; propane in place of acetylene',
      ],
      [
        'engineer',
        'Flashback arrestors and check valves on both lines, hoses in date, regulators for the right gas',
      ],
      [
        'administrate',
        'Cylinders upright, chained on a trolley, valves shut when not in use; leak test with spray, never flame',
      ],
      [
        'administrate',
        'Out of the building at the end of the shift, to a locked and ventilated cage; marked on the fire plan',
      ],
    ],
    by: 'Hot work operative',
  }),
  hazardOf({
    hazard: 'Burns to skin and eyes, arc eye',
    who: 'Operative, people nearby',
    before: [4, 3],
    after: [1, 3],
    controls: [
      ['engineer', 'Welding screens round the work; hot items marked HOT and kept apart'],
      ['administrate', 'No one without protection inside the screens'],
      [
        'ppe',
        'Welding shield of the right shade or face shield, gauntlets, flame-retardant coveralls without turn-ups, leather boots',
      ],
    ],
    by: 'Hot work operative',
  }),
  hazardOf({
    hazard: 'Fume and gas: welding fume, coatings, lead paint, galvanising',
    who: 'Operative, people nearby',
    before: [4, 4],
    after: [1, 4],
    controls: [
      [
        'eliminate',
        'Coatings ground off with extraction for 100 mm on either side before heat is applied',
      ],
      ['engineer', 'Local exhaust at the torch for all work indoors: welding fume causes cancer'],
      ['administrate', 'COSHH assessment of base metal, rod and coating; health surveillance'],
      [
        'ppe',
        'Face-fit tested respirator of APF 20 or more, including outdoors; powered where worn for over an hour',
      ],
    ],
    by: 'Hot work supervisor',
  }),
  hazardOf({
    hazard: 'Electric shock from welding sets and grinders',
    who: 'Operative',
    before: [3, 5],
    after: [1, 5],
    controls: [
      ['substitute', '110 V centre-tapped or battery tools'],
      ['engineer', 'Welding return clamped close to the work; set with voltage reduction; RCD'],
      [
        'administrate',
        'Leads checked before use, test label in date; no welding in wet conditions',
      ],
    ],
    by: 'Hot work operative',
  }),
  hazardOf({
    hazard: 'Disc breaks, or a grinder kicks back',
    who: 'Operative, people nearby',
    before: [3, 4],
    after: [1, 4],
    controls: [
      [
        'engineer',
        'Guard fitted, dead-man switch and kickback stop; disc of the right speed, in date',
      ],
      ['administrate', 'Abrasive wheel training; both hands, cut away from the body'],
      ['ppe', 'Face shield over impact goggles, hearing protection, gloves'],
    ],
    by: 'Hot work operative',
  }),
  hazardOf({
    hazard: 'Torch-on roofing sets fire to the deck, insulation or eaves',
    who: 'Roofers, occupants',
    before: [4, 5],
    after: [1, 5],
    controls: [
      ['eliminate', 'Flame-free zones to Safe2Torch at timber, abutments, gutters and openings'],
      ['engineer', 'Torch on a stand that shuts down; extinguishers on the roof'],
      [
        'administrate',
        'No flame in the last 2 hours before leaving the roof; thermal camera check',
      ],
    ],
    by: 'Roofing supervisor',
  }),
];

export const hotWorks: Template = {
  id: 'hot-works',
  title: 'Hot works',
  about: 'Welding, cutting, grinding and torch-on. HSG168 and the Joint Code of Practice.',
  content: {
    hazards,
    steps: [
      'Check first whether a cold method will do; record why not',
      'Issuer and operative inspect the area together, including above, below and behind',
      'Clear or cover combustibles for 10 m; seal gaps; isolate detection in that zone only',
      'Place extinguishers and the fire watch; check cylinders, hoses, arrestors, leads and discs',
      'Issue the permit for this place and this shift; brief and sign',
      'Set up screens and extraction, then do the work; the fire watch does nothing else',
      'Stop, shut valves, let it cool; watch for at least 60 minutes, including the far side',
      'Reinstate detection; final check; sign off the permit; return cylinders to the cage',
    ],
    plant: [
      'Welding set with voltage reduction or oxy-fuel kit with arrestors',
      'Fume extraction at the torch',
      'Two extinguishers (CO₂ or foam, and dry powder where suitable)',
      'Fire blankets to LPS 1207',
    ],
    substances: [
      'Propane, acetylene, oxygen',
      'Welding fume, depending on the rods used',
      'Coatings on the metal, treated as lead until tested',
    ],
    ppe: [
      'hard_hat',
      'safety_boots',
      'gloves',
      'eye_protection',
      'face_shield',
      'respirator',
      'hearing_protection',
      'coveralls',
    ],
    permits: ['Hot work permit, for one shift', 'Isolation of fire detection, for that zone'],
    competences: [
      'Trade card and, for coded welding, the welder’s certificate for the procedure',
      'Abrasive wheels training',
      'Fire marshal or fire watch training, including use of extinguishers',
      'Face-fit test of the mask worn',
    ],
    weatherLimits: [
      'Torch-on and open flames outdoors: stop at 10.3 m/s (23 mph), and in gusts that carry sparks beyond the cleared zone',
      'No electric welding in rain or on wet ground without cover',
      'In dry spells: extra fire watch and water to hand, no sparks over dry vegetation',
    ],
    emergency:
      'Fire: raise the alarm, 999, leave by the nearest way to the assembly point; use an extinguisher only if it is small and the way out is behind you.\nCylinder in a fire: clear 200 m, tell the fire service which gas and where; acetylene may still explode after the fire is out.\nBurn: cool under running water for 20 minutes, cover with cling film, first aider.\nArc eye: stop work, cold compress, hospital.\nElectric shock: switch off before you touch; 999; defibrillator at the site office.',
  },
};
