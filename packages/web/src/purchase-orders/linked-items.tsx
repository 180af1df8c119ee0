import { readableDecimal } from '@sitewright/domain/kernel/decimal';
import { penceOf, poundsOf, sumOf } from '@sitewright/domain/kernel/pence';
import { inPounds } from '@sitewright/domain/kernel/pounds';
import type { LinkedOrder } from '@sitewright/domain/purchase-orders/linked-order';

/** What a supplier is to deliver, and what they get for it. */
export const LinkedItems = ({ order: { items, total } }: { order: LinkedOrder }) => {
  const net = sumOf(items.map(({ lineTotal }) => lineTotal));
  const vat = poundsOf(penceOf(total) - penceOf(net));
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full text-sm tabular-nums [&_:is(td,th)]:px-4 [&_:is(td,th)]:py-2.5 [&_:is(td,th):not(:first-child)]:text-right [&_th]:text-left [&_tr:not(:last-child)]:border-b [&_tr]:border-line-2">
        <caption className="sr-only">What is ordered</caption>
        <thead className="border-b border-line text-xs text-text-2 [&_th]:font-medium">
          <tr>
            <th scope="col">Description</th>
            <th scope="col">Quantity</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ description, quantity, unit, lineTotal }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a letter have no other name, and never move
            <tr key={place}>
              <td className="[overflow-wrap:anywhere]">{description}</td>
              <td>
                {readableDecimal(quantity)} {unit}
              </td>
              <td>{inPounds(lineTotal)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t border-line">
          {penceOf(vat) > 0n && (
            <>
              <Sum label="Net" amount={net} />
              <Sum label="VAT" amount={vat} />
            </>
          )}
          <Sum label="Total" amount={total} isLast />
        </tfoot>
      </table>
    </div>
  );
};

type SumProps = { label: string; amount: string; isLast?: boolean };

const Sum = ({ label, amount, isLast = false }: SumProps) => (
  <tr className={isLast ? 'font-semibold' : 'text-text-2'}>
    <th scope="row" colSpan={2} className="font-[inherit]">
      {label}
    </th>
    <td>{inPounds(amount)}</td>
  </tr>
);
