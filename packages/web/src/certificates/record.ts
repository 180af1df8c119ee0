import { typeLabels } from '@sitewright/domain/certificates/certificate-values';
import { ShieldCheck } from 'lucide-react';
import { onContract, type RecordLink } from '../search/record-link.ts';

const labels: Record<string, string> = typeLabels;

export const certificateLink: RecordLink = {
  kind: 'certificate',
  icon: ShieldCheck,
  to: (hit) =>
    hit.slug ? onContract(hit, { tab: 'files', certificates: true }) : { to: '/company' },
  // A certificate is called after its type, which the search does not have in words.
  title: ({ title }) => labels[title] ?? title,
};
