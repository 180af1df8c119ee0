import { recordType } from '../kernel/record-type.ts';

export const deliveryRecord = recordType({
  type: 'delivery',
  resource: 'purchaseOrder',
  label: { one: 'Delivery', many: 'Deliveries' },
  table: 'deliveries',
  tables: {
    deliveries: {},
    delivery_items: {
      noun: ['delivery line', 'delivery lines'],
      partOf: { table: 'deliveries', column: 'delivery_id' },
    },
  },
  backup: 'buying',
});
