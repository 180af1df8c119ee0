import type { Reply } from '@sitewright/domain/kernel/endpoint';
import { ownSessionsApi } from '@sitewright/domain/session/own-sessions-api';
import { type TwoFactor, twoFactorApi } from '@sitewright/domain/session/two-factor-api';
import { settingsApi } from '@sitewright/domain/settings/api';
import type { OwnSettings } from '@sitewright/domain/settings/own-settings';
import { webhooksApi } from '@sitewright/domain/webhooks/api';
import type { Webhook, WebhookDelivery } from '@sitewright/domain/webhooks/webhook';
import { queryOptions } from '@tanstack/react-query';
import { userKey } from '../platform/session.ts';

const whileOneWaits = 2_000;
const isWaiting = ({ status }: WebhookDelivery) => status === 'waiting';

export const settingsQueries = {
  own: () => queryOptions<OwnSettings | null>({ queryKey: [settingsApi.read.path] }),
  sessions: () =>
    queryOptions<Reply<typeof ownSessionsApi.sessions> | null>({
      queryKey: [ownSessionsApi.sessions.path],
    }),
  twoFactor: () => queryOptions<TwoFactor | null>({ queryKey: [twoFactorApi.readTwoFactor.path] }),
  tokens: () =>
    queryOptions<Reply<typeof settingsApi.tokens> | null>({ queryKey: [settingsApi.tokens.path] }),
  webhooks: () => queryOptions<Webhook[] | null>({ queryKey: [webhooksApi.list.path] }),
  /** They have no live updates: while one is waiting, the list is polled. */
  deliveries: (webhookId: number) =>
    queryOptions<WebhookDelivery[] | null>({
      queryKey: [`${webhooksApi.list.path}/${webhookId}/deliveries`],
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.some(isWaiting) ? whileOneWaits : false),
    }),
};

/** The user's name is in the header too. */
export const staleBySettings: readonly string[] = [settingsApi.read.path, userKey[0], '/api/team'];
