import type { CostAnalysis, CostChanges } from '@sitewright/domain/costs/cost-figures';
import type { CostReport } from '@sitewright/domain/costs/cost-report';
import type { CostRow } from '@sitewright/domain/costs/cost-row';
import { unallocatedText } from '@sitewright/domain/costs/cost-values';
import { headOfMovement, movementLabel } from '@sitewright/domain/costs/movement-labels';
import { standingLabel } from '@sitewright/domain/costs/standing-labels';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-labels';
import writeXlsxFile, { type Cell, type SheetData } from 'write-excel-file/browser';
import { stateLabels } from './cvr/report-state.tsx';
import { rateSourceLabel } from './figure/row-labels.ts';
import { withFormulaValues } from './formula-values.ts';
import { measureLabels, sourceLabels } from './labels.ts';

type Costs = {
  analysis: CostAnalysis;
  rows: readonly CostRow[];
  changes: CostChanges | null;
  reports: readonly CostReport[];
};

/** One workbook: the summary uses formulas, so that changing a figure updates the totals. */
export const workbookOf = ({ analysis, rows, changes, reports }: Costs): Promise<Blob> =>
  writeXlsxFile(
    [
      { sheet: 'Summary', data: summarySheet(analysis), columns: widths(24, 16, 8) },
      {
        sheet: 'Transactions',
        data: rowSheet(rows),
        stickyRowsCount: 1,
        columns: widths(12, 18, 12),
      },
      { sheet: 'CVR', data: reportSheet(reports), stickyRowsCount: 1, columns: widths(20, 16, 16) },
      { sheet: 'Changes', data: changeSheet(changes), columns: widths(40, 18, 5) },
    ].map((sheet) => ({ ...sheet, dateFormat: 'dd/mm/yyyy' })),
    { features: [formulaValues] },
  ).toBlob();

const formulaValues = {
  files: { transform: { 'xl/worksheets/sheet{id}.xml': { transform: withFormulaValues } } },
};

const widths = (first: number, other: number, count: number) =>
  Array.from({ length: count }, (_, n) => ({ width: n === 0 ? first : other }));

const bold = { fontWeight: 'bold' } as const;
/** Negative amounts in brackets, as in accounts. */
const format = '#,##0.00;(#,##0.00)';

/** Text stays text, whatever it begins with. */
const text = (value: string | null): Cell => (value ? { value, type: String } : null);
const title = (value: string): Cell => ({ value, type: String, ...bold });
const pounds = (amount: string | null): Cell =>
  amount === null ? null : { value: Number(amount), type: Number, format };
const formula = (value: string): Cell => ({ value, type: 'Formula', format });
const date = (day: string): Cell => ({ value: new Date(day), type: Date });

const headings = [
  'Cost head',
  'Original budget',
  'Changes',
  'Revised budget',
  'Actual',
  'Open commitment',
  'Cost to complete',
  'Forecast final',
  'Variance',
];

/** Where the heads begin, below the lines about the contract. */
const firstLine = 5;

function summarySheet(analysis: CostAnalysis): SheetData {
  const last = firstLine + analysis.heads.length;
  return [
    [title([analysis.code, analysis.name].filter(Boolean).join(' '))],
    [text('Net of VAT, as at'), date(londonDay(new Date(analysis.asOf)))],
    [],
    headings.map(title),
    ...headLines(analysis),
    ['Total', ...'BCDEFGHI'].map((column, n) =>
      n === 0
        ? title(column)
        : { ...(formula(`SUM(${column}${firstLine}:${column}${last})`) as object), ...bold },
    ),
    [],
    ...marginLines(analysis, last),
  ];
}

/** A contract without a value has no margin. */
const marginLines = ({ contractValue }: CostAnalysis, last: number): SheetData =>
  contractValue === null
    ? []
    : [
        [text('Contract value'), pounds(contractValue)],
        [text('Margin'), formula(`B${last + 3}-H${last + 1}`)],
      ];

const headLines = ({ heads, unallocated }: CostAnalysis): SheetData =>
  [
    ...heads.map(({ head, ...sums }) => ({ label: costHeadLabels[head], ...sums })),
    {
      ...{ label: unallocatedText, budget: unallocated.budget, changes: '0.00' },
      ...{ actual: '0.00', open: '0.00', toComplete: unallocated.toComplete },
    },
  ].map(({ label, budget, changes, actual, open, toComplete }, n) => {
    const line = firstLine + n;
    return [
      text(label),
      pounds(budget),
      pounds(changes),
      formula(`B${line}+C${line}`),
      pounds(actual),
      pounds(open),
      pounds(toComplete),
      formula(`E${line}+F${line}+G${line}`),
      formula(`D${line}-H${line}`),
    ];
  });

const rowSheet = (rows: readonly CostRow[]): SheetData => [
  [
    ...['Date', 'Type', 'Cost head', 'Source', 'Description', 'Party', 'Reason'],
    ...['Quantity', 'Unit', 'Rate source', 'Rate', 'Amount'],
  ].map(title),
  ...rows.map((row) => [
    date(row.day),
    text(measureLabels[row.measure]),
    text(costHeadLabels[row.head]),
    text(sourceLabels[row.source]),
    text(row.words),
    text(row.party),
    text(row.reason && standingLabel(row.reason)),
    row.quantity === null ? null : Number(row.quantity),
    text(row.unit),
    text(rateSourceLabel(row) ?? null),
    pounds(row.rate),
    pounds(row.amount),
  ]),
];

const reportSheet = (reports: readonly CostReport[]): SheetData => [
  [
    ...[
      'Month',
      'Status',
      'Certified',
      'Applied',
      'Over/under-measure',
      'Total value',
      'Actual',
      'Accruals',
    ],
    ...['Total cost', 'Margin to date', 'Forecast final', 'Retention held', 'Unagreed variations'],
  ].map(title),
  ...reports.map(({ figures, ...report }, n) => [
    date(report.month),
    text(stateLabels[report.status]),
    pounds(report.certified),
    pounds(report.applied),
    pounds(report.adjustment),
    formula(`C${n + 2}+D${n + 2}+E${n + 2}`),
    pounds(figures.actual),
    pounds(figures.accruals),
    formula(`G${n + 2}+H${n + 2}`),
    formula(`F${n + 2}-I${n + 2}`),
    pounds(figures.forecast),
    pounds(figures.retentionHeld),
    pounds(figures.unagreed),
  ]),
];

function changeSheet(found: CostChanges | null): SheetData {
  const movements = found?.movements ?? [];
  return [
    ['Cause', 'Cost head', 'Effect on the forecast'].map(title),
    ...movements.map((movement) => [
      text(movementLabel(movement)),
      text(headOfMovement(movement)),
      pounds(movement.effect),
    ]),
    ...(movements.length > 0
      ? [[title('Total'), null, formula(`SUM(C2:C${movements.length + 1})`)]]
      : []),
  ];
}
