import type { CategoryScore } from '@sitewright/domain/risk/risk-assessment';
import type { RamsStatus } from '@sitewright/domain/risk/risk-values';
import { usualCategories } from '@sitewright/domain/risk/score';

type Figures = readonly [likelihood: number, severity: number];

type Judged = {
  before: Figures;
  after: Figures;
  controls: string;
  action: string;
  owner: string;
  /** Days from today. */
  due: number;
};

/** In the order of the usual categories. */
const judged: readonly Judged[] = [
  {
    before: [4, 5],
    after: [2, 5],
    controls: 'Edge protection and nets on every level; weekly director’s tour.',
    action: 'Stop-the-job talks with the frame gangs before the roof slab.',
    owner: 'Joy Okafor',
    due: 12,
  },
  {
    before: [4, 4],
    after: [3, 4],
    controls: 'Six-week look-ahead with every trade.',
    action: 'Second crane crew in the evenings until the frame is topped out.',
    owner: 'Priya Raman',
    due: 20,
  },
  {
    before: [4, 4],
    after: [3, 3],
    controls: 'Monthly CVR; orders against budget heads.',
    action: 'Fix the façade price before the index moves.',
    owner: 'Ruth Ellery',
    due: -3,
  },
  {
    before: [2, 4],
    after: [2, 3],
    controls: 'Early warnings within two days.',
    action: 'Agree the level 2 variations.',
    owner: 'Priya Raman',
    due: 30,
  },
  {
    before: [3, 4],
    after: [2, 4],
    controls: 'RFI log reviewed weekly.',
    action: 'Freeze the layout of the bathrooms.',
    owner: 'David Achebe',
    due: 9,
  },
  {
    before: [3, 4],
    after: [1, 4],
    controls: 'Canal wall monitored daily with trigger levels.',
    action: 'Close out the monitoring after the backfill.',
    owner: 'Joy Okafor',
    due: 45,
  },
  {
    before: [4, 3],
    after: [3, 3],
    controls: 'Concrete booked two weeks ahead, with a second plant on call.',
    action: 'Hold three weeks of rebar on site.',
    owner: 'Ruth Ellery',
    due: 14,
  },
  {
    before: [3, 3],
    after: [2, 3],
    controls: 'Agency framework for labourers.',
    action: 'Book the dry-lining gang for spring.',
    owner: 'Joy Okafor',
    due: 60,
  },
  {
    before: [3, 4],
    after: [2, 4],
    controls: 'Settlement tank and bunded stores by the canal.',
    action: 'Spill drill with the pumping crew.',
    owner: 'Sam Whitlow',
    due: 6,
  },
  {
    before: [4, 3],
    after: [3, 3],
    controls: 'Anemometer on the crane, forecast at the morning meeting.',
    action: 'Sheeted bays for winter brickwork.',
    owner: 'Joy Okafor',
    due: 18,
  },
  {
    before: [3, 5],
    after: [1, 5],
    controls: 'Hoarding, covered walkway on the towpath, marshals at the gate.',
    action: 'Light the walkway before the clocks change.',
    owner: 'Sam Whitlow',
    due: -20,
  },
];

/** What is left counts for the first `done` of them; the others are as they were. */
export const scoresAt = (done: number, dayFromNow: (days: number) => string): CategoryScore[] =>
  usualCategories.map((usual, i) => {
    const { before, after, controls, action, owner, due } = judged[i] as Judged;
    const isControlled = i < done;
    return {
      ...usual,
      likelihood: before[0],
      severity: before[1],
      residualLikelihood: isControlled ? after[0] : null,
      residualSeverity: isControlled ? after[1] : null,
      ...{ controls, action, owner },
      dueDate: dayFromNow(due),
      isDone: due < -10,
    };
  });

/** How each contract was assessed, the earliest first. */
export const demoAssessments: Record<string, { ago: number; note: string; done: number }[]> = {
  'kestrel-wharf-block-c': [
    { ago: 120, note: 'Before the crane base', done: 0 },
    { ago: 90, note: 'Edge protection agreed with the frame contractor', done: 3 },
    { ago: 58, note: 'Monthly review', done: 6 },
    { ago: 27, note: 'Canal wall stable for a month', done: 9 },
    { ago: 5, note: 'Towpath walkway open', done: 11 },
  ],
  'hollin-lane-primary': [
    { ago: 80, note: 'Before term started', done: 2 },
    { ago: 20, note: 'Separate entrance in use', done: 8 },
  ],
  'quarry-bank-sheltered-homes': [{ ago: 40, note: 'Snagging stage', done: 7 }],
};

export type DemoRams = {
  site: string;
  template: string;
  activity: string;
  location: string;
  status: RamsStatus;
  /** Days from today. */
  starts: number;
  review: number;
  /** How many are still to be briefed. */
  unsigned: number;
  /** The first words of a control, and the number of the certificate that it depends on. */
  needs?: { control: string; certificate: string };
};

const kestrel = 'kestrel-wharf-block-c';

export const demoRams: readonly DemoRams[] = [
  {
    site: kestrel,
    template: 'lifting',
    activity: 'Tower crane lifts and formwork tables',
    location: 'TC1, whole footprint',
    status: 'issued',
    starts: -40,
    review: 120,
    unsigned: 2,
    needs: { control: 'Thorough examination in date', certificate: 'AIS-23544' },
  },
  {
    site: kestrel,
    template: 'work-at-height',
    activity: 'Slab edges and stair cores, level 5 to the roof',
    location: 'Level 5 to the roof',
    status: 'issued',
    starts: -30,
    review: -2,
    unsigned: 0,
  },
  {
    site: kestrel,
    template: 'hot-works',
    activity: 'Welding of balcony brackets',
    location: 'South elevation',
    status: 'in_review',
    starts: 6,
    review: 90,
    unsigned: 0,
  },
  {
    site: kestrel,
    template: 'coshh',
    activity: 'Resin floor in the car park',
    location: 'Basement',
    status: 'draft',
    starts: 25,
    review: 180,
    unsigned: 0,
  },
  {
    site: kestrel,
    template: 'lifting',
    activity: 'Mobile crane lifts of balcony frames',
    location: '60 t crane on the podium',
    status: 'issued',
    starts: -20,
    review: 70,
    unsigned: 0,
    // The crane's has run out, so that the screens show a control that is not in place.
    needs: { control: 'Thorough examination in date', certificate: 'AIS-22871' },
  },
  {
    site: 'hollin-lane-primary',
    template: 'public',
    activity: 'School gate and deliveries in term time',
    location: 'Hollin Lane entrance',
    status: 'issued',
    starts: -60,
    review: 100,
    unsigned: 1,
  },
  {
    site: 'hollin-lane-primary',
    template: 'excavation',
    activity: 'Drainage to the playground',
    location: 'Playground side',
    status: 'approved',
    starts: 4,
    review: 150,
    unsigned: 0,
  },
];
