import { readableDecimal } from '@sitewright/domain/kernel/decimal';
import { penceOf, poundsOf, sumOf } from '@sitewright/domain/kernel/pence';
import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import type { LinkedOrder } from '@sitewright/domain/purchase-orders/linked-order';
import { orderNumberText } from '@sitewright/domain/purchase-orders/order-labels';
import { Acknowledgement } from '@sitewright/domain/purchase-orders/purchase-order';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { InlineForm } from '../forms/inline-form.tsx';
import { useCommandForm } from '../forms/use-command-form.ts';
import { failureText } from '../links/failure-labels.ts';
import { LinkPage } from '../links/link-page.tsx';
import { formatDate } from '../ui/fields/parse-date.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { momentText } from '../ui/format/date-time.ts';
import { FactList } from '../ui/layout/facts.tsx';
import { Notice } from '../ui/layout/notice.tsx';
import { orderQueries } from './queries.ts';

/** What a supplier sees who was sent an order. */
export const AcknowledgeScreen = ({ token }: { token: string }) => (
  <LinkPage
    heading="Purchase order"
    query={useQuery(orderQueries.byLink(token))}
    what="the order"
    over="It has expired, or the order was sent again or changed. Use the link in the latest email, or ask the person who sent it to you for a new one."
  >
    {(order) => <Ordered order={order} token={token} />}
  </LinkPage>
);

const Ordered = ({ order, token }: { order: LinkedOrder; token: string }) => (
  <>
    <div>
      <p className="text-sm text-text-2">{order.company}</p>
      <h1>Purchase order {orderNumberText(order)}</h1>
      <p className="text-sm text-text-2">To {order.supplierName}</p>
    </div>
    {!awaitsAnswer(order) && <Answer order={order} />}
    <div className="rounded-card border border-line bg-surface p-4">
      <FactList
        facts={[
          ['Delivery date', formatDate(order.deliveryDate ?? '') || 'To be agreed'],
          ['Deliver to', order.deliveryAddress ?? 'To be agreed'],
        ]}
        isStacked
        layout="grid-cols-2 gap-3 [&_dt]:text-xs"
      />
    </div>
    <LinkedItems order={order} />
    {awaitsAnswer(order) && <AcknowledgeByLink token={token} />}
  </>
);

/** The order is read first, then acknowledged. */
const awaitsAnswer = ({ acknowledgedAt, status }: LinkedOrder): boolean =>
  !acknowledgedAt && status === 'sent';

const Answer = ({ order }: { order: LinkedOrder }) =>
  order.acknowledgedAt ? (
    <Notice
      icon={CircleCheck}
      tone="ok"
      text={`Acknowledged by ${order.acknowledgedBy ?? 'you'}, ${momentText(order.acknowledgedAt)}. Thank you. ${order.company} has been notified.`}
    />
  ) : (
    <Notice icon={CircleCheck} tone="info" text="This order needs no acknowledgement." />
  );

const Name = Acknowledgement.pick({ acknowledgedBy: true });

/** A name and one press. */
function AcknowledgeByLink({ token }: { token: string }) {
  const client = useQueryClient();
  const { form, command } = useCommandForm({
    fields: Name,
    start: { acknowledgedBy: '' },
    endpoint: purchaseOrdersApi.acknowledgeByLink,
    inputOf: (body) => ({ params: { token }, body }),
    onDone: (order) => client.setQueryData(orderQueries.byLink(token).queryKey, order),
  });
  return (
    <InlineForm
      form={form}
      command={command}
      failureText={failureText}
      aria-label="Acknowledge"
      submitText="Acknowledge"
      button={{ isBig: true, pendingLabel: 'Sending...' }}
      className="grid gap-3 rounded-card border border-line bg-surface p-4"
    >
      <TextField
        label="Your name"
        help="By acknowledging, you accept this order as shown."
        autoComplete="name"
        {...form.field('acknowledgedBy')}
      />
    </InlineForm>
  );
}

/** The lines and the totals of the order. */
const LinkedItems = ({ order: { items, total } }: { order: LinkedOrder }) => {
  const net = sumOf(items.map(({ lineTotal }) => lineTotal));
  const vat = poundsOf(penceOf(total) - penceOf(net));
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
          {items.map(({ description, quantity, unit, lineTotal }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a letter have no other name, and never move
            <tr key={place}>
              <td className="[overflow-wrap:anywhere]">{description}</td>
              <td>
                {readableDecimal(quantity)} {unit}
              </td>
              <td>{formatPounds(lineTotal)}</td>
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
    <td>{formatPounds(amount)}</td>
  </tr>
);
