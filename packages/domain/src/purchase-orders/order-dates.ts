import { badRequest } from '../kernel/problem.ts';

export const deliversBeforeIssue = badRequest(
  'purchase_order.delivers_before_issue',
  'Delivery date must not be before the issue date',
);

type OrderDates = {
  issueDate?: string | null | undefined;
  deliveryDate?: string | null | undefined;
};

/** An order without an issue date is issued when it is approved. */
export const doDatesCross = ({ issueDate, deliveryDate }: OrderDates): boolean =>
  !!issueDate && !!deliveryDate && deliveryDate < issueDate;
