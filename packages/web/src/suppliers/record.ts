import { Truck } from 'lucide-react';
import type { RecordLink } from '../search/record-link.ts';

export const supplierLink: RecordLink = {
  kind: 'supplier',
  icon: Truck,
  to: ({ recordId }) => ({ to: '/suppliers', search: { supplier: recordId } }),
  isFoundById: true,
};
