import {
  categoryLabels,
  moduleLabels,
  qualityLabels,
  scopeLabels,
} from '@sitewright/domain/carbon/carbon-labels';
import { type CarbonCategory, carbonCategories } from '@sitewright/domain/carbon/carbon-values';
import type { Footprint } from '@sitewright/domain/carbon/footprint';
import { formatKilograms } from '@sitewright/domain/carbon/kilograms';
import { formatDate, formatDateTime } from '@sitewright/domain/kernel/calendar';
import { decimalOf, readableDecimal, rounded, scaled } from '@sitewright/domain/kernel/decimal';
import { filledFacts, heading, quietText, tableUnder } from '../platform/pdf/blocks.ts';
import type { Block, Letterhead, Print, PrintColumn } from '../platform/pdf/print.ts';
import { boundaryBlocks, methodBlocks } from './report-print-method.ts';

/** A draft entry, and what it lacks. */
export type Draft = { date: string; source: string; category: CarbonCategory; why: string | null };

type Report = {
  footprint: Footprint;
  /** The target's kilograms per month. */
  perMonth?: string | undefined;
  drafts: readonly Draft[];
  letterhead: Letterhead;
  now: Date;
  /** Hash of the figures: a reader can verify that they are unchanged. */
  hash: string;
};

/** The emissions of a contract or of the company, as a PDF. */
export function carbonReport({
  footprint,
  perMonth,
  drafts,
  letterhead,
  now,
  hash,
}: Report): Print {
  const { contract, from, to } = footprint;
  const name = contract
    ? [contract.code, contract.name].filter(Boolean).join(' · ')
    : 'All contracts';
  return {
    letterhead,
    title: 'Carbon report',
    subtitle: `${name} · ${formatDays(from, to)}`,
    madeAt: now,
    made: `as of ${formatDateTime(now)}`,
    blocks: [
      { kind: 'facts', facts: keyFigures(footprint) },
      ...monthBlocks(footprint, perMonth),
      ...hotspotBlocks(footprint),
      ...shareBlocks(footprint),
      ...draftBlocks(drafts, footprint.totals.drafts),
      ...methodBlocks(footprint),
      ...boundaryBlocks(footprint),
      heading('Licences'),
      ...footprint.attributions.map(quietText),
      quietText(`SHA-256 of these figures: ${hash}`),
    ],
  };
}

function formatDays(from: string | null, to: string | null): string {
  if (!from && !to) return 'to date';
  return [from && `from ${formatDate(from)}`, to && `to ${formatDate(to)}`]
    .filter(Boolean)
    .join(' ');
}

const kilograms = (amount: string | null): string =>
  amount === null ? '–' : `${formatKilograms(amount)} kg`;

const tonnes = (amount: string, places = 3): string =>
  readableDecimal(decimalOf(rounded(scaled(amount, 6), 10n ** BigInt(9 - places)), places));

const entryCount = (size: number): string => `${count(size)} ${size === 1 ? 'entry' : 'entries'}`;

const count = (size: number): string => readableDecimal(String(size));

/** The line by value is left out for users who may not see the contract value. */
const keyFigures = ({ totals, waste, qualityScore, before }: Footprint) =>
  filledFacts([
    ['Total', `${formatKilograms(totals.total)} kg CO₂e`],
    ['In tonnes', `${tonnes(totals.total)} t CO₂e`],
    ['Previous period', before && kilograms(before)],
    ['Per £100,000', totals.perHundredThousand && kilograms(totals.perHundredThousand)],
    ['Per m²', totals.perSquareMetre && kilograms(totals.perSquareMetre)],
    ['Target', totals.target && kilograms(totals.target)],
    ['Target to date', totals.targetToDate && kilograms(totals.targetToDate)],
    ['Under target', totals.underTarget && kilograms(totals.underTarget)],
    ['Biogenic (separate)', kilograms(totals.biogenic)],
    ['Well to tank', kilograms(totals.wtt)],
    ['Grid losses', kilograms(totals.losses)],
    ['Data quality', qualityScore && `${qualityScore} of 1`],
    ['Waste', `${readableDecimal(waste.tonnes)} t`],
    ['Diverted from landfill', waste.percent && `${waste.percent}%`],
    ['Waste with no weight', waste.unweighed > 0 && entryCount(waste.unweighed)],
    ['Hazardous waste', `${readableDecimal(waste.hazardousTonnes)} t`],
    ['Entries', count(totals.entries)],
    ['No factor', count(totals.drafts)],
  ]);

