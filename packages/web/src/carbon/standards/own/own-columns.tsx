import { categoryLabels } from '@sitewright/domain/carbon/carbon-labels';
import type { OwnFactor } from '@sitewright/domain/carbon/factor';
import { readableDecimal } from '@sitewright/domain/kernel/decimal';
import { Link } from '@tanstack/react-router';
import { Paperclip } from 'lucide-react';
import type { Column } from '../../../ui/table/column.ts';
import { textColumn } from '../../../ui/table/columns.tsx';
import { TwoLines } from '../../../ui/table/two-lines.tsx';
import { sourceLabels } from '../../labels.ts';
import { useStandardsSearch } from '../search-params.ts';
import { StateBadge, stateText } from './own-state.tsx';

type OwnColumn = Column<OwnFactor>;

export const ownColumns = (today: string): OwnColumn[] => [
  name,
  textColumn('source', 'Source', ({ source }) => sourceLabels[source], { width: 104 }),
  epd,
  textColumn('category', 'Category', ({ category }) => categoryLabels[category], { width: 104 }),
  value,
  textColumn('year', 'Year', ({ year }) => String(year), { width: 72 }),
  state(today),
  document,
  textColumn('reason', 'Reason', ({ reason }) => reason, { width: 220, isExtra: true }),
  textColumn('replaces', 'In the place of', ({ replaces }) => replaces, {
    width: 150,
    isExtra: true,
  }),
];

const name: OwnColumn = {
  id: 'name',
  header: 'Item',
  width: 260,
  isName: true,
  cell: (own) => (
    <TwoLines
      first={<OwnLink own={own} />}
      second={<span className="block max-w-60 truncate">{own.reason}</span>}
    />
  ),
  text: (own) => own.name,
  sortBy: (own) => own.name,
};

const epd: OwnColumn = {
  id: 'epd',
  header: 'EPD',
  width: 160,
  cell: ({ epdNumber, programme }) => <TwoLines first={epdNumber} second={programme} />,
  text: ({ epdNumber, programme }) => [epdNumber, programme].filter(Boolean).join(' '),
  sortBy: ({ epdNumber }) => epdNumber,
};

const value: OwnColumn = {
  id: 'value',
  header: 'kg CO₂e',
  width: 132,
  align: 'right',
  cell: (own) => <TwoLines first={readableDecimal(own.value)} second={`per ${own.unit}`} />,
  text: (own) => own.value,
  sortBy: (own) => Number(own.value),
  exportAs: (own) => Number(own.value),
};

const state = (today: string): OwnColumn => ({
  id: 'state',
  header: 'State',
  width: 176,
  cell: (own) => <StateBadge own={own} today={today} />,
  text: (own) => stateText(own, today),
  sortBy: (own) => own.expiresOn,
});

const document: OwnColumn = {
  id: 'document',
  header: 'File',
  width: 72,
  cell: ({ documentName }) =>
    documentName && (
      <span title={documentName} className="inline-flex">
        <Paperclip aria-hidden="true" className="size-4 text-text-2" />
        <span className="sr-only">{documentName}</span>
      </span>
    ),
  text: ({ documentName }) => documentName ?? '',
  sortBy: ({ documentName }) => documentName,
};

/** Opens an own factor beside the list, by a search parameter. */
export const OwnLink = ({ own: { id, name } }: { own: OwnFactor }) => (
  <Link
    to="."
    search={{ ...useStandardsSearch(), own: id }}
    resetScroll={false}
    className="-my-0.5 inline-block py-0.5 hover:underline site:-my-2.5 site:py-2.5"
  >
    <span title={name} className="block max-w-60 truncate site:max-w-none site:whitespace-normal">
      {name}
    </span>
  </Link>
);
