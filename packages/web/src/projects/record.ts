import { Building2 } from 'lucide-react';
import { onContract, type RecordLink } from '../search/record-link.ts';

export const projectLink: RecordLink = {
  kind: 'contract',
  icon: Building2,
  to: (hit) => onContract(hit),
  detail: ({ detail }) => detail ?? '',
};
