import type {
  OrderLine,
  OrderLineDraft,
  PurchaseOrder,
  PurchaseOrderDraft,
} from './purchase-order.ts';

export const anOrderLine = (over: Partial<OrderLine> = {}): OrderLine => ({
  id: 1,
  place: 1,
  materialId: null,
  description: 'Concrete C32/40, 30% GGBS',
  quantity: '48.000',
  unit: 'm³',
  unitPrice: '118.5000',
  discountRate: '0.00',
  lineTotal: '5688.00',
  carbonEstimate: null,
  received: '0.000',
  rejected: '0.000',
  ...over,
});

const pending: PurchaseOrder = {
  id: 1,
  organizationId: 1,
  contractId: 7,
  contractName: 'Kestrel Wharf, Block C',
  contractSlug: 'kestrel-wharf',
  supplierId: 3,
  poNumber: null,
  revision: 0,
  supplierName: 'Pennick Concrete',
  supplierAddress: null,
  supplierEmail: 'orders@pennick.example',
  supplierPhone: null,
  issueDate: '2026-11-12',
  deliveryDate: '2026-11-19',
  status: 'pending',
  statusBefore: null,
  statusReason: null,
  costHead: 'materials',
  vatTreatment: 'standard20',
  cisApplies: false,
  subtotal: '5688.00',
  vatRate: '20.00',
  vatAmount: '1137.60',
  total: '6825.60',
  actual: '0.00',
  openCommitment: '0.00',
  deliveryAddress: null,
  deliveryInstructions: null,
  siteContact: null,
  terms: null,
  notes: null,
  submittedAt: '2026-11-12T11:40:00.000Z',
  submittedBy: 5,
  writers: [5],
  approvedAt: null,
  approvedBy: null,
  sentAt: null,
  sentTo: null,
  acknowledgedAt: null,
  acknowledgedBy: null,
  closedAt: null,
  createdAt: '2026-11-12T11:30:00.000Z',
  createdBy: 5,
  updatedAt: '2026-11-12T11:40:00.000Z',
  updatedBy: 5,
  version: 1,
  items: [anOrderLine()],
  createdByName: 'Joy Okafor',
  submittedByName: 'Joy Okafor',
  approvedByName: null,
};

export const aPurchaseOrder = (over: Partial<PurchaseOrder> = {}): PurchaseOrder => ({
  ...pending,
  ...over,
});

export const aLineDraft = (over: Partial<OrderLineDraft> = {}): OrderLineDraft => ({
  description: 'Concrete C32/40, 30% GGBS',
  quantity: '48',
  unit: 'm³',
  unitPrice: '118.50',
  ...over,
});

/** An order as a user enters it, for one contract. */
export const aPurchaseOrderDraft = (
  over: Partial<PurchaseOrderDraft> & Pick<PurchaseOrderDraft, 'contractId'>,
): PurchaseOrderDraft => ({
  supplierName: 'Pennick Concrete',
  items: [aLineDraft()],
  ...over,
});
