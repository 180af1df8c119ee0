import { Mail } from 'lucide-react';
import type { RecordLink } from '../search/record-link.ts';

export const emailTemplateLink: RecordLink = {
  kind: 'emailTemplate',
  icon: Mail,
  to: ({ recordId }) => ({ to: '/email-templates', search: { template: `${recordId}` } }),
};
