import { hazardOf, type Template } from './template.ts';

const hazards = [
  hazardOf({
    hazard: 'Trespass, especially by children',
    who: 'Children, trespassers, vulnerable people',
    before: [4, 5],
    after: [1, 5],
    controls: [
      [
        'engineer',
        'Solid hoarding or fencing of 2 m or more, no footholds, gates locked when unattended',
      ],
      [
        'engineer',
        'Ladders removed or boarded, scaffold alarmed, plant immobilised, excavations covered out of hours',
      ],
      [
        'administrate',
        'Perimeter walked at the end of every shift, and recorded; school visits and holidays in the plan',
      ],
    ],
    by: 'Site manager',
  }),
  hazardOf({
    hazard: 'Pedestrian or cyclist struck by a site vehicle at the gate',
    who: 'Pedestrians, cyclists, school run',
    before: [4, 5],
    after: [1, 5],
    controls: [
      [
        'eliminate',
        'No deliveries at school times and rush hours; lorries turn on site and leave forwards',
      ],
      [
        'engineer',
        'Separate gate for people; sight lines kept clear; barriers across the footway while a lorry crosses',
      ],
      [
        'administrate',
        'Deliveries booked; traffic marshal at every arrival; hauliers to FORS Silver or CLOCS',
      ],
    ],
    by: 'Traffic marshal',
  }),
  hazardOf({
    hazard: 'Something falls on a public way: tools, materials, a load',
    who: 'Public',
    before: [3, 5],
    after: [1, 5],
    controls: [
      [
        'eliminate',
        'No lifting over a public way; where unavoidable, the way is closed by order first',
      ],
      [
        'engineer',
        'Protection fans, crash deck or covered walkway to a design; netting and toe boards',
      ],
      ['administrate', 'Materials tied down before wind; façade walked daily'],
    ],
    by: 'Site manager',
  }),
  hazardOf({
    hazard: 'Trip, slip or fall on a diverted footway',
    who: 'Public, wheelchair users, people with prams or impaired sight',
    before: [4, 3],
    after: [1, 3],
    controls: [
      [
        'engineer',
        'Diversion at least 1 m wide (1.5 m where there is room), level, ramped, lit, with tapping rails and firm barriers',
      ],
      ['engineer', 'Cables overhead or ramped; boards flush and fixed'],
      [
        'administrate',
        'Checked at the start and end of the day, and cleaned; layout to the Safety at Street Works code',
      ],
    ],
    by: 'Street works supervisor',
  }),
  hazardOf({
    hazard: 'Collision at road works, or with a wide load',
    who: 'Road users, operatives',
    before: [3, 5],
    after: [1, 5],
    controls: [
      [
        'engineer',
        'Signs, cones, tapers and safety zone to Chapter 8 or the Street Works code; traffic signals where the plan has them',
      ],
      [
        'administrate',
        'Licence from the highway authority, and notice given to it; night works lit; mud swept and wheels washed',
      ],
      ['ppe', 'Hi-vis class 3 on the carriageway'],
    ],
    by: 'Street works supervisor',
  }),
  hazardOf({
    hazard: 'Dust, noise and vibration to neighbours',
    who: 'Residents, school, hospital',
    before: [4, 3],
    after: [2, 2],
    controls: [
      ['substitute', 'Crushing, cutting and piling by quieter methods, off site where they can be'],
      [
        'engineer',
        'Damping down, covered skips and lorries, acoustic screens; monitors at the boundary',
      ],
      [
        'administrate',
        'Section 61 consent hours kept; neighbours informed in advance; complaints answered within a day',
      ],
    ],
    by: 'Site manager',
  }),
  hazardOf({
    hazard: 'Fire spreads from the site, or blocks a neighbour’s escape',
    who: 'Neighbours, occupants',
    before: [2, 5],
    after: [1, 5],
    controls: [
      [
        'engineer',
        'Neighbours’ escape routes kept clear through the hoarding; waste away from the boundary, skips lidded',
      ],
      ['administrate', 'Fire plan shared with occupants; changes notified in advance; drills'],
    ],
    by: 'Fire coordinator',
  }),
  hazardOf({
    hazard: 'Visitors and occupants on site without an escort',
    who: 'Visitors, client’s staff, postal workers',
    before: [3, 4],
    after: [1, 4],
    controls: [
      ['engineer', 'One gate with a turnstile or a gateman; reception outside the working area'],
      ['administrate', 'Signed in, inducted, escorted; routes marked'],
      ['ppe', 'Hat, hi-vis and boots lent at the gate'],
    ],
    by: 'Gateman',
  }),
];

export const publicSafety: Template = {
  id: 'public',
  title: 'Public and third parties',
  about: 'Hoarding, gates, footways, deliveries and neighbours. HSG151, Street Works code.',
  content: {
    hazards,
    steps: [
      'Walk the boundary with the plan; note schools, bus stops, crossings and neighbours’ exits',
      'Agree licences, closures and hours with the highway authority and the council',
      'Tell neighbours what will happen, when, and who to call',
      'Put up hoarding, gates, signs and lights to the temporary works design, allowing for wind',
      'Set up diversions and marshals; open them only when checked',
      'Run deliveries by booking; barrier, marshal, wheel wash, sweep',
      'Walk the perimeter at the end of every shift; lock, alarm, cover, take ladders away',
      'Look into every complaint and near miss the same day; change the plan where needed',
    ],
    plant: [
      'Hoarding and gates to a design',
      'Barriers, ramps, tapping rails and lamps',
      'Wheel wash and road sweeper',
      'Dust and noise monitors',
    ],
    substances: [],
    ppe: ['hard_hat', 'hi_vis', 'safety_boots', 'gloves'],
    permits: [
      'Hoarding or scaffold licence',
      'Street works permit and traffic order',
      'Section 61 consent where held',
      'Crane oversail agreement',
    ],
    competences: [
      'Traffic marshal: CPCS or NPORS, or equivalent',
      'Street works operative and supervisor (NRSWA) in date',
      'Fire coordinator and marshals named',
      'Gateman briefed on visitors and emergency services',
    ],
    weatherLimits: [
      'Hoarding and banners checked when gusts above 20 m/s (45 mph) are forecast, to the limit of the design; footway closed if in doubt',
      'Footways gritted and cleared before they are opened in frost and snow',
      'Damping down doubled in dry wind; dusty work stopped when dust crosses the boundary',
    ],
    emergency:
      'Member of the public hurt: 999, first aider, keep the scene, take names of witnesses; tell the office at once (RIDDOR where they go to hospital).\nChild on site: stop plant, walk them out, call 101 or parents, find out how they got in and close the gap.\nHoarding or load fallen on the footway: close it, 999, keep people back, call the temporary works coordinator.\nEmergency vehicles: gateman meets them at the gate on the plan.\nOut of hours: number on the hoarding, answered day and night.',
  },
};
