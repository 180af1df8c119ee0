import { readableDecimal } from '@sitewright/domain/kernel/decimal';
import { formatPounds, formatUnitPrice } from '@sitewright/domain/kernel/pounds';
import type { LinkedOrder } from '@sitewright/domain/purchase-orders/linked-order';
import {
  discountText,
  type OrderSum,
  sumsOfOrder,
} from '@sitewright/domain/purchase-orders/order-sums';

type Line = LinkedOrder['items'][number];

/** The lines and the totals of an order, with the price of each unit. */
export const LinkedItems = ({ order }: { order: LinkedOrder }) => {
  const sums = sumsOfOrder(order);
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full text-sm tabular-nums [&_:is(td,th)]:px-4 [&_:is(td,th)]:py-2.5 [&_:is(td,th):not(:first-child)]:text-right [&_th]:text-left [&_tr:not(:last-child)]:border-b [&_tr]:border-line-2">
        <caption className="sr-only">Order lines</caption>
        <thead className="border-b border-line text-xs text-text-2 [&_th]:font-medium">
          <tr>
            <th scope="col">Description</th>
            <th scope="col">Quantity</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a letter have no other name, and never move
            <tr key={place}>
              <td className="[overflow-wrap:anywhere]">
                {line.description}
                <span className="block text-xs text-text-2">{priceOf(line)}</span>
              </td>
              <td>
                {readableDecimal(line.quantity)} {line.unit}
              </td>
              <td>{formatPounds(line.lineTotal)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t border-line">
          {sums.map((sum, place) => (
            <Sum key={sum[0]} sum={sum} isLast={place === sums.length - 1} />
          ))}
        </tfoot>
      </table>
    </div>
  );
};

/** '£118.50 per m³, 5% discount' */
const priceOf = (line: Line): string => {
  const discount = discountText(line);
  const price = `${formatUnitPrice(line.unitPrice)}${line.unit ? ` per ${line.unit}` : ' each'}`;
  return discount ? `${price}, ${discount} discount` : price;
};

type SumProps = { sum: OrderSum; isLast: boolean };

const Sum = ({ sum: [label, amount], isLast }: SumProps) => (
  <tr className={isLast ? 'font-semibold' : 'text-text-2'}>
    <th scope="row" colSpan={2} className="font-[inherit]">
      {label}
    </th>
    <td>{amount}</td>
  </tr>
);
