import { formatPounds } from '../kernel/pounds.ts';
import {
  approversOf,
  type BuyingSettings,
  requesterOf,
} from '../purchase-orders/approval-rules.ts';
import { orderLabel } from '../purchase-orders/order-labels.ts';
import type { PurchaseOrderRow } from '../purchase-orders/purchase-order.ts';
import { type Notice, noticePerUser, type Person } from './notice.ts';

export type WaitingOrder = Pick<
  PurchaseOrderRow,
  | 'id'
  | 'status'
  | 'statusReason'
  | 'poNumber'
  | 'revision'
  | 'supplierName'
  | 'subtotal'
  | 'contractId'
  | 'contractName'
  | 'createdBy'
  | 'submittedBy'
  | 'submittedAt'
  | 'approvedBy'
  | 'approvedAt'
  | 'writers'
  | 'createdAt'
>;

const aboutOrder = ({ id, contractId }: WaitingOrder) => ({
  category: 'approvals' as const,
  projectId: contractId,
  link: `/suppliers/orders/${id}`,
});

/** Notifies approvers that an order waits, each time it is submitted. */
export function approvalNotices(
  order: WaitingOrder,
  people: readonly Person[],
  settings: BuyingSettings,
): Notice[] {
  if (order.status !== 'pending') return [];
  const { id, supplierName, contractName, subtotal, submittedAt, createdAt } = order;
  return noticePerUser(approversOf(order, people, settings), {
    ...aboutOrder(order),
    subject: `approval ${id} ${submittedAt ?? createdAt}`,
    title: `Approval needed: ${orderLabel(order)}`,
    message: `${supplierName} for ${contractName}, ${formatPounds(subtotal ?? '0.00')} net.`,
    type: 'warning',
    priority: 'high',
  });
}

/** Notifies the requester of the decision, unless they decided it themselves. */
export function decisionNotices(order: WaitingOrder, people: readonly Person[]): Notice[] {
  const { id, status, statusReason, supplierName, contractName, approvedBy, approvedAt } = order;
  const requester = requesterOf(order, people);
  if (!requester) return [];
  if (status === 'approved' && approvedBy !== requester.userId)
    return noticePerUser([requester], {
      ...aboutOrder(order),
      subject: `decision ${id} approved ${approvedAt}`,
      title: `Approved: ${orderLabel(order)}`,
      message: `${supplierName} for ${contractName}. You can now send it to the supplier.`,
      type: 'success',
      priority: 'medium',
    });
  if (status !== 'rejected') return [];
  return noticePerUser([requester], {
    ...aboutOrder(order),
    subject: `decision ${id} rejected ${order.submittedAt}`,
    title: `Rejected: ${orderLabel(order)}`,
    message: statusReason ?? `${supplierName} for ${contractName}.`,
    type: 'error',
    priority: 'high',
  });
}
