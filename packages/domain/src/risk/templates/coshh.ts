import { hazardOf, type Template } from './template.ts';

const hazards = [
  hazardOf({
    hazard: 'Silica dust from cutting, chasing, drilling or sweeping concrete, brick and stone',
    who: 'Operative, nearby trades',
    before: [5, 5],
    after: [1, 5],
    controls: [
      [
        'eliminate',
        'Ordered to size, cast-in channels and sleeves, so that nothing is cut on site',
      ],
      [
        'engineer',
        'Water suppression or on-tool extraction to an M-class vacuum (H-class for longer work); vacuum, never dry sweeping',
      ],
      [
        'administrate',
        'Kept below the limit of 0.1 mg/m³ over 8 hours; others kept away; health surveillance where exposure is regular',
      ],
      ['ppe', 'Face-fit tested FFP3 or half mask P3 (APF 20), clean shaven'],
    ],
    by: 'Trade supervisor',
  }),
  hazardOf({
    hazard: 'Wet cement and concrete: burns and dermatitis',
    who: 'Concrete gang, bricklayers',
    before: [4, 3],
    after: [2, 2],
    controls: [
      [
        'substitute',
        'Low-chromate cement within its shelf life; pumped or ready-mixed in place of bags',
      ],
      [
        'engineer',
        'Kneeling boards, long-handled floats; bags of 25 kg or less, opened at extraction',
      ],
      [
        'administrate',
        'Wash at once with clean water; washing facilities next to the pour; skin checks',
      ],
      ['ppe', 'Waterproof gloves, boots higher than the wet concrete, goggles against splashes'],
    ],
    by: 'Concrete supervisor',
  }),
  hazardOf({
    hazard: 'Solvents, adhesives and paints: vapour and fire',
    who: 'Operative, occupants',
    before: [4, 4],
    after: [1, 4],
    controls: [
      ['substitute', 'Water-based or low-solvent products'],
      ['engineer', 'Through ventilation or extraction to the open air; no ignition within 6 m'],
      [
        'administrate',
        'Half a day’s supply at the place of work; lids on; rags in a lidded metal bin',
      ],
      ['ppe', 'A2P3 mask where the safety data sheet requires it, nitrile gloves'],
    ],
    by: 'Trade supervisor',
  }),
  hazardOf({
    hazard: 'Isocyanates and epoxies: asthma and sensitisation',
    who: 'Operative, nearby trades',
    before: [3, 5],
    after: [1, 5],
    controls: [
      ['substitute', 'Cartridges and pre-gelled systems in place of spraying and open mixing'],
      [
        'engineer',
        'Spraying inside an enclosure under extraction; no one else inside until the clearance time has passed',
      ],
      [
        'administrate',
        'Users trained in diisocyanates as REACH requires; health surveillance before and during',
      ],
      ['ppe', 'Air-fed mask for spraying; long nitrile gloves, disposable coveralls'],
    ],
    by: 'Specialist supervisor',
  }),
  hazardOf({
    hazard: 'Wood dust',
    who: 'Joiners',
    before: [4, 4],
    after: [1, 4],
    controls: [
      [
        'engineer',
        'Saws and sanders on M-class extraction; saw benches outdoors or in a ventilated area',
      ],
      [
        'administrate',
        'Below 3 mg/m³ for hardwood and 5 mg/m³ for softwood; vacuum, never compressed air',
      ],
      ['ppe', 'FFP3 for sanding and MDF, face-fit tested'],
    ],
    by: 'Joinery supervisor',
  }),
  hazardOf({
    hazard: 'Unexpected asbestos in an existing building',
    who: 'Everyone nearby',
    before: [3, 5],
    after: [1, 5],
    controls: [
      [
        'eliminate',
        'Refurbishment and demolition survey read, and the asbestos it found removed, with clearance, before work starts',
      ],
      [
        'administrate',
        'Stop, leave, close off and report at once if asbestos is suspected; no one sweeps or bags it',
      ],
      ['administrate', 'Asbestos awareness in date for everyone who disturbs the fabric'],
    ],
    by: 'Site manager',
  }),
  hazardOf({
    hazard: 'Diesel exhaust in enclosed places',
    who: 'Everyone nearby',
    before: [3, 4],
    after: [1, 4],
    controls: [
      ['substitute', 'Battery or electric plant indoors'],
      ['engineer', 'Engines outdoors with exhaust ducted away; forced ventilation'],
      ['administrate', 'Engines off when idle; carbon monoxide alarm'],
    ],
    by: 'Site manager',
  }),
  hazardOf({
    hazard: 'Spills, splashes and wrong storage',
    who: 'Storekeeper, operatives, watercourses',
    before: [3, 3],
    after: [1, 3],
    controls: [
      [
        'engineer',
        'Locked, bunded store (110%), acids, alkalis and flammables kept apart; drip trays',
      ],
      [
        'administrate',
        'Original containers with labels; safety data sheets on site; spill kit and drain covers nearby',
      ],
      ['ppe', 'Goggles and gloves for decanting; eyewash within 10 seconds’ walk'],
    ],
    by: 'Storekeeper',
  }),
];

export const coshh: Template = {
  id: 'coshh',
  title: 'COSHH',
  about: 'Dust, cement, solvents, resins and unexpected substances. COSHH 2002, EH40.',
  content: {
    hazards,
    steps: [
      'List every product; get its safety data sheet and write its COSHH assessment for this task',
      'Check whether it can be left out or replaced; order the safer product',
      'Set up extraction, water or ventilation; test that it works before work starts',
      'Check face-fit certificates, masks and filters; brief the signs of illness and what to do',
      'Keep others away; do the work with the control running',
      'Clean by vacuum or wet; bag waste and filters; take off coveralls before the mask',
      'Wash before eating, drinking, smoking and going home',
      'Record exposure where surveillance is needed; put products back in the store',
    ],
    plant: [
      'On-tool extraction with M- or H-class vacuum',
      'Water suppression kit',
      'Bunded store and spill kits',
      'Eyewash and washing place with warm water',
    ],
    substances: [
      'Respirable crystalline silica',
      'Cement',
      'Solvent-borne adhesives and paints',
      'Epoxy and polyurethane resins',
      'Wood dust',
      'Diesel exhaust',
    ],
    ppe: [
      'eye_protection',
      'gloves',
      'respirator',
      'coveralls',
      'safety_boots',
      'hi_vis',
      'hard_hat',
    ],
    permits: [
      'Permit for spraying in an enclosure',
      'Licensed asbestos work: its own plan and notification',
    ],
    competences: [
      'COSHH briefing on the products in use',
      'Face-fit test of the mask worn',
      'Asbestos awareness in date',
      'Diisocyanate training where resins contain them',
    ],
    weatherLimits: [
      'No outdoor spraying above 5 m/s (11 mph), or when spray drifts towards others',
      'Concrete, mortar and many resins: not below 2 °C and falling, or outside the range on the data sheet',
      'In heat: shorter spells in masks and coveralls, with water to hand',
    ],
    emergency:
      'In the eye: rinse for 20 minutes, hold the lids open, take the data sheet to hospital.\nOn the skin: take clothing off, rinse; cement burns need hospital even if they do not hurt.\nBreathed in: to fresh air, sit up, 999 if breathing is hard.\nSpill: stop it, cover drains, spill kit, tell the site manager; Environment Agency 0800 80 70 60 if it reached water or soil.\nAsbestos: everyone out, close the door, no one back in; decontaminate on the spot.',
  },
};
