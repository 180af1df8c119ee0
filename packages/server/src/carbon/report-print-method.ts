import { moduleLabels } from '@sitewright/domain/carbon/carbon-labels';
import { carbonModules } from '@sitewright/domain/carbon/carbon-values';
import type { Footprint } from '@sitewright/domain/carbon/footprint';
import { readableDecimal } from '@sitewright/domain/kernel/decimal';
import { heading, text } from '../platform/pdf/blocks.ts';
import type { Block } from '../platform/pdf/print.ts';

const method = [
  'Each figure is a quantity multiplied by an emission factor, rounded once to the milligram of CO₂e, then added up exactly.',
  'Each entry uses the factor for the calendar year of the work and keeps it permanently. Where no edition had been published for that year, the report says which edition was used instead. An entry with no factor is not included.',
  'Modules follow EN 15978, with A5 divided as in RICS guidance. Scopes follow the Greenhouse Gas Protocol. Biogenic carbon is reported separately and never included in the total.',
  'Factors for recycled, burnt or composted waste cover transport only; landfill factors include all later emissions. They cannot be used to compare destinations.',
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
      { header: 'Calculations', share: 1, align: 'right' },
    ],
    rows: sets.map(({ citation, terms }) => [citation, readableDecimal(String(terms))]),
  },
];

const scored = (score: string | null): string[] =>
  score
    ? [
        `Data quality is ${score} out of 1, weighted by kilograms: measured 1.0, supplier EPD 0.9, average factor 0.7, estimated 0.4.`,
      ]
    : [];

/** What the figures include and exclude. */
export const boundaryBlocks = ({ boundary }: Footprint): Block[] => {
  const { modules, includesLosses, includesWtt, statedYear, keptTerms } = boundary;
  const left = carbonModules.filter((module) => !modules.includes(module));
  return [
    heading('Boundary'),
    {
      kind: 'facts',
      facts: [
        ['Included', named(modules)],
        ['Excluded', left.length > 0 ? named(left) : 'Nothing in A1 to A5'],
        ['Grid losses', placeOf(includesLosses)],
        ['Well to tank', placeOf(includesWtt)],
        ['Factors', statedYear ? `${statedYear} for all entries` : 'As recorded for each entry'],
        ...(keptTerms > 0
          ? [
              [
                `No ${statedYear} factor`,
                `${readableDecimal(String(keptTerms))} ${keptTerms === 1 ? 'calculation' : 'calculations'} shown as recorded`,
              ] as const,
            ]
          : []),
      ],
    },
  ];
};

const named = (modules: readonly (keyof typeof moduleLabels)[]): string =>
  modules.map((module) => moduleLabels[module]).join(', ');

const placeOf = (isInTotal: boolean): string => (isInTotal ? 'Included' : 'Reported separately');
