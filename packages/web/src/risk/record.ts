import { ShieldAlert } from 'lucide-react';
import type { RecordLink } from '../search/record-link.ts';

export const ramsLink: RecordLink = {
  kind: 'rams',
  icon: ShieldAlert,
  to: ({ slug, recordId }) => ({
    to: '/risk-assessment',
    search: { contract: slug ?? undefined, tab: 'rams', rams: recordId },
  }),
};
