import { organizationsApi } from '@sitewright/domain/organizations/api';
import { type BuyingSettings, buyingOf } from '@sitewright/domain/purchase-orders/approval-rules';
import { type StatusLabels, statusLabelsOf } from '@sitewright/domain/purchase-orders/order-labels';
import { useQuery } from '@tanstack/react-query';
import { query } from '../platform/query.ts';

/** How the company buys; until that is known, the default. */
export const useBuying = (): BuyingSettings =>
  buyingOf(useQuery(query(organizationsApi.current)).data?.settings ?? {});

export const useStatusLabels = (): StatusLabels => statusLabelsOf(useBuying());
