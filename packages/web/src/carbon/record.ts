import { Leaf } from 'lucide-react';
import type { RecordLink } from '../search/record-link.ts';

export const carbonEntryLink: RecordLink = {
  kind: 'carbonEntry',
  icon: Leaf,
  to: ({ slug, recordId }) => ({
    to: '/project/$slug/carbon-footprint',
    params: { slug: slug ?? '' },
    search: { entry: recordId },
  }),
};
