import type { Role } from '@sitewright/domain/kernel/access';
import { londonTime } from '@sitewright/domain/kernel/calendar';
import type { NextPour } from '../platform/demo/call-offs.ts';
import {
  demoGusts,
  demoSiteOpening,
  limitOfBoom,
  minutesOfWindStop,
} from '../platform/demo-part.ts';

const minute = 60_000;

/** An activity between two times, in minutes since the site opened. */
type Done = {
  from: number;
  to: number;
  workSummary: string;
  weatherImpact?: string;
  materialsDelivered?: string;
  labor: Record<string, unknown>;
};

type DemoComment = { by: Role; at: number; comment: string };

/** The first site. */
export const siteOfToday = 'kestrel-wharf-block-c';

/** Today on the first site, half written, by people who are not at work at the moment. */
export function demoToday(now: Date, pour: NextPour) {
  const openedAt = demoSiteOpening(now).getTime();
  const momentOf = (minutes: number) => new Date(openedAt + minutes * minute);
  const timeOf = (minutes: number) => londonTime(momentOf(minutes));
  const soFar = (now.getTime() - openedAt) / minute;
  const stoodDown = soFar - minutesOfWindStop;
  return {
    slug: siteOfToday,
    entries: [...morning, pourStopped(stoodDown, timeOf(stoodDown), now, pour)]
      .filter(({ from, to }) => from < to && to <= soFar)
      .map(({ from, to, labor, ...entry }) => ({
        ...entry,
        labor: { ...labor, startTime: timeOf(from), finishTime: timeOf(to) },
        writtenAt: momentOf(Math.min(to + 6, soFar)),
      })),
    comments: commentsOn(stoodDown)
      .filter(({ at }) => at >= 0 && at <= soFar)
      .map(({ at, ...comment }) => ({ ...comment, timeSlot: `${timeOf(at).slice(0, 2)}:00` })),
  };
}

const morning: Done[] = [
  {
    from: 0,
    to: 30,
    workSummary:
      'Site opened. Briefing given to everyone: lifting near the core, wet scaffold boards.',
    labor: {
      company: 'Northgate Construction',
      jobRole: 'Site operative',
      operatives: 4,
      hourlyRate: 17.4,
    },
  },
  {
    from: 45,
    to: 150,
    workSummary:
      'Level 6 swept and sheeted; barriers at the hoist put back and signed for; four labourers.',
    labor: {
      company: 'Nidd Valley Labour',
      jobRole: 'Labourer',
      operatives: 4,
      hourlyRate: 19.8,
    },
  },
  {
    from: 60,
    to: 180,
    workSummary: 'Dry riser recut round the new downstand at level 3, daywork sheet 14 signed.',
    labor: { company: 'Calder Mechanical', jobRole: 'Pipefitter', operatives: 4 },
  },
  {
    from: 30,
    to: 300,
    workSummary:
      'Roof slab, both mats fixed to bays 3 and 4: 165 m² in all. Spacers checked at 40 mm cover, mesh stacked clear of the scaffold.',
    labor: {
      company: 'Bower Steelfixing',
      jobRole: 'Steel fixer',
      operatives: 6,
      hourlyRate: 23.5,
    },
  },
];

const pourStopped = (to: number, at: string, now: Date, { place, amount }: NextPour): Done => ({
  from: 30,
  to,
  workSummary: `Placing boom set up for ${place}. Pour stood down at ${at}, before the first wagon: gusts of ${demoGusts(now)(Number(at.slice(0, 2)))} mph, over the ${limitOfBoom} mph limit of the boom. ${amount} m³ cancelled with Pennick.`,
  weatherImpact: 'Pour moved to tomorrow, 9 carpenters standing',
  labor: { type: 'plant', company: 'Aire Concrete', plant: 'Placing boom' },
});

const commentsOn = (stoodDown: number): DemoComment[] => [
  {
    at: 90,
    by: 'Site Manager',
    comment: 'Cubes of the last pour are in the tank, collection on Friday.',
  },
  {
    at: stoodDown,
    by: 'Contracts Manager',
    comment: 'Log the standing time against weather, with the gust speed at the time.',
  },
  {
    at: stoodDown,
    by: 'Site Manager',
    comment: 'Done. Pump firm informed, new slot at 07:30.',
  },
];
