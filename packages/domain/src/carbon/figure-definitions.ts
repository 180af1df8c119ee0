import type { FigureDefinitions } from '../kernel/figure-definition.ts';

const entries = 'Carbon entries';

export const carbonFigureDefinitions = {
  total: {
    name: 'Total emissions',
    formula: 'Total of quantity × factor for every entry, in CO₂e',
    includes: 'The life-cycle modules in the boundary shown above the figures',
    excludes: 'Biogenic carbon, entries without a factor, and what the boundary reports separately',
    source: entries,
  },
  perValue: {
    name: 'Per £100k of value',
    formula: 'Total emissions ÷ contract value × £100,000',
    includes: 'Contracts with a value; approved changes to the contract value',
    excludes: 'Proposed and rejected changes, and VAT',
    source: 'Carbon entries, contracts and their budget changes',
  },
  perArea: {
    name: 'Per m²',
    formula: 'Total emissions ÷ floor area',
    includes: 'Contracts with a floor area',
    excludes: 'Contracts without a floor area',
    source: 'Carbon entries and carbon targets',
  },
  largest: {
    name: 'Largest source',
    formula: 'Emissions of the largest source ÷ total emissions, in per cent',
    includes: 'Entries with the same source',
    excludes: 'Entries without a factor',
    source: entries,
  },
  diverted: {
    name: 'Waste diverted',
    formula: 'Tonnes of waste not sent to landfill ÷ tonnes of waste, in per cent',
    includes: 'Waste with a known weight',
    excludes: 'Loads without a weight',
    source: 'Waste entries of the carbon footprint',
  },
  withoutFactor: {
    name: 'No factor',
    formula: 'Number of entries waiting for a factor',
    includes: 'Draft entries',
    excludes: 'Entries in the total',
    source: entries,
  },
  added: {
    name: 'New factors',
    formula: 'Number of rows in the file that add a factor',
    includes: 'Rows without errors',
    excludes: 'Rows with errors',
    source: 'The imported file',
  },
} as const satisfies FigureDefinitions;
