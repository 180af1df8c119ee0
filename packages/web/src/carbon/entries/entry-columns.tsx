import type { CarbonEntry } from '@sitewright/domain/carbon/carbon-entry';
import { categoryLabels, qualityLabels } from '@sitewright/domain/carbon/carbon-labels';
import { draftLabel } from '@sitewright/domain/carbon/draft-reason';
import { perUnit } from '@sitewright/domain/carbon/emission-input';
import { formatWeight } from '@sitewright/domain/carbon/weight-text';
import { readableDecimal } from '@sitewright/domain/kernel/decimal';
import { Link } from '@tanstack/react-router';
import { Paperclip } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { colourOf } from '../../ui/charts/patterns.tsx';
import { formatDate } from '../../ui/fields/parse-date.ts';
import type { Column } from '../../ui/table/column.ts';
import { type ColumnOptions, textColumn } from '../../ui/table/columns.tsx';
import { WrappedText } from '../../ui/table/wrapped-text.tsx';
import { categoryInk } from '../charts/category-ink.ts';
import { editionText, quantityText, sourceLabels } from '../labels.ts';

type EntryColumn = Column<CarbonEntry>;

/** The server pages through them by date: only the loaded rows can be sorted here. */
const plain = (
  id: string,
  header: string,
  width: number,
  of: (entry: CarbonEntry) => string | null,
  options: ColumnOptions<CarbonEntry> = {},
) => textColumn(id, header, of, { width, sortBy: undefined, ...options });

const date = plain('date', 'Date', 96, (entry) => formatDate(entry.date), {
  exportAs: (entry) => new Date(entry.date),
});

const name = plain('source', 'Entry', 196, entryName, {
  isName: true,
  isHideable: false,
  cell: (entry) => (
    <span className="flex min-w-42 flex-wrap items-center gap-x-2">
      <EntryLink entry={entry} />
      <EntryBadges entry={entry} />
    </span>
  ),
});

/** What needs attention, wherever an entry is listed. */
export const EntryBadges = ({ entry }: { entry: CarbonEntry }) => (
  <>
    {entry.isHazardousWaste && <Badge tone="warn">Hazardous</Badge>}
    {entry.betterFactor && <Badge tone="info">Better factor available</Badge>}
    {editionText(entry) && <Badge tone="wait">{editionText(entry)}</Badge>}
    {entry.transferGaps.length > 0 && <Badge tone="warn">Documents incomplete</Badge>}
  </>
);

/** 'Concrete waste, EWC 17 01 01' */
function entryName({ source, wasteCode }: CarbonEntry): string {
  return wasteCode ? `${source}, EWC ${wasteCode}` : source;
}

export const EntryLink = ({ entry }: { entry: CarbonEntry }) => (
  <Link
    to="."
    search={(before) => ({ ...before, entry: entry.id })}
    resetScroll={false}
    className="-my-0.5 min-w-0 py-0.5"
  >
    <WrappedText
      text={entryName(entry)}
      leading="leading-5 max-md:leading-6"
      className="max-w-44"
    />
  </Link>
);

const category = plain('category', 'Category', 104, (entry) => categoryLabels[entry.category], {
  cell: (entry) => <CategoryMark entry={entry} />,
});

export const CategoryMark = ({ entry: { category: of } }: { entry: CarbonEntry }) => (
  <span className="inline-flex items-center gap-1.5 align-middle">
    <span
      aria-hidden="true"
      className="size-2.5 rounded-[2px]"
      style={{ background: colourOf(categoryInk[of]) }}
    />
    {categoryLabels[of]}
  </span>
);

const quantity = plain('quantity', 'Quantity', 96, sizeOf, {
  align: 'right',
  cell: sizeOf,
  second: enteredAs,
  exportedAs: [
    { header: 'Quantity', of: (entry) => numberOf(multiplied(entry).quantity) },
    { header: 'Unit', of: (entry) => multiplied(entry).unit },
    { header: 'Entered as', of: enteredAs },
  ],
});

const numberOf = (size: string | null): number | null => (size === null ? null : Number(size));

/** In the unit of the factor, so that quantity × factor is the result: tonnes, litres, tonnes × kilometres. */
function multiplied({ quantity: size, unit, terms: [first] }: CarbonEntry) {
  return first?.factor ? first : { quantity: size, unit };
}

export function sizeOf(entry: CarbonEntry): string {
  const { quantity: size, unit } = multiplied(entry);
  return quantityText(size, unit);
}

