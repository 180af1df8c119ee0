import type { CostAnalysis, HeadFigures } from '@sitewright/domain/costs/cost-figures';
import { unallocatedText } from '@sitewright/domain/costs/cost-values';
import { costFigureDefinitions } from '@sitewright/domain/costs/figure-definitions';
import { obstacleToCosts } from '@sitewright/domain/costs/rules';
import { formatPounds, formatShortPounds } from '@sitewright/domain/kernel/pounds';
import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-labels';
import { useState } from 'react';
import { useActor } from '../../platform/session.ts';
import { ButtonWithReason } from '../../ui/disabled-reason.tsx';
import { formatDate } from '../../ui/fields/parse-date.ts';
import { Money } from '../../ui/format/money.tsx';
import { FigureTable } from '../../ui/layout/figure-table.tsx';
import { type Kpi, KpiStrip } from '../../ui/layout/kpi-strip.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ChangeMethod } from '../actions/change-method.tsx';
import { WaterfallPanel } from '../charts/waterfall-panel.tsx';
import type { TabProps } from '../cost-actions.ts';
import { FigureButton } from '../figure/figure-button.tsx';
import { methodLabels, percentText } from '../labels.ts';

export function ForecastTab({ analysis, onAction }: TabProps) {
  const obstacle = obstacleToCosts(useActor());
  const [changed, change] = useState<HeadFigures>();
  return (
    <>
      <KpiStrip label="Progress" figures={progressFigures(analysis)} />
      <Panel
        title="Cost to complete"
        aside={
          <ButtonWithReason obstacle={obstacle} onClick={() => onAction('progress')}>
            Set % complete
          </ButtonWithReason>
        }
      >
        <MethodTable analysis={analysis} {...(!obstacle && { onChange: change })} />
      </Panel>
      <WaterfallPanel analysis={analysis} />
      {changed && (
        <ChangeMethod head={changed} slug={analysis.slug} onClose={() => change(undefined)} />
      )}
    </>
  );
}

/** Ratios without a denominator are not shown. */
const progressFigures = (analysis: CostAnalysis): Kpi[] => [
  {
    label: 'Complete',
    value: percentText(analysis.percentComplete) || '–',
    note: analysis.progressOn
      ? `Assessed on ${formatDate(analysis.progressOn)}`
      : 'Not assessed yet',
  },
  ...kpiIfKnown(analysis.earnedValue, (amount) => ({
    label: 'Earned value',
    value: formatShortPounds(amount),
    note: formatPounds(amount),
  })),
  ...kpiIfKnown(analysis.cpi, (value) => ({
    label: 'CPI',
    value,
    note: costFigureDefinitions.cpi.formula,
  })),
  ...kpiIfKnown(analysis.spi, (value) => ({
    label: 'SPI',
    value,
    note: costFigureDefinitions.spi.formula,
  })),
  ...kpiIfKnown(analysis.margin, (amount) => ({
    label: 'Margin',
    value: (
      <FigureButton figure="margin" amount={amount}>
        {formatShortPounds(amount)}
      </FigureButton>
    ),
    note: percentText(analysis.marginPercent),
  })),
];

const kpiIfKnown = (value: string | null, kpi: (value: string) => Kpi): Kpi[] =>
  value === null ? [] : [kpi(value)];

type TableProps = { analysis: CostAnalysis; onChange?: (head: HeadFigures) => void };

/** A cost head, or the budget that no head has. */
type Row = HeadFigures | ({ head?: never } & Pick<HeadFigures, 'toComplete' | 'forecast'>);

/** With what no head has, so that the rows add up to the total. */
const rowsOf = ({ heads, unallocated: { budget, toComplete } }: CostAnalysis): Row[] =>
  Number(budget) === 0 ? heads : [...heads, { toComplete, forecast: toComplete }];

const MethodTable = ({ analysis, onChange }: TableProps) => (
  <FigureTable
    label="Cost to complete by cost head"
    rows={rowsOf(analysis)}
    keyOf={({ head }) => head ?? unallocatedText}
    columns={[
      [
        'Cost head and method',
        (row) => (row.head ? <Method head={row} onChange={onChange} /> : unallocatedText),
        'py-1.5 whitespace-normal',
      ],
      ['To complete', (row) => <RowFigure figure="toComplete" row={row} />],
      ['Forecast final', (row) => <RowFigure figure="forecast" row={row} />, atDesk],
    ]}
    total={[
      'Total',
      <FigureButton key="toComplete" figure="toComplete" amount={analysis.toComplete} />,
      <FigureButton key="forecast" figure="forecast" amount={analysis.forecast} />,
    ]}
  />
);

type RowFigureProps = { figure: 'toComplete' | 'forecast'; row: Row };

/** The unallocated budget has no rows to open. */
const RowFigure = ({ figure, row }: RowFigureProps) =>
  row.head ? (
    <FigureButton figure={figure} of={row.head} amount={row[figure]} />
  ) : (
    <Money amount={row[figure] ?? '0.00'} />
  );

/** A phone has room for the cost to complete. */
const atDesk = 'max-md:hidden';

type MethodProps = { head: HeadFigures; onChange: TableProps['onChange'] };

const Method = ({ head: figures, onChange }: MethodProps) => {
  const { head, method, note, why } = figures;
  const [name, label] = [costHeadLabels[head], methodLabels[method]];
  return (
    <>
      <span className="block">{name}</span>
      <span className="text-xs font-normal text-text-2">
        {onChange ? (
          <LinkButton
            aria-label={`${label}: change the ${name.toLowerCase()} forecast`}
            onClick={() => onChange(figures)}
          >
            {label}
          </LinkButton>
        ) : (
          label
        )}{' '}
        {[why, note].filter(Boolean).join(' ')}
      </span>
    </>
  );
};
