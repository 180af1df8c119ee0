import type { ContractFootprint } from '@sitewright/domain/carbon/footprint';
import { sumOfKilograms } from '@sitewright/domain/carbon/kilograms';
import { Link } from '@tanstack/react-router';
import { nameColumn } from '../../projects/contract-name.tsx';
import type { Column } from '../../ui/table/column.ts';
import { number } from '../../ui/table/labels.ts';
import { weightText } from '../labels.ts';
import { TargetBar, targetText } from './target-bar.tsx';

/** A contract as the table has it. */
export type ContractLine = ContractFootprint & { id: number };
type CarbonColumn = Column<ContractLine>;

/** A user who may not see contract values gets no column for them, rather than an empty one. */
export const contractColumns = (seesMoney: boolean): CarbonColumn[] => [
  nameColumn('/carbon-footprint/$slug', 220),
  weight('total', 'Total CO₂e', (lines) => sumOfKilograms(lines.map(({ total }) => total))),
  ...(seesMoney ? [weight('perHundredThousand', 'Per £100k')] : []),
  { ...weight('perSquareMetre', 'Per m²'), isExtra: true },
  target,
  { ...weight('wtt', 'WTT'), isExtra: true },
  { ...weight('biogenic', 'Biogenic'), isExtra: true },
  entries,
  drafts,
];

type Amount = 'total' | 'perHundredThousand' | 'perSquareMetre' | 'wtt' | 'biogenic';

const weight = (
  id: Amount,
  header: string,
  sum?: (lines: readonly ContractLine[]) => string,
): CarbonColumn => ({
  id,
  header,
  width: 116,
  align: 'right',
  cell: (line) => line[id] && weightText(line[id]),
  text: (line) => (line[id] ? weightText(line[id]) : ''),
  sortBy: (line) => line[id] && Number(line[id]),
  exportedAs: [{ header: `${header}, kg`, of: (line) => line[id] && Number(line[id]) }],
  ...(sum && { total: (lines) => weightText(sum(lines)) }),
});

const target: CarbonColumn = {
  id: 'target',
  header: 'Against target',
  width: 200,
  cell: (line) => <TargetBar line={line} />,
  text: targetText,
  sortBy: ({ underTarget }) => underTarget && Number(underTarget),
  exportedAs: [
    { header: 'Target, kg', of: (line) => line.target && Number(line.target) },
    {
      header: 'Under target to date, kg',
      of: (line) => line.underTarget && Number(line.underTarget),
    },
  ],
};

const entries: CarbonColumn = {
  id: 'entries',
  header: 'Entries',
  width: 84,
  align: 'right',
  cell: (line) => number(line.entries),
  text: (line) => number(line.entries),
  sortBy: (line) => line.entries,
  exportAs: (line) => line.entries,
};

/** Those that count nowhere lead to where they can be mended. */
const drafts: CarbonColumn = {
  id: 'drafts',
  header: 'Without a factor',
  width: 128,
  align: 'right',
  cell: (line) =>
    line.drafts > 0 && (
      <Link
        to="/carbon-footprint/$slug"
        params={{ slug: line.slug }}
        search={{ status: 'draft' }}
        aria-label={`${number(line.drafts)} without a factor, ${line.name}`}
        className="link -my-0.5 min-w-6 justify-end py-0.5"
      >
        {number(line.drafts)}
      </Link>
    ),
  text: (line) => number(line.drafts),
  sortBy: (line) => line.drafts,
  exportAs: (line) => line.drafts,
};
