import type { FigureDefinitions } from '../kernel/figure-definition.ts';

const backups = 'Backups of the company';

export const backupFigureDefinitions = {
  lastGood: {
    name: 'Last good backup',
    formula: 'Days since the latest full backup that completed',
    includes: 'Scheduled backups and backups made by hand',
    excludes: 'Partial, failed and uploaded backups',
    source: backups,
  },
  schedule: {
    name: 'Schedule',
    formula: 'How often a backup is made',
    includes: 'The schedule in force',
    excludes: 'Backups made by hand',
    source: 'The backup schedule',
  },
  size: {
    name: 'Last backup size',
    formula: 'Size of the latest full backup that completed',
    includes: 'Records and files',
    excludes: 'Partial and failed backups',
    source: backups,
  },
} as const satisfies FigureDefinitions;
