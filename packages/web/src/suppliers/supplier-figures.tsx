import { type Actor, can } from '@sitewright/domain/kernel/access';
import { sumOf } from '@sitewright/domain/kernel/pence';
import { percentOf } from '@sitewright/domain/kernel/percent';
import { formatPounds, formatShortPounds } from '@sitewright/domain/kernel/pounds';
import { insuranceWarningDays } from '@sitewright/domain/suppliers/compliance';
import { minRatedDeliveries } from '@sitewright/domain/suppliers/ratings';
import type { InsuranceState, Supplier } from '@sitewright/domain/suppliers/supplier';
import type { SupplierStatus } from '@sitewright/domain/suppliers/supplier-type';
import { Ban, Hourglass, OctagonAlert } from 'lucide-react';
import type { Kpi } from '../ui/layout/kpi-strip.tsx';
import { number } from '../ui/table/labels.ts';

type Suppliers = readonly Supplier[];

/** A number of orders, undefined if they could not be read. */
type OrderCount = number | 'loading' | undefined;

/** The register's totals, as far as the user may see them, and the orders not acknowledged. */
export const supplierFigures = (
  suppliers: Suppliers,
  unacknowledged: OrderCount,
  actor: Actor,
): Kpi[] => [
  active(suppliers),
  ...(can(actor, 'purchaseOrder.prices', 'R') ? [spend(suppliers)] : []),
  insurance(suppliers),
  ...(can(actor, 'supplier.terms', 'R') ? [onTime(suppliers)] : []),
  blocked(suppliers),
  ...(unacknowledged === undefined
    ? []
    : [unacknowledged === 'loading' ? stillLoading : toAcknowledge(unacknowledged)]),
];

const countOf = (suppliers: Suppliers, ...statuses: SupplierStatus[]): number =>
  suppliers.filter(({ status }) => statuses.includes(status)).length;

const active = (suppliers: Suppliers): Kpi => ({
  label: 'Active suppliers',
  value: number(countOf(suppliers, 'active', 'preferred')),
  note: `${number(countOf(suppliers, 'preferred'))} preferred, ${number(countOf(suppliers, 'pending'))} being set up`,
});

function spend(suppliers: Suppliers): Kpi {
  const sum = sumOf(suppliers.map(({ spentThisYear }) => spentThisYear));
  return {
    label: 'Ordered this year',
    value: formatShortPounds(sum),
    note: `${formatPounds(sum)} net`,
  };
}

const suppliersWith = (search: Record<string, string>): Kpi['link'] => ({
  to: '/suppliers',
  search,
});

function insurance(suppliers: Suppliers): Kpi {
  const used = suppliers.filter(({ status }) => status !== 'inactive');
  const count = (state: InsuranceState) =>
    used.filter(({ insuranceState }) => insuranceState === state).length;
  const [expiring, expired] = [count('expiring'), count('expired')];
  return {
    label: 'Insurance expiring',
    value: number(expiring),
    note: `in the next ${insuranceWarningDays} days; ${expired > 0 ? number(expired) : 'none'} already expired`,
    ...(expired > 0 && { tone: 'bad' as const, icon: OctagonAlert }),
    ...(expiring + expired > 0 && { link: suppliersWith({ insurance: 'expiring|expired' }) }),
    ...(expiring + expired > 0 && {
      pill: (
        <>
          <b className="font-semibold">{number(expired || expiring)}</b> with{' '}
          {expired ? 'expired insurance' : 'insurance expiring soon'}
        </>
      ),
    }),
  };
}

/** Of all lines that were due; of few deliveries it would say more about chance. */
function onTime(suppliers: Suppliers): Kpi {
  const label = 'On time, in full';
  const deliveries = suppliers.reduce((sum, { deliveryCount }) => sum + deliveryCount, 0);
  const due = suppliers.reduce((sum, { judgedLines }) => sum + (judgedLines ?? 0), 0);
  const onTimeInFull = suppliers.reduce(
    (sum, supplier) => sum + (supplier.linesOnTimeInFull ?? 0),
    0,
  );
  if (due === 0 || deliveries < minRatedDeliveries)
    return { label, value: '–', note: `Shown after ${minRatedDeliveries} deliveries` };
  return {
    label,
    value: `${percentOf(BigInt(onTimeInFull), BigInt(due))}%`,
    note: `${number(onTimeInFull)} of ${number(due)} lines`,
  };
}

function blocked(suppliers: Suppliers): Kpi {
  const count = countOf(suppliers, 'blocked');
  const held = countOf(suppliers, 'on_hold');
  return {
    label: 'Blocked',
    value: number(count),
    note: held > 0 ? `and ${number(held)} on hold` : 'None on hold',
    ...(count + held > 0 && {
      tone: 'warn' as const,
      icon: Ban,
      link: suppliersWith({ status: 'blocked|on_hold' }),
    }),
  };
}

const awaiting = 'Awaiting acknowledgement';

/** Takes the place of the figure until all orders have been read, so that the others do not move. */
const stillLoading: Kpi = {
  label: awaiting,
  value: '–',
  note: 'Loading orders',
  pill: 'Loading orders',
};

/** Also orders to suppliers who are not in the register, as in the list that it leads to. */
function toAcknowledge(count: number): Kpi {
  return {
    label: awaiting,
    value: number(count),
    note: count > 0 ? 'Orders sent, not yet acknowledged' : 'All orders acknowledged',
    ...(count > 0 && {
      icon: Hourglass,
      link: { to: '/suppliers/orders', search: { status: 'sent' } },
      tone: 'info' as const,
      pill: (
        <>
          <b className="font-semibold">{number(count)}</b> to acknowledge
        </>
      ),
    }),
  };
}
