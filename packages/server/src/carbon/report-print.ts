import {
  categoryLabels,
  moduleLabels,
  qualityLabels,
  scopeLabels,
} from '@sitewright/domain/carbon/carbon-labels';
import type { CarbonCategory } from '@sitewright/domain/carbon/carbon-values';
import { draftReason } from '@sitewright/domain/carbon/draft-reason';
import { earlierShareText } from '@sitewright/domain/carbon/edition-year';
import type { Footprint } from '@sitewright/domain/carbon/footprint';
import { formatWeight, weightText, weightUnit } from '@sitewright/domain/carbon/weight-text';
import { formatDate, formatDateTime } from '@sitewright/domain/kernel/calendar';
import { decimalOf, readableDecimal, scaled } from '@sitewright/domain/kernel/decimal';
import { filledFacts, heading, quietText, tableUnder, text } from '../platform/pdf/blocks.ts';
import type { Block, Letterhead, Print } from '../platform/pdf/print.ts';
import { entryCount, figure, hotspotBlocks, monthBlocks } from './report-print-charts.ts';
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
    made: `as at ${formatDateTime(now)}`,
    blocks: [
      { kind: 'facts', facts: keyFigures(footprint) },
      ...footprint.totals.earlierEditions.map((share) => text(earlierShareText(share))),
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

/** Two decimals, as all tonnes have. */
const tonnes = (amount: string): string => weightText(decimalOf(scaled(amount, 9), 6), 't');

const count = (size: number): string => readableDecimal(String(size));

/** The line by value is left out for users who may not see the contract value. */
const keyFigures = ({ totals, waste, qualityScore, before }: Footprint) =>
  filledFacts([
    ['Total emissions', `${weightText(totals.total)} CO₂e`],
    ['Previous period', before && weightText(before)],
    ['Per £100k of value', totals.perHundredThousand && weightText(totals.perHundredThousand)],
    ['Per m²', totals.perSquareMetre && weightText(totals.perSquareMetre)],
    ['Target', totals.target && weightText(totals.target)],
    ['Target to date', totals.targetToDate && weightText(totals.targetToDate)],
    againstTarget(totals.underTarget),
    ['Biogenic (separate)', weightText(totals.biogenic)],
    ['Well to tank', weightText(totals.wtt)],
    ['Grid losses', weightText(totals.losses)],
    ['Data quality', qualityScore && `${qualityScore} of 1`],
    ['Waste', tonnes(waste.tonnes)],
    ['Waste diverted', waste.percent && `${waste.percent}%`],
    ['Waste with no weight', waste.unweighed > 0 && entryCount(waste.unweighed)],
    ['Hazardous waste', tonnes(waste.hazardousTonnes)],
    ['Entries', count(totals.entries)],
    ['No factor', count(totals.drafts)],
  ]);

const againstTarget = (under: string | null) =>
  [
    under?.startsWith('-') ? 'Over target' : 'Under target',
    under && weightText(under.replace('-', '')),
  ] as const;

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
): Block[] => {
  const unit = weightUnit([total]);
  return tableUnder(`By ${header.toLowerCase()}`, {
    columns: [{ header, share: 3 }, figure(`${unit} CO₂e`), figure('Share', 0.8)],
    rows: rows.map((row) => [labelOf(row), formatWeight(row.kilograms, unit), `${row.percent}%`]),
    totals: ['Total', formatWeight(total, unit), ''],
  });
};

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
            why ? draftReason(why) : '',
          ]),
        },
      ];
