import { Tractor } from 'lucide-react';
import { onContract, type RecordLink } from '../search/record-link.ts';

export const plantHireLink: RecordLink = {
  kind: 'plantHire',
  icon: Tractor,
  to: (hit) => onContract(hit, { tab: 'plant' }),
};
