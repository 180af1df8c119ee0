import type { CostAnalysis, HeadFigures } from '@sitewright/domain/costs/cost-figures';
import type { CostReport, Movement, ReportFigures } from '@sitewright/domain/costs/cost-report';
import { unallocatedText } from '@sitewright/domain/costs/cost-values';
import { monthText } from '@sitewright/domain/costs/month-names';
import { standingLabel } from '@sitewright/domain/costs/standing-labels';
import { formatDate, formatDateTime } from '@sitewright/domain/kernel/calendar';
import { decimalOf, readableDecimal, rounded, scaled } from '@sitewright/domain/kernel/decimal';
import { sumOf } from '@sitewright/domain/kernel/pence';
import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-labels';
import { heading, quietText, tableUnder, text } from '../platform/pdf/blocks.ts';
import type { Block, Letterhead, Print, PrintColumn } from '../platform/pdf/print.ts';

type Amount = string | null;

const pounds = (amount: Amount): string => (amount === null ? '–' : formatPounds(amount));
const percent = (share: string | null): string => (share === null ? '–' : `${share}%`);

const netOfVat =
  'Net of VAT. Forecast final = actual + open commitment + cost to complete; variance = revised budget − forecast final; negative means over budget.';

/** The current costs of a contract, as a PDF. */
export function analysisPrint(analysis: CostAnalysis, letterhead: Letterhead): Print {
  const madeAt = new Date(analysis.asOf);
  return {
    letterhead,
    title: 'Cost analysis',
    subtitle: [analysis.code, analysis.name].filter(Boolean).join(' · '),
    madeAt,
    made: `as at ${formatDateTime(madeAt)}`,
    blocks: [
      quietText(netOfVat),
      { kind: 'facts', facts: keyFigures(analysis) },
      ...unratedNote(analysis),
      ...analysis.alerts.map(({ message }) => text(`${message}.`)),
      heading('Cost heads'),
      headTable(analysis),
      ...standingOf(analysis),
    ],
  };
}

const keyFigures = (analysis: CostAnalysis) =>
  [
    ['Contract value', pounds(analysis.contractValue)],
    ['Revised budget', pounds(analysis.revised)],
    ['Actual to date', pounds(analysis.actual)],
    ['Open commitment', pounds(analysis.open)],
    ['Cost to complete', pounds(analysis.toComplete)],
    ['Forecast final', pounds(analysis.forecast)],
    ['Variance', pounds(analysis.variance)],
    ['Margin', `${pounds(analysis.margin)} (${percent(analysis.marginPercent)})`],
    ['Complete', percent(analysis.percentComplete)],
    ['Earned value', pounds(analysis.earnedValue)],
    ['CPI', analysis.cpi ?? '–'],
    ['SPI', analysis.spi ?? '–'],
  ] as const;

type Heads = Pick<
  HeadFigures,
  'head' | 'revised' | 'actual' | 'open' | 'toComplete' | 'forecast' | 'variance'
>;
type Totals = Omit<Heads, 'head'>;

const headColumns: PrintColumn[] = [
  { header: 'Cost head', share: 1.5 },
  ...[
    'Revised budget',
    'Actual',
    'Open commitment',
    'Cost to complete',
    'Forecast final',
    'Variance',
  ].map((header): PrintColumn => ({ header, share: 1.7, align: 'right' })),
];

const figuresOf = ({ revised, actual, open, toComplete, forecast, variance }: Totals) =>
  [revised, actual, open, toComplete, forecast, variance].map(pounds);

type Unallocated = { budget: Amount; toComplete: Amount };
type Table = { heads: readonly Heads[]; unallocated: Unallocated } & Totals;

const headTable = ({ heads, unallocated, ...totals }: Table): Block => ({
  kind: 'table',
  columns: headColumns,
  rows: [
    ...heads.map((head) => [costHeadLabels[head.head], ...figuresOf(head)]),
    leftOver(unallocated),
  ],
  totals: ['Total', ...figuresOf(totals)],
});

const leftOver = ({ budget, toComplete }: Unallocated): string[] => [
  unallocatedText,
  pounds(budget),
  pounds('0.00'),
  pounds('0.00'),
  pounds(toComplete),
  pounds(toComplete),
  budget && toComplete ? formatPounds(sumOf([budget, `-${toComplete}`])) : '–',
];

const unratedNote = ({ hoursWithoutRate }: CostAnalysis): Block[] =>
  Number(hoursWithoutRate) === 0
    ? []
    : [text(`${hoursText(hoursWithoutRate)} hours have no rate and are not costed.`)];

/** As on screen: to a tenth of an hour or day, and nothing for none. */
const stoodText = (amount: string): string => (Number(amount) === 0 ? '' : hoursText(amount));

