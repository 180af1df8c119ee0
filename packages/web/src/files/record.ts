import { FileText } from 'lucide-react';
import { onContract, type RecordLink } from '../search/record-link.ts';

export const fileLink: RecordLink = {
  kind: 'file',
  icon: FileText,
  to: (hit) => onContract(hit, { tab: 'files', file: hit.recordId }),
};
