import { penceOf } from '@sitewright/domain/kernel/pence';
import { percentOf } from '@sitewright/domain/kernel/percent';
import { formatPounds } from '@sitewright/domain/kernel/pounds';
import type { ApprovalView } from '@sitewright/domain/purchase-orders/approval';
import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-labels';
import { OctagonAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { wholeKilograms } from '../carbon-text.ts';

/** The effect of the order on the budgets of its contract and cost head. */
export function BudgetPart({ view: { budget, head } }: { view: ApprovalView }) {
  const { of, actual, open, openAfter, leftBefore, leftAfter } = budget;
  const rows = [
    { label: 'Actual', before: formatPounds(actual), after: formatPounds(actual) },
    { label: 'Open commitment', before: formatPounds(open), after: formatPounds(openAfter) },
    ...leftRow(leftBefore, leftAfter),
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3>Contract budget</h3>
      {of !== null && <BudgetBar {...budget} of={of} />}
      <BeforeAfter
        caption="Contract budget before and after this order"
        of={totalText(of)}
        rows={rows}
      />
      {leftAfter?.startsWith('-') && (
        <p className="flex items-start gap-1.5 text-sm font-medium text-on-bad-soft">
          <OctagonAlert aria-hidden="true" className="mt-0.5 size-4" />
          {formatPounds(leftAfter.slice(1))} over budget
        </p>
      )}
      <HeadPart {...head} />
    </div>
  );
}

const totalText = (of: string | null): string =>
  of === null ? 'No budget set' : `Of ${formatPounds(of).replace(/\.00$/, '')}`;

type HeadProps = ApprovalView['head'];

const HeadPart = ({ head, of, actual, open, openAfter, leftBefore, leftAfter }: HeadProps) => (
  <>
    <h3 className="mt-2">{costHeadLabels[head]}</h3>
    <BeforeAfter
      caption="Cost head budget before and after this order"
      of={totalText(of)}
      rows={[
        { label: 'Actual', before: formatPounds(actual), after: formatPounds(actual) },
        { label: 'Open commitment', before: formatPounds(open), after: formatPounds(openAfter) },
        ...leftRow(leftBefore, leftAfter),
      ]}
    />
  </>
);

const leftRow = (before: string | null, after: string | null) =>
  before === null || after === null
    ? []
    : [{ label: 'Left', before: formatPounds(before), after: formatPounds(after), isLast: true }];

type BarProps = { of: string; actual: string; open: string; openAfter: string };

function BudgetBar({ of, actual, open, openAfter }: BarProps) {
  const [before, after] = [penceOf(open), penceOf(openAfter)];
  const taken = penceOf(actual) + after;
  const whole = penceOf(of) > taken ? penceOf(of) : taken;
  const parts = [
    { name: 'Actual', look: 'bg-brand', size: penceOf(actual) },
    { name: 'Open commitment', look: 'bg-control', size: before },
    { name: 'This order', look: 'bg-info', size: after - before },
  ];
  const share = (size: bigint): string => percentOf(size, whole) ?? '0.0';
  const barLabel = [...parts, { name: 'Left', size: whole - taken }]
    .map(({ name, size }) => `${name} ${share(size)}%`)
    .join(', ');
  return (
    <>
      <div
        role="img"
        aria-label={barLabel}
        className="flex h-3 gap-px overflow-hidden rounded-[3px] bg-track"
      >
        {parts
          .filter(({ size }) => size > 0n)
          .map(({ name, look, size }) => (
            <span key={name} className={`${look} min-w-1`} style={{ width: `${share(size)}%` }} />
          ))}
      </div>
      <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-text-2">
        {[...parts, { name: 'Left', look: 'bg-track ring-1 ring-control ring-inset' }].map(
          ({ name, look }) => (
            <li key={name} className="flex items-center gap-1.5">
              <span className={`size-2.5 rounded-[2px] ${look}`} />
              {name}
            </li>
          ),
        )}
      </ul>
    </>
  );
}

/** The carbon that the order adds to its contract. */
export const CarbonPart = ({
  carbon: { before, after, linesWithout },
}: Pick<ApprovalView, 'carbon'>) => (
  <div className="grid gap-2">
    <h3>Carbon of contract orders</h3>
    <BeforeAfter
      caption="Carbon before and after this order"
      of={
        <>
          kg CO<sub>2</sub>e
        </>
      }
      rows={[
        {
          label: 'Ordered',
          before: wholeKilograms(before),
          after: wholeKilograms(after),
          isLast: true,
        },
      ]}
    />
    {linesWithout > 0 && (
      <p className="text-xs text-text-2">
        {linesWithout === 1 ? '1 line has' : `${linesWithout} lines have`} no carbon factor and{' '}
        {linesWithout === 1 ? 'is' : 'are'} not included.
      </p>
    )}
  </div>
);

type Row = { label: string; before: string; after: string; isLast?: boolean };

type BeforeAfterProps = { caption: string; of: ReactNode; rows: readonly Row[] };

/** The figures now, and with this order. */
const BeforeAfter = ({ caption, of, rows }: BeforeAfterProps) => (
  <table className="w-full text-sm tabular-nums site:text-xs max-[359px]:text-[12px]! [&_td]:pl-3 max-[359px]:[&_td]:pl-2 [&_td]:text-right [&_th]:text-left [&_th]:font-normal [&_th]:text-text-2">
    <caption className="sr-only">{caption}</caption>
    <thead className="text-xs [&_th:not(:first-child)]:text-right">
      <tr>
        <th scope="col" className="min-[360px]:whitespace-nowrap">
          {of}
        </th>
        <th scope="col">Before</th>
        <th scope="col">After</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ label, before, after, isLast }) => (
        <tr key={label} className="h-6">
          <th scope="row">{label}</th>
          <td>{before}</td>
          <td className={isLast ? 'font-semibold' : undefined}>{after}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
