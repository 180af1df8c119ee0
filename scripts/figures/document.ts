import { figureDefinitions } from '../../packages/domain/src/figure-definitions.ts';
import type { FigureDefinition } from '../../packages/domain/src/kernel/figure-definition.ts';

const introduction = `# Figures

Every figure on screen, with its definition. Select the name of a figure on screen to read the same
text. \`npm run figures\` generates this page from \`packages/domain/src/*/figure-definitions.ts\`; a
test fails if it is out of date. Percentages have one decimal, rounded half up
(\`packages/domain/src/kernel/percent.ts\`); money is net of VAT and in whole pence; hours are whole
minutes, shown to 0.1 h.`;

const columns = ['Figure', 'Formula', 'Includes', 'Excludes', 'Source'];

const lineOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const rowOf = ({ name, formula, includes, excludes, source }: FigureDefinition): string =>
  lineOf([`**${name}**`, formula, includes, excludes, source]);

const section = ([heading, figures]: [string, Readonly<Record<string, FigureDefinition>>]) =>
  [
    `## ${heading}`,
    '',
    lineOf(columns),
    lineOf(columns.map(() => '---')),
    ...Object.values(figures).map(rowOf),
  ].join('\n');

/** docs/FIGURES.md. */
export const figuresDocument = (): string =>
  `${[introduction, ...Object.entries(figureDefinitions).map(section)].join('\n\n')}\n`;
