import { costsApi } from '@sitewright/domain/costs/api';
import type { CostReport } from '@sitewright/domain/costs/cost-report';
import { monthText } from '@sitewright/domain/costs/month-names';
import type { FigureName } from '@sitewright/domain/figure-definitions';
import { plainDecimal } from '@sitewright/domain/kernel/decimal';
import { requestFor } from '@sitewright/domain/kernel/request';
import { FileText, Lock } from 'lucide-react';
import { useActor } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { blockedBy } from '../../ui/disabled-reason.tsx';
import { formatDate } from '../../ui/fields/parse-date.ts';
import { momentText } from '../../ui/format/date-time.ts';
import { Money } from '../../ui/format/money.tsx';
import { FigureLabel } from '../../ui/layout/figure-label.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { isNegative, percentText } from '../labels.ts';
import { obstacleToExporting } from '../use-workbook.ts';
import { Movements } from './movements.tsx';
import { ReportActions } from './report-actions.tsx';
import { ReportState } from './report-state.tsx';

type Props = {
  report: CostReport;
  others: readonly CostReport[];
  today: string;
  hasEnded: boolean;
};

/** The reconciliation of one month; a frozen one is only read. */
export const ReportPage = ({ report, ...context }: Props) => (
  <>
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="flex items-center gap-2.5">
        <h2>CVR for {monthText(report.month)}</h2>
        <ReportState status={report.status} />
      </div>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <PrintReport report={report} />
        <ReportActions report={report} {...context} />
      </div>
    </div>
    <AsOf figures={report.figures} />
    <WhoFroze report={report} />
    <div className="grid items-start gap-4 max-md:gap-3 md:grid-cols-2 xl:grid-cols-3">
      <Panel title="Value">
        <FactList facts={valueFacts(report)} />
      </Panel>
      <Panel title="Cost">
        <FactList facts={costFacts(report)} />
      </Panel>
      <Panel title="Final account">
        <FactList facts={finalFacts(report)} />
      </Panel>
    </div>
    <Movements figures={report.figures} />
    {report.note && (
      <Panel title="Note">
        <p className="p-4 text-sm whitespace-pre-line">{report.note}</p>
      </Panel>
    )}
  </>
);

function PrintReport({ report: { id } }: Pick<Props, 'report'>) {
  return (
    <Button
      icon={FileText}
      {...blockedBy(obstacleToExporting(useActor()))}
      onClick={() =>
        window.location.assign(requestFor(costsApi.reportPdf, { params: { costReportId: id } }).url)
      }
    >
      PDF of the month
    </Button>
  );
}

/** Former contract values are not stored: a month opened later shows the day that its value is from. */
const AsOf = ({ figures: { plansAsOf, contractAsOf } }: Pick<CostReport, 'figures'>) => (
  <p className="-mt-2 text-xs tracking-normal text-text-2">
    Includes budget changes up to {formatDate(plansAsOf)}. Contract value, budget and dates as at{' '}
    {formatDate(contractAsOf)}.
  </p>
);

const WhoFroze = ({ report: { frozenAt, frozenByName } }: Pick<Props, 'report'>) =>
  frozenAt && (
    <Notice
      icon={Lock}
      tone="plain"
      text={`Frozen${frozenByName ? ` by ${frozenByName}` : ''} on ${momentText(frozenAt)}. These figures cannot be changed; later costs are in the next month.`}
    />
  );

/** Figures below each other, their sums set apart. */
const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="px-4 py-2 text-sm">
    {facts.map(({ figure, label = figure, amount, note, isSum }) => (
      <div
        key={label}
        className={cn(
          'flex items-baseline justify-between gap-3 py-1.5',
          isSum && 'border-t border-line font-semibold',
        )}
      >
        <dt className="grid">
          {figure ? <FigureLabel name={figure} /> : label}
          {note && <small className="text-xs font-normal text-text-2">{note}</small>}
        </dt>
        <dd
          className={cn(
            'whitespace-nowrap tabular-nums',
            isNegative(amount) && 'text-on-bad-soft [&_span]:text-inherit',
          )}
        >
          {amount === null ? '–' : <Money amount={amount} />}
        </dd>
      </div>
    ))}
  </dl>
);

type Fact = {
  /** The name of its definition, or a label where it has none. */
  figure?: FigureName;
  label?: string;
  amount: string | null;
  note?: string;
  /** The total of the lines above. */
  isSum?: boolean;
};

/** certified + applied + adjustment, and what the client keeps back of it. */
const valueFacts = (report: CostReport): Fact[] => [
  { label: 'Certified', amount: report.certified },
  { label: 'Applied, not certified', amount: report.applied },
  { label: 'Over/under-measure', amount: report.adjustment },
  { figure: 'Total value', amount: report.figures.value, isSum: true },
  {
    figure: 'Retention held',
    amount: report.figures.retentionHeld,
    note: retentionNote(report),
  },
];

const retentionNote = ({ retentionRate, retentionReleased }: CostReport): string =>
  [
    `${plainDecimal(retentionRate)}% of certified value`,
    Number(retentionReleased) > 0 && 'less retention released',
  ]
    .filter(Boolean)
    .join(', ');

const costFacts = ({ figures }: CostReport): Fact[] => [
  { label: 'Actual', amount: figures.actual },
  { label: 'Accruals', amount: figures.accruals },
  { figure: 'Total cost', amount: figures.cost, isSum: true },
  {
    figure: 'Margin to date',
    amount: figures.margin,
    note: ['value − cost', percentText(figures.marginPercent)].filter(Boolean).join(', '),
    isSum: true,
  },
  { figure: 'Committed', amount: figures.committed },
];

const finalFacts = ({ figures }: CostReport): Fact[] => [
  { figure: 'Contract value', amount: figures.contractValue },
  {
    label: 'Unagreed variations',
    amount: figures.unagreed,
    note: '(value − cost) × probability of agreement',
  },
  { figure: 'Forecast final', amount: figures.forecast },
  {
    figure: 'Forecast final margin',
    amount: figures.finalMargin,
    note: percentText(figures.finalMarginPercent),
    isSum: true,
  },
  { figure: 'Variance', amount: figures.variance, note: 'revised budget − forecast final' },
];
