import { plainDecimal, readableDecimal } from '@sitewright/domain/kernel/decimal';
import { formatUnitPrice } from '@sitewright/domain/kernel/pounds';
import { finalTotalsWithCarbon } from '@sitewright/domain/purchase-orders/final-totals';
import type { OrderLine, PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { discrepancyOf } from '../deliveries/remaining.ts';
import { today } from '../platform/today.ts';
import { cn } from '../ui/cn.ts';
import { Money } from '../ui/format/money.tsx';
import { number } from '../ui/table/labels.ts';
import { OrderTotals } from './order-form/order-totals.tsx';

/** The lines, read-only: ordered and received quantities, and prices for users who may see them. */
export function OrderLines({ order }: { order: PurchaseOrder }) {
  const { items, vatTreatment } = order;
  const final = finalTotalsWithCarbon(order);
  const hasCome = items.some(({ received }) => Number(received) > 0);
  return (
    <section aria-label="Lines" className="rounded-card border border-line bg-surface">
      <h2 className="px-4 py-3 text-sm">
        Lines <span className="font-normal text-text-2">{number(items.length)}</span>
      </h2>
      <LineHeads hasPrices={final !== null} />
      <ul className="border-t border-line">
        {items.map((line) => (
          <ReadLine key={line.id} order={order} line={line} hasCome={hasCome} />
        ))}
      </ul>
      {final && (
        <div className="grid justify-end border-t border-line p-4 max-md:grid-cols-1 md:grid-cols-[300px]">
          <OrderTotals
            sums={final.totals}
            ordered={final.ordered}
            treatment={vatTreatment}
            carbon={Number(final.carbon)}
          />
        </div>
      )}
    </section>
  );
}

const columns =
  'grid items-baseline gap-x-2 px-4 md:grid-cols-[1.5rem_minmax(0,1fr)_7rem_8rem_8rem]';

/** Visual only: a screen reader hears each line in words. */
const LineHeads = ({ hasPrices }: { hasPrices: boolean }) => (
  <div
    aria-hidden="true"
    className={cn(
      columns,
      'border-t border-line py-2 text-[12px] leading-4 font-medium text-text-2 max-md:hidden',
    )}
  >
    <span className="col-start-2">Description</span>
    <span className="text-right">Quantity</span>
    {hasPrices && <span className="text-right">Unit price</span>}
    {hasPrices && <span className="text-right">Line total</span>}
  </div>
);

type ReadLineProps = { order: PurchaseOrder; line: OrderLine; hasCome: boolean };

const ReadLine = ({ order, line, hasCome }: ReadLineProps) => (
  <li
    className={cn(
      columns,
      'border-b border-line-2 py-2.5 text-sm last:border-b-0 max-md:grid-cols-[1.5rem_minmax(0,1fr)_auto]',
    )}
  >
    <span className="text-xs text-text-2 tabular-nums">{line.place}</span>
    <span className="font-medium [overflow-wrap:anywhere]">
      {line.description}
      {hasCome && <ReceivedNote order={order} line={line} />}
    </span>
    <span className="text-right tabular-nums">
      {readableDecimal(line.quantity)} <span className="text-text-2">{line.unit}</span>
    </span>
    <span className="text-right text-text-2 tabular-nums max-md:col-start-2 max-md:text-left">
      {line.unitPrice && formatUnitPrice(line.unitPrice)}
      {Number(line.discountRate) > 0 && ` less ${plainDecimal(line.discountRate ?? '')}%`}
    </span>
    <span className="text-right font-medium tabular-nums">
      {line.lineTotal && <Money amount={line.lineTotal} />}
    </span>
  </li>
);

function ReceivedNote({ order, line }: Omit<ReadLineProps, 'hasCome'>) {
  const { received, rejected } = line;
  const discrepancy = discrepancyOf(order, line, today());
  return (
    <span className="block text-xs font-normal text-text-2">
      {readableDecimal(received)} received
      {Number(rejected) > 0 && `, ${readableDecimal(rejected)} rejected`}
      {discrepancy && (
        <span className={cn(discrepancy.isWarning && 'font-medium text-on-warn-soft')}>
          , {discrepancy.text}
        </span>
      )}
    </span>
  );
}
