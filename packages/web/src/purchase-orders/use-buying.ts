import { type BuyingSettings, buyingOf } from '@sitewright/domain/purchase-orders/approval-rules';
import { useQuery } from '@tanstack/react-query';
import { organizationQuery } from '../organizations/queries.ts';

/** How the company buys; until that is known, as everybody does. */
export const useBuying = (): BuyingSettings =>
  buyingOf(useQuery(organizationQuery()).data?.settings ?? {});
