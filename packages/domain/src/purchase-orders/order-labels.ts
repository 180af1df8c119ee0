import { readableDecimal } from '../kernel/decimal.ts';

/** In the order of the life cycle; the last two are outside of it. */
export const statusLabels = {
  draft: 'Draft',
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  sent: 'Sent',
  acknowledged: 'Acknowledged',
  part_received: 'Part received',
  received: 'Received',
  closed: 'Closed',
  on_hold: 'On hold',
  cancelled: 'Cancelled',
};

export type StatusLabels = typeof statusLabels;

const withoutApproval: StatusLabels = { ...statusLabels, pending: 'To be sent' };

/** Where orders need no approval, a pending one only has to be sent. */
export const statusLabelsOf = ({ requireApproval }: { requireApproval: boolean }): StatusLabels =>
  requireApproval ? statusLabels : withoutApproval;

export const costHeadLabels = {
  labour: 'Labour',
  materials: 'Materials',
  plant: 'Plant',
  subcontract: 'Subcontract',
  preliminaries: 'Preliminaries',
  other: 'Other',
};

/** Under the reverse charge the customer pays the VAT to HMRC, and the order's total is without it. */
export const vatLabels = {
  standard20: 'Standard, 20%',
  reduced5: 'Reduced, 5%',
  zero: 'Zero rated',
  exempt: 'Exempt',
  reverse_charge20: 'Reverse charge, 20%',
  reverse_charge5: 'Reverse charge, 5%',
};

export const reverseChargeNote = 'Reverse charge: VAT Act 1994 Section 55A applies';

type Numbered = {
  poNumber: string | null;
  revision: number;
  status: keyof typeof statusLabels;
};

/** 'PO-NC2041-0007 Rev B': the first one has no letter, as nothing was revised. */
export function orderNumberText({ poNumber, revision, status }: Numbered): string {
  if (poNumber) return `${poNumber}${revision > 0 ? ` Rev ${revisionLetter(revision)}` : ''}`;
  return status === 'draft' ? 'Draft' : 'Not numbered yet';
}

const letters = 26;

/** The first revision is B, for what it replaces was A; after Z comes AA. */
export function revisionLetter(revision: number): string {
  const before = Math.floor(revision / letters);
  const last = String.fromCharCode(65 + (revision % letters));
  return before > 0 ? revisionLetter(before - 1) + last : last;
}

/** Its title: the number, or before that the supplier. */
export const orderLabel = (order: Numbered & { supplierName: string }): string =>
  order.poNumber ? orderNumberText(order) : `the order to ${order.supplierName}`;

/** '1,204.5 m³'; what has no unit is counted. */
export const formatQuantity = (quantity: string, unit: string | null | undefined): string =>
  [readableDecimal(quantity), unit].filter(Boolean).join(' ');
