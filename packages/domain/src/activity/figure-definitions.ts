import type { FigureDefinitions } from '../kernel/figure-definition.ts';

const log = 'The activity log';

export const activityFigureDefinitions = {
  events: {
    name: 'Events today',
    formula: 'Number of entries in the activity log since midnight',
    includes: 'All actions, including those refused, in UK time',
    excludes: 'Earlier days',
    source: log,
  },
  failedSignIns: {
    name: 'Failed logins',
    formula: 'Number of refused sign-ins since midnight',
    includes: 'Wrong passwords and codes on your users’ accounts',
    excludes: 'Email addresses that do not belong to your users',
    source: log,
  },
  deletions: {
    name: 'Deletions',
    formula: 'Number of deletions since midnight',
    includes:
      'Records moved to the recycle bin, even if restored since, and records deleted permanently',
    excludes: 'Earlier days',
    source: log,
  },
  exports: {
    name: 'Exports',
    formula: 'Number of exports and downloads since midnight',
    includes: 'Spreadsheets, PDFs, reports and backups',
    excludes: 'Pages printed from the browser',
    source: log,
  },
} as const satisfies FigureDefinitions;
