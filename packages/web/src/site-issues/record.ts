import { TriangleAlert } from 'lucide-react';
import type { RecordLink } from '../search/record-link.ts';
import { placeOf } from './issue-routes.ts';

export const siteIssueLink: RecordLink = {
  kind: 'siteIssue',
  icon: TriangleAlert,
  to: ({ slug, recordId }) => placeOf(slug ?? '', 'view', recordId),
};
