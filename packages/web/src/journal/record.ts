import { MessageSquare } from 'lucide-react';
import { onContract, type RecordLink } from '../search/record-link.ts';

export const journalMessageLink: RecordLink = {
  kind: 'journalMessage',
  icon: MessageSquare,
  to: (hit) => onContract(hit, { tab: 'journal' }),
};
