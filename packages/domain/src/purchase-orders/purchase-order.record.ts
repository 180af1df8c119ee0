import { recordType } from '../kernel/record-type.ts';

export const purchaseOrderRecord = recordType({
  type: 'purchaseOrder',
  resource: 'purchaseOrder',
  label: { one: 'Purchase order', many: 'Purchase orders' },
  rights: {
    'purchaseOrder.prices': 'Prices on purchase orders',
    'purchaseOrder.approve': 'Approval of purchase orders',
    'purchaseOrder.receive': 'Receipt of deliveries',
  },
  table: 'purchase_orders',
  tables: {
    order_numbers: {},
    purchase_orders: {
      noun: ['order', 'orders'],
      name: 'po_number',
      leftOut: ['link_hash', 'link_expires_at'],
    },
    purchase_order_items: {
      noun: ['order line', 'order lines'],
      partOf: { table: 'purchase_orders', column: 'purchase_order_id' },
    },
    purchase_order_revisions: { noun: ['order revision', 'order revisions'], files: ['pdf'] },
    purchase_order_comments: { noun: ['order comment', 'order comments'] },
  },
  backup: 'buying',
  bin: {
    order: 6,
    names: ['po_number', 'supplier_name'],
    project: 'contract_id',
    number: { column: 'po_number', taken: 'purchase_order.is_numbered' },
  },
  log: { category: 'po' },
  search: { kind: 'purchaseOrder', order: 5 },
  webhook: { isSuggested: true },
});
