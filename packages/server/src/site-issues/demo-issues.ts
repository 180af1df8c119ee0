import type { siteIssues } from './table.ts';

type Row = typeof siteIssues.$inferInsert;

export type DemoIssue = Pick<
  Row,
  | 'issueType'
  | 'priority'
  | 'location'
  | 'assignedTo'
  | 'issueDescription'
  | 'immediateActions'
  | 'proposedSolution'
  | 'costImpact'
  | 'daysImpact'
> & { ago: number };

type Line = readonly [
  /** Working days ago, about. */
  ago: number,
  issueType: Row['issueType'],
  priority: Row['priority'],
  location: string,
  assignedTo: string,
  issueDescription: string,
  more?: Pick<Row, 'immediateActions' | 'proposedSolution' | 'costImpact' | 'daysImpact'>,
];

const concrete = {
  proposedSolution: 'Break out to sound concrete and repair with a cementitious mortar.',
  costImpact: '1240.00',
  daysImpact: '1.0',
};

const drains = {
  proposedSolution: 'Lift and lay again from MH12.',
  costImpact: '2180.00',
  daysImpact: '2.0',
};
const screed = {
  proposedSolution: 'Run dehumidifiers and test again every week; vinyl below 75% only.',
  costImpact: '860.00',
  daysImpact: '4.0',
};
const bolts = {
  proposedSolution: 'Slot the base plates, as agreed with Elmet.',
  costImpact: '1650.00',
  daysImpact: '1.5',
};

/** By contract: what goes wrong in its trades and at its stage. */
// biome-ignore format: a list of issues is read by its columns
const issues: Record<string, readonly Line[]> = {
  'kestrel-wharf-block-c': [
    [1, 'safety', 'critical', 'North elevation, level 3', 'Pennine Scaffolding', 'Scaffold tie missing next to the hoist', { immediateActions: 'Bay closed off and tagged.' }],
    [6, 'snag', 'low', 'Level 2, flat 9', 'Keld Drylining', 'Board joints open above the bathroom door'],
    [12, 'quality', 'high', 'Grid C4, level 6', 'Aire Concrete', 'Honeycombing at the column base\nTwo patches of about 200 mm on the north face.', concrete],
    [20, 'delay', 'medium', 'Canal Road gate', 'Priya Raman', 'Brick delivery three days late'],
    [9, 'quality', 'medium', 'Level 3, riser 2', 'Holme Electrical', 'Cable tray passes through the fire wall without a sleeve'],
    [4, 'environmental', 'medium', 'Compound', 'Joy Okafor', 'Drip tray under the bowser is full'],
  ],
  'quarry-bank-sheltered-homes': [
    [2, 'quality', 'high', 'Plot 21, bathroom', 'Calder Mechanical', 'Waste pipe to the shower leaks at the trap', { immediateActions: 'Water to the plot turned off.' }],
    [8, 'snag', 'low', 'Plots 17 and 18', 'Whitaker Decorators', 'Paint runs on the stair handrails'],
    [13, 'quality', 'medium', 'Lower road', 'Dunmore Civils', 'Backfall in the drain between MH12 and MH13', drains],
    [16, 'snag', 'low', 'Plot 14, kitchen', 'Ridgeway Timber Frame', 'Worktop joint is proud at the sink'],
    [7, 'delay', 'medium', 'Plots 22 to 24', 'Rowan Landscapes', 'Fence panels on back order until next week'],
  ],
  'hollin-lane-primary': [
    [3, 'safety', 'critical', 'School gate', 'Beverley Ackroyd', 'Delivery lorry arrived at the end of the school day', { immediateActions: 'Turned away; all suppliers reminded of the delivery hours.' }],
    [9, 'snag', 'low', 'Classroom 2', 'Ridgeway Joinery', 'Store door closer too strong for children'],
    [11, 'quality', 'high', 'The hall', 'Beck Flooring', 'Screed at 92% relative humidity, too wet for vinyl', screed],
    [15, 'quality', 'medium', 'Classroom 4', 'Wharfe Roofing', 'Stain below the rooflight after rain'],
    [5, 'other', 'low', 'Welfare', 'Imran Dar', 'Drying room heater trips in the night'],
  ],
  'farrier-row-unit-4': [
    [26, 'delay', 'high', 'Service yard', 'Priya Raman', 'Revised drainage of the yard not instructed by the client', { daysImpact: '24.0' }],
    [60, 'quality', 'medium', 'Pads 9 to 16', 'Harkness Formwork', 'Holding-down bolts 15 mm off line at grid 6', bolts],
    [4, 'safety', 'medium', 'North fence', 'Stuart Pell', 'Two fence panels blown down while the site is closed'],
    [30, 'environmental', 'low', 'Dock', 'Dunmore Civils', 'Silt in the interceptor after heavy rain'],
  ],
  'st-oswins-tower-repairs': [
    [112, 'quality', 'medium', 'West face', 'Moor Stone', 'Lime pointing too light against the old work'],
    [124, 'environmental', 'medium', 'The belfry', 'Frances Lunn', 'Bat droppings seen behind a louvre', { immediateActions: 'Work in the belfry stopped until the ecologist had inspected it.' }],
    [104, 'other', 'low', 'Churchyard', 'Pennine Scaffolding', 'Grass rutted by the scaffold lorry'],
  ],
};

export const issuesOf = (slug: string): DemoIssue[] =>
  (issues[slug] ?? []).map(
    ([ago, issueType, priority, location, assignedTo, issueDescription, more]) => ({
      ...{ ago, issueType, priority, location, assignedTo, issueDescription },
      ...more,
    }),
  );
