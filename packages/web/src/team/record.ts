import { Users } from 'lucide-react';
import type { RecordLink } from '../search/record-link.ts';

export const memberLink: RecordLink = {
  kind: 'member',
  icon: Users,
  to: ({ title }) => ({ to: '/team', search: { q: title } }),
};