/** '18 m³', where the factor is for another unit. */
function enteredAs({ quantity: size, unit, terms: [first] }: CarbonEntry): string {
  return first?.factor && size && unit !== first.unit ? quantityText(size, unit) : '';
}

const factor = plain('factor', 'Factor', 124, factorText, {
  align: 'right',
  exportedAs: [
    { header: 'Factor', of: (entry) => entry.factor && Number(entry.factor) },
    { header: 'Factor unit', of: (entry) => entry.factorUnit && `kg CO₂e/${entry.factorUnit}` },
    { header: 'Factor ID', of: (entry) => entry.factorId },
    { header: 'Factor name', of: (entry) => entry.factorName },
  ],
});

/** '2.75541 kg/l' */
function factorText(entry: CarbonEntry): string {
  if (entry.factor === null) return entry.isByHand ? 'by hand' : '';
  return `${readableDecimal(entry.factor)} ${perUnit(entry.factorUnit ?? '')}`;
}

const source = plain('factorSource', 'Source, year', 116, sourceText, {
  exportedAs: [
    { header: 'Source', of: (entry) => entry.factorSource && sourceLabels[entry.factorSource] },
    { header: 'Year', of: (entry) => entry.factorYear },
  ],
});

export function sourceText({ factorSource, factorYear }: CarbonEntry): string {
  return factorSource ? `${sourceLabels[factorSource]} ${factorYear ?? ''}`.trim() : '';
}

const emittedText = (entry: CarbonEntry): string =>
  entry.carbonEmitted ? formatWeight(entry.carbonEmitted, 'kg') : draftLabel(entry);

const emitted = plain('carbonEmitted', 'kg CO₂e', 88, emittedText, {
  align: 'right',
  isHideable: false,
  cell: (entry) => <Emitted entry={entry} />,
  exportAs: ({ carbonEmitted }) => carbonEmitted && Number(carbonEmitted),
});

/** A draft counts nowhere, and is labelled so. */
export const Emitted = ({ entry }: { entry: CarbonEntry }) =>
  entry.status === 'draft' || entry.carbonEmitted === null ? (
    <Badge tone="warn">{draftLabel(entry)}</Badge>
  ) : (
    <b className="font-semibold">{formatWeight(entry.carbonEmitted, 'kg')}</b>
  );

const files = plain('files', 'Files', 52, (entry) => String(entry.uploadedFiles.length || ''), {
  align: 'right',
  cell: ({ uploadedFiles }) =>
    uploadedFiles.length > 0 && (
      <span className="inline-flex items-center gap-1 align-middle text-text-2">
        <Paperclip aria-hidden="true" className="size-4" />
        {uploadedFiles.length}
      </span>
    ),
  exportAs: ({ uploadedFiles }) => uploadedFiles.length,
});

const narrow = (column: EntryColumn): EntryColumn => ({
  ...column,
  cell: (entry) => (
    <WrappedText text={column.text(entry)} className="max-w-28 min-w-22 text-text-2" />
  ),
});

const extra = (column: EntryColumn): EntryColumn => ({ ...column, isExtra: true });

export const entryColumns: readonly EntryColumn[] = [
  date,
  name,
  category,
  quantity,
  factor,
  source,
  emitted,
  narrow(plain('supplier', 'Supplier', 116, (entry) => entry.supplier)),
  plain('poNumber', 'Order', 152, (entry) => entry.poNumber),
  extra(files),
  extra(plain('module', 'Module', 84, (entry) => entry.module.replace('-', '–'))),
  extra(plain('scope', 'Scope', 72, (entry) => entry.scope)),
  extra(plain('quality', 'Quality', 120, ({ quality }) => quality && qualityLabels[quality])),
  extra(plain('losses', 'Grid losses, kg', 112, (entry) => formatWeight(entry.losses, 'kg'))),
  extra(plain('wtt', 'WTT, kg', 104, (entry) => formatWeight(entry.wtt, 'kg'))),
  extra(plain('biogenic', 'Biogenic, kg', 112, (entry) => formatWeight(entry.biogenic, 'kg'))),
  extra(plain('edition', 'Edition', 200, editionText)),
  // Searching here finds whatever the server looked through.
  extra(narrow(plain('notes', 'Notes', 132, (entry) => entry.notes))),
  extra(narrow(plain('materialCategory', 'Material type', 132, (entry) => entry.materialCategory))),
  extra(
    plain('delivered', 'Delivered', 96, (entry) => (entry.isDelivered === 'true' ? 'Yes' : '')),
  ),
];