const hoursText = (hours: string): string =>
  readableDecimal(decimalOf(rounded(scaled(hours, 3), 100n), 1));

const standingOf = ({ standing }: CostAnalysis): Block[] =>
  tableUnder('Standing time', {
    columns: [
      { header: 'Reason', share: 3 },
      { header: 'Hours', share: 1, align: 'right' },
      { header: 'Days', share: 1, align: 'right' },
      { header: 'Cost', share: 1.5, align: 'right' },
    ],
    rows: standing.map(({ reason, hours, days, cost }) => [
      standingLabel(reason),
      stoodText(hours),
      stoodText(days),
      pounds(cost),
    ]),
  });

type Contract = Pick<CostAnalysis, 'code' | 'name'>;

/** Cost and value of a month as a PDF; a frozen month keeps its figures. */
export function reportPrint(
  report: CostReport,
  contract: Contract,
  letterhead: Letterhead,
  now: Date,
): Print {
  const { figures } = report;
  const madeAt = report.frozenAt ? new Date(report.frozenAt) : now;
  return {
    letterhead,
    title: `Cost value reconciliation, ${monthText(report.month)}`,
    subtitle: [contract.code, contract.name].filter(Boolean).join(' · '),
    madeAt,
    made: `to ${formatDate(figures.to)}`,
    blocks: [
      quietText(netOfVat),
      datesOf(figures),
      { kind: 'boxes', boxes: [valueBox(report), costBox(figures), marginBox(figures)] },
      heading('Cost heads'),
      headTable(figures),
      ...movementsOf(figures),
      ...(report.note ? [text(report.note)] : []),
      ...frozenBy(report),
    ],
  };
}

/** The contract's own value and dates have no history, so a past month shows today's. */
const datesOf = ({ plansAsOf, contractAsOf }: ReportFigures): Block =>
  quietText(
    `Includes budget changes up to ${formatDate(plansAsOf)}. Contract value, budget and dates as at ${formatDate(contractAsOf)}.`,
  );

const lines = (facts: readonly (readonly [string, string])[]): string =>
  facts.map(([label, value]) => `${label}: ${value}`).join('\n');

const valueBox = ({ certified, applied, adjustment, figures }: CostReport) => ({
  title: 'Value',
  text: lines([
    ['Certified', pounds(certified)],
    ['Applied, not certified', pounds(applied)],
    ['Over/under-measure', pounds(adjustment)],
    ['Total value', pounds(figures.value)],
    ['Retention held', pounds(figures.retentionHeld)],
  ]),
});

const costBox = (figures: ReportFigures) => ({
  title: 'Cost',
  text: lines([
    ['Actual', pounds(figures.actual)],
    ['Accruals', pounds(figures.accruals)],
    ['Total cost', pounds(figures.cost)],
    ['Committed', pounds(figures.committed)],
    ['Open commitment', pounds(figures.open)],
  ]),
});

const marginBox = (figures: ReportFigures) => ({
  title: 'Margin',
  text: lines([
    ['Margin to date', `${pounds(figures.margin)} (${percent(figures.marginPercent)})`],
    ['Unagreed variations', pounds(figures.unagreed)],
    ['Forecast final', pounds(figures.forecast)],
    [
      'Forecast final margin',
      `${pounds(figures.finalMargin)} (${percent(figures.finalMarginPercent)})`,
    ],
  ]),
});

const movementsOf = ({ movements, unallocatedMovedBy, movedBy }: ReportFigures): Block[] =>
  movements.length === 0
    ? []
    : tableUnder('Movement since the last frozen month', {
        columns: [
          { header: 'Cost head', share: 1.4 },
          { header: 'Previous forecast', share: 1.5, align: 'right' },
          { header: 'Current forecast', share: 1.5, align: 'right' },
          { header: 'Movement', share: 1.4, align: 'right' },
          { header: 'Reason', share: 3 },
        ],
        rows: [
          ...movements.map(movementRow),
          [unallocatedText, '', '', pounds(unallocatedMovedBy), ''],
        ],
        totals: ['Total', '', '', pounds(movedBy), ''],
      });

const movementRow = ({ head, before, now, by, reason }: Movement): string[] => [
  costHeadLabels[head],
  ...[before, now, by].map(pounds),
  reason ?? '',
];

const frozenBy = ({ frozenAt, frozenByName }: CostReport): Block[] =>
  frozenAt
    ? [
        {
          kind: 'signature',
          label: 'Frozen by',
          name: frozenByName ?? 'A former user',
          when: formatDateTime(new Date(frozenAt)),
        },
      ]
    : [];
