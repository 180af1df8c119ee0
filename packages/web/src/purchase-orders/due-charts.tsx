import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { commitmentByMonth, overdueOf } from '@sitewright/domain/purchase-orders/due';
import { orderNumberText } from '@sitewright/domain/purchase-orders/order-labels';
import type { PurchaseOrderRow } from '@sitewright/domain/purchase-orders/purchase-order';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Bar } from '../ui/bar.tsx';
import { monthAndYear } from '../ui/charts/chart-styles.ts';
import { counted } from '../ui/table/labels.ts';

type Props = { orders: readonly PurchaseOrderRow[]; today: string };

/** Deliveries due and overdue; collapsed until opened. */
export function DueCharts({ orders, today }: Props) {
  const months = commitmentByMonth(orders).map(({ month, net }) => monthBar(month, net, today));
  const late = overdueOf(orders, today).map(({ order, daysLate }) => lateBar(order, daysLate));
  if (months.length + late.length === 0) return null;
  return (
    <details className="group rounded-card border border-line bg-surface">
      <summary className="flex min-h-10 items-center gap-1 px-3 text-sm font-medium text-text-2 hover:text-text site:min-h-12">
        <ChevronRight aria-hidden="true" className="size-4 group-open:rotate-90" />
        Due and overdue
      </summary>
      <div className="grid gap-x-10 gap-y-5 px-4 pt-1 pb-4 md:auto-cols-fr md:grid-flow-col">
        {months.length > 0 && (
          <Chart title="Open order value by month due, net">
            <BarList bars={months} />
          </Chart>
        )}
        <Chart title="Overdue deliveries">
          {late.length > 0 ? (
            <BarList bars={late.slice(0, most)} />
          ) : (
            <p className="text-sm text-text-2">No overdue deliveries.</p>
          )}
          {late.length > most && (
            <p className="text-xs text-text-2">And {late.length - most} more.</p>
          )}
        </Chart>
      </div>
    </details>
  );
}

/** As many late orders as are useful to list. */
const most = 8;

const Chart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid content-start gap-2">
    <h2 className="text-sm">{title}</h2>
    {children}
  </section>
);

/** Anything outstanding from past months is late. */
const monthBar = (month: string, net: string, today: string): BarLine => ({
  id: month,
  label: month ? monthAndYear(month) : 'No date',
  size: Number(net),
  text: formatPounds(net),
  tone: month && month < today.slice(0, 7) ? 'bad' : 'plain',
});

const lateBar = (order: PurchaseOrderRow, daysLate: number): BarLine => ({
  id: String(order.id),
  label: (
    <Link
      to="/suppliers/orders/$id"
      params={{ id: String(order.id) }}
      className="-my-0.5 inline-block py-0.5 hover:underline site:-my-2.5 site:py-2.5"
    >
      {orderNumberText(order)}, {order.supplierName}
    </Link>
  ),
  size: daysLate,
  text: counted(daysLate, daysLate === 1 ? 'day' : 'days'),
  tone: 'bad',
});

type BarLine = {
  id: string;
  label: ReactNode;
  size: number;
  /** The figure that the bar is drawn of. */
  text: string;
  tone: 'plain' | 'bad';
};

/** Figures one below the other, each with a bar by which they are compared at a glance. */
function BarList({ bars }: { bars: readonly BarLine[] }) {
  const longest = Math.max(...bars.map(({ size }) => size));
  return (
    <ul className="grid gap-2">
      {bars.map(({ id, label, size, text, tone }) => (
        <li key={id} className="grid gap-1 text-sm">
          <span className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
            <span className="flex-none font-medium tabular-nums">{text}</span>
          </span>
          <Bar length={(size / longest) * 100} tone={tone} />
        </li>
      ))}
    </ul>
  );
}