const colors: Record<CarbonCategory, string> = {
  materials: '#72948c',
  plant: '#bc7e00',
  transport: '#a17ff5',
  waste: '#520017',
  energy: '#61583f',
  water: '#00528e',
};

const monthFormat = new Intl.DateTimeFormat('en-GB', {
  month: 'short',
  timeZone: 'UTC',
});

/** 'Sep 26' */
const monthName = (day: string): string =>
  `${monthFormat.format(new Date(day)).slice(0, 3)} ${day.slice(2, 4)}`;

/** More bars would be too narrow to read; the table has them all. */
const mostStacks = 24;

const monthBlocks = ({ byMonth, byCategory }: Footprint, perMonth: string | undefined): Block[] =>
  byMonth.length === 0
    ? []
    : [
        heading('By month, t CO₂e'),
        {
          kind: 'stacks',
          stacks: byMonth.slice(-mostStacks).map(({ month, total, categories }) => ({
            label: monthName(month),
            value: tonnes(total, 1),
            parts: categories.map(({ category, kilograms: size }) => ({
              size: Number(size),
              color: colors[category],
            })),
          })),
          legend: byCategory.map(({ category }) => ({
            label: categoryLabels[category],
            color: colors[category],
          })),
          line: perMonth
            ? { label: `Target ${tonnes(perMonth, 1)} t per month`, size: Number(perMonth) }
            : undefined,
        },
        quietText('In kg CO₂e'),
        monthTable(byMonth),
      ];

const monthTable = (months: Footprint['byMonth']): Block => ({
  kind: 'table',
  columns: [
    { header: 'Month', share: 1 },
    ...carbonCategories.map((category) => figure(categoryLabels[category])),
    figure('Total'),
  ],
  rows: months.map(({ month, total, categories }) => [
    monthName(month),
    ...carbonCategories.map((word) => {
      const match = categories.find(({ category }) => category === word);
      return match ? formatKilograms(match.kilograms) : '';
    }),
    formatKilograms(total),
  ]),
});

const figure = (header: string, share = 1.2): PrintColumn => ({ header, share, align: 'right' });

const hotspotBlocks = ({ hotspots }: Footprint): Block[] =>
  hotspots.length === 0
    ? []
    : [
        heading('Hotspots'),
        {
          kind: 'bars',
          bars: hotspots.map(({ source, category, entries, kilograms: size, percent }) => ({
            label: `${source} (${categoryLabels[category]}, ${entryCount(entries)})`,
            value: `${formatKilograms(size)} kg · ${percent}%`,
            size: Number(size),
            color: colors[category],
          })),
        },
      ];

type Shared = { kilograms: string; percent: string };

/** The same total, divided in several ways. */
const shareBlocks = (footprint: Footprint): Block[] => {
  const { byCategory, byModule, byScope, bySupplier, qualities, totals } = footprint;
  return [
    ...shares('Category', byCategory, ({ category }) => categoryLabels[category], totals.total),
    ...shares('Module', byModule, ({ module }) => moduleLabels[module], totals.total),
    ...shares('Scope', byScope, ({ scope }) => scopeLabels[scope], totals.total),
    ...shares('Supplier', bySupplier, ({ supplier }) => supplier ?? 'No supplier', totals.total),
    ...shares('Data quality', qualities, ({ quality }) => qualityLabels[quality], totals.total),
  ];
};

const shares = <T extends Shared>(
  header: string,
  rows: readonly T[],
  labelOf: (row: T) => string,
  total: string,
): Block[] =>
  tableUnder(`By ${header.toLowerCase()}`, {
    columns: [{ header, share: 3 }, figure('kg CO₂e'), figure('Share', 0.8)],
    rows: rows.map((row) => [labelOf(row), formatKilograms(row.kilograms), `${row.percent}%`]),
    totals: ['Total', formatKilograms(total), ''],
  });

const draftBlocks = (drafts: readonly Draft[], of: number): Block[] =>
  drafts.length === 0
    ? []
    : [
        heading('Entries with no factor'),
        quietText(
          `These entries are not included in this report.${of > drafts.length ? ` Showing the latest ${drafts.length} of ${of}.` : ''}`,
        ),
        {
          kind: 'table',
          columns: [
            { header: 'Date', share: 0.9 },
            { header: 'Entry', share: 2.4 },
            { header: 'Category', share: 1 },
            { header: 'Reason', share: 3 },
          ],
          rows: drafts.map(({ date, source, category, why }) => [
            formatDate(date),
            source,
            categoryLabels[category],
            why ?? '',
          ]),
        },
      ];
