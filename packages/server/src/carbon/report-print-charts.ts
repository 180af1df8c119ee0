import { categoryLabels } from '@sitewright/domain/carbon/carbon-labels';
import { type CarbonCategory, carbonCategories } from '@sitewright/domain/carbon/carbon-values';
import type { Footprint } from '@sitewright/domain/carbon/footprint';
import { sumOfKilograms } from '@sitewright/domain/carbon/kilograms';
import {
  formatWeight,
  type WeightUnit,
  weightText,
  weightUnit,
} from '@sitewright/domain/carbon/weight-text';
import { readableDecimal } from '@sitewright/domain/kernel/decimal';
import { heading, quietText } from '../platform/pdf/blocks.ts';
import type { Block, PrintColumn } from '../platform/pdf/print.ts';

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

/** The emissions of each month, as a chart and as a table. */
export const monthBlocks = (
  { byMonth, byCategory }: Footprint,
  perMonth: string | undefined,
): Block[] => {
  if (byMonth.length === 0) return [];
  const unit = weightUnit(byMonth.map(({ total }) => total));
  return [
    heading(`By month, ${unit} CO₂e`),
    {
      kind: 'stacks',
      stacks: byMonth.slice(-mostStacks).map(({ month, total, categories }) => ({
        label: monthName(month),
        value: formatWeight(total, unit, 1),
        parts: categories.map(({ category, kilograms }) => ({
          size: Number(kilograms),
          color: colors[category],
        })),
      })),
      legend: byCategory.map(({ category }) => ({
        label: categoryLabels[category],
        color: colors[category],
      })),
      line: perMonth
        ? {
            label: `Target ${formatWeight(perMonth, unit, 1)} ${unit} per month`,
            size: Number(perMonth),
          }
        : undefined,
    },
    monthTable(byMonth, unit),
  ];
};

const monthTable = (months: Footprint['byMonth'], unit: WeightUnit): Block => ({
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
      return match ? formatWeight(match.kilograms, unit) : '';
    }),
    formatWeight(total, unit),
  ]),
});

export const figure = (header: string, share = 1.2): PrintColumn => ({
  header,
  share,
  align: 'right',
});

const mostHotspots = 6;

/** The largest sources; what all others emit is one line below them. */
export const hotspotBlocks = ({ hotspots, totals }: Footprint): Block[] => {
  if (hotspots.length === 0) return [];
  const largest = hotspots.slice(0, mostHotspots);
  const unit = weightUnit(largest.map(({ kilograms }) => kilograms));
  return [
    heading('Hotspots'),
    {
      kind: 'bars',
      bars: largest.map(({ source, category, entries, kilograms, percent }) => ({
        label: `${source} (${categoryLabels[category]}, ${entryCount(entries)})`,
        value: `${weightText(kilograms, unit)} · ${percent}%`,
        size: Number(kilograms),
        color: colors[category],
      })),
    },
    ...(hotspots.length > largest.length
      ? [quietText(`All other sources: ${weightText(restOf(totals.total, largest), unit)}`)]
      : []),
  ];
};

const restOf = (total: string, shown: readonly { kilograms: string }[]): string =>
  sumOfKilograms([total, ...shown.map(({ kilograms }) => minus(kilograms))]);

const minus = (kilograms: string): string =>
  kilograms.startsWith('-') ? kilograms.slice(1) : `-${kilograms}`;

export const entryCount = (size: number): string =>
  `${readableDecimal(String(size))} ${size === 1 ? 'entry' : 'entries'}`;
