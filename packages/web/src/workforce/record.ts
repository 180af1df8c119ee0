import { HardHat } from 'lucide-react';
import type { RecordLink } from '../search/record-link.ts';

export const workerLink: RecordLink = {
  kind: 'worker',
  icon: HardHat,
  to: ({ recordId }) => ({ to: '/workforce/edit/$id', params: { id: `${recordId}` } }),
  isFoundById: true,
};
