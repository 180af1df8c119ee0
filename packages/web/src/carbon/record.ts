import { categoryLabels } from '@sitewright/domain/carbon/carbon-labels';
import { type CarbonCategory, carbonCategories } from '@sitewright/domain/carbon/carbon-values';
import { Leaf } from 'lucide-react';
import { detailWithContract, type RecordLink } from '../search/record-link.ts';

/** The index has the category as it is stored. */
const labelOf = (category: string | null): string | null =>
  carbonCategories.find((known) => known === category)
    ? categoryLabels[category as CarbonCategory]
    : category;

export const carbonEntryLink: RecordLink = {
  kind: 'carbonEntry',
  icon: Leaf,
  to: ({ slug, recordId }) => ({
    to: '/project/$slug/carbon-footprint',
    params: { slug: slug ?? '' },
    search: { entry: recordId },
  }),
  detail: (hit) => detailWithContract(labelOf(hit.detail), hit),
};
