import type { Findable } from '@sitewright/domain/search/findable';
import type { Hit } from '@sitewright/domain/search/search';
import type { LinkProps } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { dayText } from '../ui/format/date-time.ts';

/** How a record is shown among the results of a search, and where it leads. */
export type RecordLink = {
  kind: Findable;
  icon: LucideIcon;
  to: (hit: Hit) => LinkProps;
  title?: (hit: Hit) => string;
  /** The second line; without it, the detail that was found and the contract. */
  detail?: (hit: Hit) => string;
  /** Whether its id alone leads to it: then the activity log does too. */
  isFoundById?: boolean;
};

type ContractView = {
  date?: string | undefined;
  tab?: 'plant' | 'files' | 'journal';
  certificates?: true;
  file?: number;
};

export const onContract = ({ slug }: Hit, search: ContractView = {}): LinkProps => ({
  to: '/project/$slug',
  params: { slug: slug ?? '' },
  search,
});

/** Its number, its quantity and day where it has them, and the contract that it belongs to. */
export const detailWithContract = (
  detail: string | null,
  { quantity, day, projectName }: Hit,
): string => [detail, quantity, day && dayText(day), projectName].filter(Boolean).join(' · ');
