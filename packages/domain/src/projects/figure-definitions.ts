import type { FigureDefinitions } from '../kernel/figure-definition.ts';

export const contractFigureDefinitions = {
  active: {
    name: 'Active contracts',
    formula: 'Number of contracts with status Active',
    includes: 'All active contracts that you can see',
    excludes: 'Planning, on-hold, completed and cancelled contracts',
    source: 'Contracts',
  },
} as const satisfies FigureDefinitions;
