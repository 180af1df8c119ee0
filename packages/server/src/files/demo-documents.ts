import type { Reaction } from '@sitewright/domain/files/reaction';
import type { Role } from '@sitewright/domain/kernel/access';
import type { Block } from '../platform/pdf/print.ts';

export type DemoComment = {
  by: Role;
  content: string;
  reactions?: readonly (readonly [Role, Reaction])[];
};

export type DemoDocument = {
  title: string;
  extension: 'pdf' | 'csv' | 'txt';
  description: string;
  by: Role;
  daysAgo: number;
  /** Blocks of a PDF, or plain text. */
  content: readonly Block[] | string;
  comments?: readonly DemoComment[];
};

/** The documents of Kestrel Wharf, oldest first. */
export const demoDocuments: readonly DemoDocument[] = [
  {
    title: 'RAMS 014 Core wall formwork',
    extension: 'pdf',
    description: 'Method statement and risk assessment, revision C',
    by: 'Contracts Manager',
    daysAgo: 34,
    content: [
      { kind: 'heading', text: 'Sequence of work' },
      { kind: 'text', text: '1. Strike the lift below after 18 hours and 10 N/mm².' },
      { kind: 'text', text: '2. Raise the panels by crane, tag lines on both ends.' },
      { kind: 'text', text: '3. Set, plumb and tie; edge protection before anyone steps on.' },
      {
        kind: 'table',
        columns: [
          { header: 'Hazard', share: 3 },
          { header: 'Control', share: 5 },
        ],
        rows: [
          [
            'Panels in the wind',
            'No lifting above 38 mph gusts; the supervisor reads the anemometer',
          ],
          ['Work at height', 'Platforms with guard rails, clipped on during striking'],
          ['Wet concrete', 'Gloves, goggles, eye wash at the lift'],
        ],
      },
    ],
    comments: [
      {
        by: 'Site Manager',
        content: 'Briefed to all nine on Monday, sheet signed and filed.',
        reactions: [
          ['Contracts Manager', '👍'],
          ['Managing Director', '✅'],
        ],
      },
    ],
  },
  {
    title: 'Lifting plan LP-07',
    extension: 'pdf',
    description: 'Tower crane, mesh bundles to level 7',
    by: 'Site Manager',
    daysAgo: 9,
    content: [
      {
        kind: 'facts',
        facts: [
          ['Load', 'Mesh bundle, 1.9 t'],
          ['Radius', '31 m, capacity 2.6 t'],
          ['Slinger', 'Sam Whitlow'],
          ['Wind limit', '38 mph in gusts'],
        ],
      },
      { kind: 'text', text: 'Canal path closed while the load passes over it; two marshals.' },
    ],
    comments: [
      {
        by: 'Site Supervisor',
        content: 'The path marshal starts at 07:45, not 08:00.',
        reactions: [['Site Manager', '👀']],
      },
      {
        by: 'Director',
        content: 'Please keep a copy at the gate as well.',
        reactions: [['Site Manager', '👍']],
      },
    ],
  },
  {
    title: 'Deliveries this week',
    extension: 'csv',
    description: 'Booked slots at the Canal Road gate',
    by: 'Buyer',
    daysAgo: 3,
    content:
      'day,slot,supplier,load\nMonday,08:15,Pennick,C32/40 concrete 18 m3\nTuesday,10:40,Aire Steel,A393 mesh 36 sheets\nThursday,15:00,Tadcaster,Blockwork 12 pallets\n',
  },
  {
    title: 'Toolbox talk, working in wind',
    extension: 'txt',
    description: 'Read out at the start of the shift',
    by: 'Site Supervisor',
    daysAgo: 1,
    content:
      'Working in wind\n\nBelow 23 mph: work as planned.\nFrom 23 mph: no sheet materials by crane.\nFrom 38 mph in gusts: no lifting at all. Loose sheets weighted or taken down.\n\nAnyone who sees something move that should not must stop the job.\n',
  },
];
