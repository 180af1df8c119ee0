import { moduleLabels } from '@sitewright/domain/carbon/carbon-labels';
import { carbonModules } from '@sitewright/domain/carbon/carbon-values';
import type { Footprint } from '@sitewright/domain/carbon/footprint';
import { readableDecimal } from '@sitewright/domain/kernel/decimal';
import { heading, text } from '../platform/pdf/blocks.ts';
import type { Block } from '../platform/pdf/print.ts';

const method = [
  'Every figure is the sum of products: a quantity times an emission factor, rounded once, to the milligram of CO₂e. All sums are exact.',
  'The factor of an entry is that of the calendar year in which it was done, and is kept with it for ever. Where that year has no factor, the entry counts nowhere.',
  'Modules follow EN 15978 as RICS divides A5, scopes the Greenhouse Gas Protocol. Biogenic carbon is told beside the total and is never in it.',
  'Factors for waste that is recycled, burnt or composted cover its transport only, those for landfill all that follows: they do not rank the ways that waste can go.',
];

/** How the figures were calculated. */
export const methodBlocks = ({ sets, qualityScore }: Footprint): Block[] => [
  heading('Method'),
  ...[...method, ...scored(qualityScore)].map(text),
  heading('Factor sets'),
  {
    kind: 'table',
    columns: [
      { header: 'Edition', share: 5 },
      { header: 'Products', share: 1, align: 'right' },
    ],
    rows: sets.map(({ citation, terms }) => [citation, readableDecimal(String(terms))]),
  },
];

const scored = (score: string | null): string[] =>
  score
    ? [
        `Data quality is ${score} of 1, weighted by kilograms: measured 1.0, supplier EPD 0.9, average factor 0.7, estimated 0.4.`,
      ]
    : [];

/** What the figures include and leave out. */
export const boundaryBlocks = ({ boundary }: Footprint): Block[] => {
  const { modules, includesLosses, includesWtt, statedYear, keptTerms } = boundary;
  const left = carbonModules.filter((module) => !modules.includes(module));
  return [
    heading('Boundary'),
    {
      kind: 'facts',
      facts: [
        ['In the total', named(modules)],
        ['Left out', left.length > 0 ? named(left) : 'Nothing of A1 to A5'],
        ['Grid losses', placeOf(includesLosses)],
        ['Well to tank', placeOf(includesWtt)],
        ['Factors', statedYear ? `All of ${statedYear}` : 'As each entry was recorded'],
        ...(keptTerms > 0
          ? [[`Not of ${statedYear}`, `${keptTerms} products stand as recorded`] as const]
          : []),
      ],
    },
  ];
};

const named = (modules: readonly (keyof typeof moduleLabels)[]): string =>
  modules.map((module) => moduleLabels[module]).join(', ');

const placeOf = (isInTotal: boolean): string => (isInTotal ? 'In the total' : 'Beside the total');
