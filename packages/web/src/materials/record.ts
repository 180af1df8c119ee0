import { Package } from 'lucide-react';
import type { RecordLink } from '../search/record-link.ts';

export const materialLink: RecordLink = {
  kind: 'material',
  icon: Package,
  to: ({ recordId }) => ({ to: '/materials/edit/$id', params: { id: `${recordId}` } }),
  isFoundById: true,
};
