import { formatDate } from '../kernel/calendar.ts';
import { readableDecimal, scaled } from '../kernel/decimal.ts';
import { percentOf } from '../kernel/percent.ts';
import { formatUnitPrice } from '../kernel/pounds.ts';
import {
  type InsuranceRule,
  type OrderSupplier,
  obstacleToOrdering,
  warningsOnOrdering,
} from '../suppliers/compliance.ts';
import { minRatedDeliveries } from '../suppliers/ratings.ts';
import type { ApprovalView } from './approval.ts';

type Remark = ApprovalView['remarks'][number];

/** How often a supplier delivered on time. */
export type Punctuality = { deliveries: number; onTime: number };

/** The cost of a line, and its average cost in recent orders. */
export type PastPrice = { description: string; price: string; average: string; times: number };

export type RemarkFacts = {
  /** Null where the supplier is not in the register. */
  supplier: OrderSupplier | null;
  insuranceRule: InsuranceRule;
  today: string;
  punctuality: Punctuality;
  prices: readonly PastPrice[];
  /** Of the order. */
  issueDate: string | null;
  deliveryDate: string | null;
};

/** Remarks for the approver, one sentence each, the most serious first. */
export const remarksOn = ({
  supplier,
  insuranceRule,
  today,
  punctuality,
  prices,
  issueDate,
  deliveryDate,
}: RemarkFacts): Remark[] => [
  ...(supplier ? onSupplier(supplier, insuranceRule, today) : [notRegistered]),
  ...onDelivery(issueDate ?? today, deliveryDate),
  ...onPunctuality(punctuality),
  ...prices.flatMap(onPrice),
];

const notRegistered: Remark = {
  tone: 'caution',
  text: 'The supplier is not in the register: no insurance or CIS status is recorded.',
};

function onSupplier(supplier: OrderSupplier, rule: InsuranceRule, today: string): Remark[] {
  const obstacle = obstacleToOrdering(supplier, rule, today);
  if (obstacle) return [{ tone: 'stop', text: obstacle.message }];
  const warnings = warningsOnOrdering(supplier, today);
  if (warnings.length > 0) return warnings.map((text) => ({ tone: 'caution', text }));
  const isInsured = supplier.policies.length > 0 || supplier.insuranceExpiry;
  return isInsured
    ? [{ tone: 'ok', text: `${supplier.name} is insured.` }]
    : [{ tone: 'caution', text: `No insurance is recorded for ${supplier.name}.` }];
}

const onDelivery = (issued: string, delivery: string | null): Remark[] =>
  delivery !== null && delivery < issued
    ? [
        {
          tone: 'caution',
          text: `The delivery date, ${formatDate(delivery)}, is before the issue date, ${formatDate(issued)}.`,
        },
      ]
    : [];

const goodShare = 0.9;

function onPunctuality({ deliveries, onTime }: Punctuality): Remark[] {
  if (deliveries < minRatedDeliveries) return [];
  const tone = onTime / deliveries >= goodShare ? 'ok' : 'caution';
  return [{ tone, text: `${onTime} of ${deliveries} deliveries were on time.` }];
}

/** A difference of one per cent is not mentioned. */
function onPrice({ description, price, average, times }: PastPrice): Remark[] {
  const [quoted, paid] = [scaled(price, 4), scaled(average, 4)];
  const away = quoted > paid ? quoted - paid : paid - quoted;
  if (paid === 0n || away * 100n <= paid) return [];
  const [tone, word] = quoted > paid ? (['caution', 'above'] as const) : (['ok', 'below'] as const);
  const percent = readableDecimal(percentOf(away, paid) ?? '0');
  const past = times === 1 ? 'the last price paid' : `the average of the last ${times} purchases`;
  const text = `${description}: ${formatUnitPrice(price)} is ${percent}% ${word} ${past} (${formatUnitPrice(average)}).`;
  return [{ tone, text }];
}
