import { plainDecimal, readableDecimal } from '@sitewright/domain/kernel/decimal';
import { unitPriceInPounds } from '@sitewright/domain/kernel/pounds';
import type { OrderLine, PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { amissIn } from '../deliveries/missing.ts';
import { cn } from '../ui/cn.ts';
import { Money } from '../ui/format/money.tsx';
import { number } from '../ui/table/labels.ts';
import { OrderTotals } from './order-form/order-totals.tsx';

/** The lines, read-only: ordered and received quantities, and prices for users who may see them. */
export function OrderLines({ order }: { order: PurchaseOrder }) {
  const { status, items, actual, subtotal, vatRate, vatAmount, total, vatTreatment } = order;
  const hasPrices = subtotal !== null && vatAmount !== null && total !== null;
  const hasCome = items.some(({ received }) => Number(received) > 0);
  const carbon = items.reduce((sum, { carbonEstimate }) => sum + Number(carbonEstimate ?? 0), 0);
  return (
    <section aria-label="Lines" className="rounded-card border border-line bg-surface">
      <h2 className="px-4 py-3 text-sm">
        Lines <span className="font-normal text-text-2">{number(items.length)}</span>
      </h2>
      <LineHeads hasPrices={hasPrices} />
      <ul className="border-t border-line">
        {items.map((line) => (
          <ReadLine key={line.id} line={line} hasCome={hasCome} />
        ))}
      </ul>
      {hasPrices && (
        <div className="grid justify-end border-t border-line p-4 max-md:grid-cols-1 md:grid-cols-[300px]">
          <OrderTotals
            sums={{ subtotal, vatRate, vatAmount, total }}
            treatment={vatTreatment}
            carbon={carbon}
            spent={status === 'closed' ? actual : null}
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

const ReadLine = ({ line, hasCome }: { line: OrderLine; hasCome: boolean }) => (
  <li
    className={cn(
      columns,
      'border-b border-line-2 py-2.5 text-sm last:border-b-0 max-md:grid-cols-[1.5rem_minmax(0,1fr)_auto]',
    )}
  >
    <span className="text-xs text-text-2 tabular-nums">{line.place}</span>
    <span className="font-medium [overflow-wrap:anywhere]">
      {line.description}
      {hasCome && <Come line={line} />}
    </span>
    <span className="text-right tabular-nums">
      {readableDecimal(line.quantity)} <span className="text-text-2">{line.unit}</span>
    </span>
    <span className="text-right text-text-2 tabular-nums max-md:col-start-2 max-md:text-left">
      {line.unitPrice && unitPriceInPounds(line.unitPrice)}
      {Number(line.discountRate) > 0 && ` less ${plainDecimal(line.discountRate ?? '')} %`}
    </span>
    <span className="text-right font-medium tabular-nums">
      {line.lineTotal && <Money amount={line.lineTotal} />}
    </span>
  </li>
);

function Come({ line }: { line: OrderLine }) {
  const { received, rejected } = line;
  const amiss = amissIn(line);
  return (
    <span className="block text-xs font-normal text-text-2">
      {readableDecimal(received)} received
      {Number(rejected) > 0 && `, ${readableDecimal(rejected)} rejected`}
      {amiss && <span className="font-medium text-on-warn-soft">, {amiss}</span>}
    </span>
  );
}
