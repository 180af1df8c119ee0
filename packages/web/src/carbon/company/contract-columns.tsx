import { earlierEditionText } from '@sitewright/domain/carbon/edition-year';
import type { ContractFootprint } from '@sitewright/domain/carbon/footprint';
import { sumOfKilograms } from '@sitewright/domain/carbon/kilograms';
import { weightTexts } from '@sitewright/domain/carbon/weight-text';
import { Link } from '@tanstack/react-router';
import { nameColumn } from '../../projects/contract-name.tsx';
import type { Column } from '../../ui/table/column.ts';
import { numberColumn, textColumn } from '../../ui/table/columns.tsx';
import { number } from '../../ui/table/labels.ts';
import { TargetBar, targetText } from './target-bar.tsx';

/** A contract as the table has it. */
export type ContractLine = ContractFootprint & { id: number };

/** A user who may not see contract values gets no column for them, rather than an empty one. */
export const contractColumns = (
  contracts: readonly ContractFootprint[],
  seesMoney: boolean,
): Column<ContractLine>[] => [
  nameColumn('/carbon-footprint/$slug', 220),
  weight(contracts, 'total', 'Total CO₂e', { hasTotal: true }),
  ...(seesMoney ? [weight(contracts, 'perHundredThousand', 'Per £100k')] : []),
  weight(contracts, 'perSquareMetre', 'Per m²', { isExtra: true }),
  target,
  weight(contracts, 'wtt', 'WTT', { isExtra: true }),
  weight(contracts, 'biogenic', 'Biogenic', { isExtra: true }),
  numberColumn('entries', 'Entries', (line) => line.entries, {
    width: 84,
    text: (line) => number(line.entries),
  }),
  drafts,
  ...(contracts.some(({ earlierEditions }) => earlierEditions.length > 0) ? [edition] : []),
];

type Amount = 'total' | 'perHundredThousand' | 'perSquareMetre' | 'wtt' | 'biogenic';

/** Every contract in the same unit, so that they can be compared. */
function weight(
  contracts: readonly ContractFootprint[],
  id: Amount,
  header: string,
  { hasTotal, isExtra }: { hasTotal?: boolean; isExtra?: boolean } = {},
) {
  const text = weightTexts(contracts.flatMap((line) => line[id] ?? []));
  return numberColumn<ContractLine>(id, header, (line) => line[id], {
    width: 116,
    text: (line) => (line[id] ? text(line[id]) : ''),
    exportedAs: [{ header: `${header}, kg`, of: (line) => line[id] && Number(line[id]) }],
    ...(hasTotal && {
      total: (lines) => text(sumOfKilograms(lines.flatMap((line) => line[id] ?? []))),
    }),
    ...(isExtra && { isExtra }),
  });
}

const target = textColumn<ContractLine>('target', 'Against target', targetText, {
  width: 200,
  cell: (line) => <TargetBar line={line} />,
  sortBy: ({ underTarget }) => underTarget && Number(underTarget),
  exportedAs: [
    { header: 'Target, kg', of: (line) => line.target && Number(line.target) },
    {
      header: 'Under target to date, kg',
      of: (line) => line.underTarget && Number(line.underTarget),
    },
  ],
});

const edition = textColumn<ContractLine>(
  'edition',
  'Edition',
  ({ earlierEditions }) => earlierEditions.map((share) => earlierEditionText(share)).join('; '),
  { width: 220 },
);

/** Those that count nowhere lead to where they can be mended. */
const drafts = numberColumn<ContractLine>('drafts', 'No factor', (line) => line.drafts, {
  width: 128,
  cell: (line) =>
    line.drafts > 0 && (
      <Link
        to="/carbon-footprint/$slug"
        params={{ slug: line.slug }}
        search={{ status: 'draft' }}
        aria-label={`${number(line.drafts)} with no factor, ${line.name}`}
        className="link -my-0.5 min-w-6 justify-end py-0.5"
      >
        {number(line.drafts)}
      </Link>
    ),
  text: (line) => number(line.drafts),
});
