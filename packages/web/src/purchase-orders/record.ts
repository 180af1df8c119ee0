import { ReceiptText } from 'lucide-react';
import type { RecordLink } from '../search/record-link.ts';

export const purchaseOrderLink: RecordLink = {
  kind: 'purchaseOrder',
  icon: ReceiptText,
  to: ({ recordId }) => ({ to: '/suppliers/orders/$id', params: { id: `${recordId}` } }),
  isFoundById: true,
};
