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
  /** Of today. */
  task: string;
  /** Minutes after the site opened at which they started today, and their pauses. */
  startsAfter: number;
  waits: PastWait[];
  waitsNow?: OpenDemoPause;
};

const tea: PastWait = { reason: 'break', from: 150, to: 165 };
const lunch: PastWait = { reason: 'lunch', from: 300, to: 330 };

/** An ordinary day, 07:30 to 16:00. */
export const usualPauses: DemoPause[] = [tea, lunch];

/** Days on which rain stopped those who work outside. */
export const wetDays: DemoPause[][] = [
  [tea, lunch, { reason: 'weather', from: 375, to: 450 }],
  [tea, { reason: 'weather', from: 190, to: 235 }, lunch],
  [tea, lunch, { reason: 'weather', from: 342, to: 432 }],
  [{ reason: 'weather', from: 40, to: 95 }, tea, lunch],
];

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
    task: 'Soffit of the roof slab, bay 5',
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
    task: 'Drainage run 4',
    startsAfter: 30,
    waits: [
      { reason: 'break', from: 150, to: 158 },
      { reason: 'lunch', from: 300, to: 330 },
    ],
  },
  {
    name: 'Aire Concrete',
    jobRole: 'Concrete finisher',
    operatives: 6,
    hourlyRate: '23.00',
    site: hollin,
    task: 'Playground slab, bay 3',
    startsAfter: 60,
    waits: [tea, { reason: 'materials', from: 200, to: 235 }],
  },
  {
    name: 'Pennine Scaffolding',
    jobRole: 'Scaffolder',
    operatives: 4,
    hourlyRate: '25.75',
    site: hollin,
    task: 'Striking lift 1, north side',
    startsAfter: 90,
    waits: [tea],
  },
  {
    name: 'Whitaker Decorators',
    jobRole: 'Painter',
    operatives: 4,
    hourlyRate: '19.50',
    site: quarry,
    task: 'Plots 23 and 24, woodwork glossed',
    startsAfter: 75,
    waits: [tea],
  },
];
