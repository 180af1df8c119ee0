import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { canBeAcknowledged } from '@sitewright/domain/purchase-orders/can-be-acknowledged';
import type { LinkedOrder } from '@sitewright/domain/purchase-orders/linked-order';
import { orderNumberText } from '@sitewright/domain/purchase-orders/order-labels';
import { quoteOurNumber, taxNotesOf } from '@sitewright/domain/purchase-orders/order-sums';
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
import { type Fact, FactList } from '../ui/layout/facts.tsx';
import { Notice } from '../ui/layout/notice.tsx';
import { LinkedItems } from './linked-items.tsx';
import { orderQueries } from './queries.ts';

/** The order as its supplier sees it. */
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
    {!canBeAcknowledged(order) && <Answer order={order} />}
    <div className="rounded-card border border-line bg-surface p-4">
      <FactList facts={factsOf(order)} isStacked layout="grid-cols-2 gap-3 [&_dt]:text-xs" />
    </div>
    <LinkedItems order={order} />
    <Conditions order={order} />
    {canBeAcknowledged(order) && <AcknowledgeByLink token={token} />}
  </>
);

const factsOf = (order: LinkedOrder): Fact[] => [
  ['Delivery date', formatDate(order.deliveryDate ?? '') || 'To be agreed'],
  ['Deliver to', order.deliveryAddress ?? 'To be agreed'],
  ['Site contact', order.siteContact],
  ['Delivery instructions', order.deliveryInstructions],
  ['Issued', formatDate(order.issueDate ?? '')],
  ['Contract', order.contractName],
  ['Ordered by', order.orderedBy],
];

/** What applies in addition to the lines: tax statements, notes and terms. */
const Conditions = ({ order }: { order: LinkedOrder }) => (
  <div className="grid gap-3 text-sm whitespace-pre-line">
    {[...taxNotesOf(order), quoteOurNumber].map((note) => (
      <p key={note}>{note}</p>
    ))}
    <Paragraph heading="Notes" text={order.notes} />
    <Paragraph heading="Terms" text={order.terms} />
  </div>
);

const Paragraph = ({ heading, text }: { heading: string; text: string | null }) =>
  text && (
    <section>
      <h2 className="text-base">{heading}</h2>
      <p>{text}</p>
    </section>
  );

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
