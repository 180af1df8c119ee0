import type { PauseReason } from '@sitewright/domain/labour/labour-session';
import { minutesOfWindStop } from '../platform/demo-part.ts';

/** A pause, in minutes from the start; without an end it is still going on. */
export type DemoPause = { reason: PauseReason; from: number; to?: number };
/** A finished pause, and one that began so many minutes ago. */
type PastWait = Required<DemoPause>;
export type OpenDemoPause = { reason: PauseReason; ago: number };

export type DemoGang = {
  name: string;
  jobRole: string;
  operatives: number;
  hourlyRate: string;
  site: string;
  /** Today's tasks, and those of earlier days. */
  tasks: string[];
  /** Minutes after the site opened at which they started today, and their pauses. */
  startsAfter: number;
  waits: PastWait[];
  waitsNow?: OpenDemoPause;
};

const tea: PastWait = { reason: 'break', from: 150, to: 165 };
const lunch: PastWait = { reason: 'lunch', from: 300, to: 330 };

/** An ordinary day, 07:30 to 16:30. */
export const usualPauses: DemoPause[] = [tea, lunch];

export const wetAfternoon: DemoPause[] = [tea, lunch, { reason: 'weather', from: 375, to: 450 }];

const [kestrel, hollin, quarry] = [
  'kestrel-wharf-block-c',
  'hollin-lane-primary',
  'quarry-bank-sheltered-homes',
];

export const demoGangs: DemoGang[] = [
  {
    name: 'Harkness Formwork',
    jobRole: 'Carpenter',
    operatives: 9,
    hourlyRate: '24.50',
    site: kestrel,
    tasks: [
      'Core wall lift 5',
      'Core wall lift 4, struck and cleaned',
      'Slab edge shutters, level 5',
    ],
    startsAfter: 30,
    waits: [tea],
    waitsNow: { reason: 'weather', ago: minutesOfWindStop },
  },
  {
    name: 'Dunmore Civils',
    jobRole: 'Groundworker',
    operatives: 6,
    hourlyRate: '21.00',
    site: kestrel,
    tasks: ['Drainage run 4', 'Drainage run 3, tested and backfilled', 'Attenuation tank base'],
    startsAfter: 30,
    waits: [
      { reason: 'break', from: 150, to: 158 },
      { reason: 'lunch', from: 300, to: 330 },
    ],
  },
  {
    name: 'Aire Concrete',
    jobRole: 'Concrete finisher',
    operatives: 5,
    hourlyRate: '23.00',
    site: hollin,
    tasks: ['Hall floor, bay 3', 'Hall floor, bay 2', 'Ramp to the east door'],
    startsAfter: 60,
    waits: [tea, { reason: 'materials', from: 200, to: 235 }],
  },
  {
    name: 'Pennine Scaffolding',
    jobRole: 'Scaffolder',
    operatives: 4,
    hourlyRate: '25.75',
    site: hollin,
    tasks: ['Lift 3, north elevation', 'Lift 2, north elevation', 'Loading bay'],
    startsAfter: 90,
    waits: [tea],
  },
  {
    name: 'Whitaker Decorators',
    jobRole: 'Painter',
    operatives: 3,
    hourlyRate: '19.50',
    site: quarry,
    tasks: ['Plots 7 and 8, second coat', 'Plots 5 and 6, snags', 'Garden room, mist coat'],
    startsAfter: 75,
    waits: [tea],
  },
];
