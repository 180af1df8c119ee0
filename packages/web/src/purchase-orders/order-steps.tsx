import { statusByReceipt } from '@sitewright/domain/purchase-orders/actions';
import type { OrderStatus } from '@sitewright/domain/purchase-orders/order-status';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { Circle, CircleCheck, CircleDot } from 'lucide-react';
import { cn } from '../ui/cn.ts';
import { useBuying, useStatusLabels } from './use-buying.ts';

const allSteps: readonly OrderStatus[] = [
  'draft',
  'pending',
  'approved',
  'sent',
  'acknowledged',
  'received',
  'closed',
];

/** An exceptional status takes the place of the step it happened at. */
const insteadOf: Partial<Record<OrderStatus, OrderStatus>> = {
  rejected: 'pending',
  part_received: 'received',
};

type Going = Pick<
  PurchaseOrder,
  'status' | 'statusBefore' | 'approvedAt' | 'sentAt' | 'acknowledgedAt' | 'items'
>;

/** The progress of an order; a cancelled one has none. Where nobody approves orders, that step is left out. */
export function OrderSteps(order: Going) {
  const labels = useStatusLabels();
  const { requireApproval } = useBuying();
  const { status, statusBefore } = order;
  if (status === 'cancelled') return null;
  const where = status === 'on_hold' ? (statusBefore ?? 'approved') : status;
  const steps = allSteps.filter(
    (step) => step !== 'approved' || requireApproval || order.approvedAt || where === step,
  );
  const here = steps.indexOf(insteadOf[where] ?? where);
  const stateAt = (step: OrderStatus, place: number): keyof typeof looks => {
    if (place >= here) return place === here ? 'here' : 'ahead';
    return wasLeftOut(step, order) ? 'leftOut' : 'done';
  };
  return (
    <ol aria-label="Steps" className="flex flex-wrap items-center gap-y-1 text-xs max-md:hidden">
      {steps.map((step, place) => (
        <Step
          key={step}
          label={labels[place === here ? where : reached(step, order)]}
          state={stateAt(step, place)}
        />
      ))}
    </ol>
  );
}

/** An order may be closed with goods outstanding. */
const reached = (step: OrderStatus, { status, items }: Going): OrderStatus =>
  step === 'received' && status === 'closed' && statusByReceipt(items) === 'part_received'
    ? 'part_received'
    : step;

/** An order on site may have been placed by telephone, and not every company approves orders. */
const wasLeftOut = (
  step: OrderStatus,
  { approvedAt, sentAt, acknowledgedAt, items }: Going,
): boolean =>
  (step === 'approved' && !approvedAt) ||
  (step === 'sent' && !sentAt) ||
  (step === 'acknowledged' && !acknowledgedAt) ||
  (step === 'received' && statusByReceipt(items) === 'approved');

const looks = {
  done: { icon: CircleCheck, look: 'text-on-ok-soft', words: ', done' },
  leftOut: { icon: Circle, look: 'text-text-2', words: ', skipped' },
  here: { icon: CircleDot, look: 'font-semibold text-text', words: '' },
  ahead: { icon: Circle, look: 'text-text-2', words: ', not reached yet' },
};

function Step({ label, state }: { label: string; state: keyof typeof looks }) {
  const { icon: Icon, look, words } = looks[state];
  return (
    <li
      aria-current={state === 'here' ? 'step' : undefined}
      className={cn(
        'flex items-center gap-1.5 not-last:after:mr-2 not-last:after:ml-0.5 not-last:after:h-px not-last:after:w-6 not-last:after:bg-control',
        look,
      )}
    >
      <Icon aria-hidden="true" className="size-4" />
      {label}
      <span className="sr-only">{words}</span>
    </li>
  );
}
