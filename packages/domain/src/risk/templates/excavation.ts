import { hazardOf, type Template } from './template.ts';

const hazards = [
  hazardOf({
    hazard: 'Collapse of the sides, people buried',
    who: 'Groundworkers, engineers',
    before: [4, 5],
    after: [1, 5],
    controls: [
      [
        'eliminate',
        'Trenchless or remote methods, so that no one enters, wherever the design allows',
      ],
      [
        'engineer',
        'Sides supported by boxes or sheets, or battered back, to the temporary works design; support goes in from outside',
      ],
      [
        'engineer',
        'Spoil, materials and plant kept back from the edge by the distance in the design, never less than 1 m',
      ],
      [
        'administrate',
        'Inspected by a competent person at the start of every shift, and after anything that may have affected it; report kept',
      ],
    ],
    by: 'Temporary works coordinator',
  }),
  hazardOf({
    hazard: 'Striking an underground service: electricity, gas, water, fibre',
    who: 'Groundworkers, machine operator, neighbours',
    before: [4, 5],
    after: [1, 5],
    controls: [
      [
        'eliminate',
        'Services isolated or diverted by their owner before digging; the confirmation is in writing',
      ],
      [
        'engineer',
        'Trial holes by hand or vacuum excavation; no machine within 500 mm of a known service',
      ],
      [
        'administrate',
        'Permit to dig with current drawings; the area scanned with CAT and Genny before and while digging, and marked up (HSG47)',
      ],
      ['ppe', 'Insulated tools, arc-rated clothing and gloves while exposing electricity'],
    ],
    by: 'Permit issuer',
  }),
  hazardOf({
    hazard: 'Person or vehicle falls into the excavation',
    who: 'Everyone on site, the public',
    before: [3, 4],
    after: [1, 4],
    controls: [
      [
        'engineer',
        'Rigid edge protection round every excavation that someone could fall into; solid covers on small holes',
      ],
      ['engineer', 'Stop blocks for tipping vehicles; haul roads kept away from the edge'],
      ['engineer', 'Ladder access, tied, within reach of every place of work'],
      ['administrate', 'Lit and fenced out of hours; backfilled as soon as possible'],
    ],
    by: 'Groundworks supervisor',
  }),
  hazardOf({
    hazard: 'Struck or crushed by an excavator, dumper or its load',
    who: 'Groundworkers, banksman',
    before: [4, 5],
    after: [1, 5],
    controls: [
      [
        'engineer',
        'Barriered slew zone with at least 0.5 m clear behind the counterweight; people and plant on separate routes',
      ],
      [
        'engineer',
        'Cameras, mirrors and alarms working; quick hitch checked with the bucket shaken before use',
      ],
      [
        'administrate',
        'Plant and vehicle marshal; operator stops when anyone enters and lowers the bucket',
      ],
      ['ppe', 'Hi-vis to class 2 or better'],
    ],
    by: 'Plant marshal',
  }),
  hazardOf({
    hazard: 'Bad air: gas, exhaust or lack of oxygen in the dig',
    who: 'Anyone who enters',
    before: [2, 5],
    after: [1, 5],
    controls: [
      ['eliminate', 'No petrol or diesel engine in or near the excavation where fumes can gather'],
      ['engineer', 'Forced ventilation where the assessment requires it'],
      [
        'administrate',
        'Confined space assessment before entry; gas monitor worn; in a confined space, entry permit and top man',
      ],
    ],
    by: 'Groundworks supervisor',
  }),
  hazardOf({
    hazard: 'Nearby structures, scaffolds or roads undermined',
    who: 'Everyone nearby, the public',
    before: [3, 5],
    after: [1, 5],
    controls: [
      ['engineer', 'Distance, underpinning or shoring to the design, checked to BS 5975'],
      [
        'administrate',
        'Condition survey before; level and tilt monitored with trigger levels, and work stops when one is reached',
      ],
    ],
    by: 'Temporary works coordinator',
  }),
  hazardOf({
    hazard: 'Flooding from ground water, rain or a burst main',
    who: 'Groundworkers',
    before: [3, 4],
    after: [1, 4],
    controls: [
      ['engineer', 'Pump and standby on site; cut-off drains; discharge through a settlement tank'],
      [
        'administrate',
        'Inspected again after rain before anyone enters; consent held for the discharge',
      ],
    ],
    by: 'Groundworks supervisor',
  }),
  hazardOf({
    hazard: 'Contaminated ground, needles, leptospirosis',
    who: 'Groundworkers',
    before: [3, 3],
    after: [2, 2],
    controls: [
      ['substitute', 'Hot spots dug out by machine and removed, so that no one handles the soil'],
      [
        'administrate',
        'Site investigation read; stop and report on smell, colour or fibres; washing before eating',
      ],
      ['ppe', 'Gloves, coveralls; cuts covered'],
    ],
    by: 'Groundworks supervisor',
  }),
];

export const excavation: Template = {
  id: 'excavation',
  title: 'Excavation',
  about: 'Trenches and open digs, services and support. CDM 2015 regulation 22, HSG47.',
  content: {
    hazards,
    steps: [
      'Read the service drawings and the ground investigation; walk the line',
      'Scan with CAT and Genny, mark up, hand-dig trial holes; issue the permit to dig',
      'Set up barriers, signs, stop blocks and the slew zone',
      'Dig in layers with a marshal watching; expose services by hand',
      'Install support as the dig goes down, from outside, to the temporary works design',
      'Inspect at the start of the shift and after any event; record it; only then enter by ladder',
      'Do the work in the excavation; spoil and plant stay back from the edge',
      'Take support out from the bottom up as the backfill rises, in layers',
      'Reinstate, take barriers away, close the permit',
    ],
    plant: [
      '360 excavator with a checked quick hitch',
      'Trench boxes or sheets to the design',
      'CAT and Genny in calibration',
      'Pumps with standby',
    ],
    substances: ['Diesel', 'Cement and concrete where bedding is laid'],
    ppe: ['hard_hat', 'hi_vis', 'safety_boots', 'gloves', 'eye_protection'],
    permits: [
      'Permit to dig',
      'Temporary works permit to load and to strike',
      'Confined space entry permit where required',
    ],
    competences: [
      'CPCS or NPORS excavator operator for the category of machine',
      'CPCS or NPORS plant and vehicle marshal',
      'CAT and Genny training in date',
      'Temporary works coordinator to BS 5975',
      'Confined space and gas monitor training where required',
    ],
    weatherLimits: [
      'No entry after heavy rain, thaw or a burst until it has been inspected again',
      'Stop when water collects faster than the pump removes it',
      'Haul roads closed when laden dumpers slide; no dumper across a slope in wet weather',
    ],
    emergency:
      'Collapse: no one goes in. Call 999, ask for fire and ambulance, stop plant, keep people and machines off the edge.\nElectricity struck: stay in the cab or stay clear, call 105; no one touches machine or cable until its owner confirms that it is dead.\nGas struck: engines off, no flames or phones near, clear 50 m or more, call 0800 111 999.\nBad air: do not go in after anyone; raise the alarm, use the retrieval line.',
  },
};
