import type { FigureDefinitions } from './figure-definition.ts';

/** The figures of every import of rows. */
export const importFigureDefinitions = {
  withErrors: {
    name: 'With errors',
    formula: 'Number of rows in the file that cannot be imported',
    includes: 'Rows with at least one error',
    excludes: 'Empty rows',
    source: 'The imported file',
  },
} as const satisfies FigureDefinitions;
