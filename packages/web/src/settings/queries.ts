import type { Reply } from '@sitewright/domain/kernel/endpoint';
import { ownSessionsApi } from '@sitewright/domain/session/own-sessions-api';
import { settingsApi } from '@sitewright/domain/settings/api';
import type { OwnSettings } from '@sitewright/domain/settings/own-settings';
import { webhooksApi } from '@sitewright/domain/webhooks/api';
import type { Webhook, WebhookDelivery } from '@sitewright/domain/webhooks/webhook';
import { queryOptions } from '@tanstack/react-query';
import { userKey } from '../platform/session.ts';

export const settingsQueries = {
  own: () => queryOptions<OwnSettings | null>({ queryKey: [settingsApi.read.path] }),
  sessions: () =>
    queryOptions<Reply<typeof ownSessionsApi.sessions> | null>({
      queryKey: [ownSessionsApi.sessions.path],
    }),
  tokens: () =>
    queryOptions<Reply<typeof settingsApi.tokens> | null>({ queryKey: [settingsApi.tokens.path] }),
  webhooks: () => queryOptions<Webhook[] | null>({ queryKey: [webhooksApi.list.path] }),
  deliveries: (webhookId: number) =>
    queryOptions<WebhookDelivery[] | null>({
      queryKey: [`${webhooksApi.list.path}/${webhookId}/deliveries`],
    }),
};

/** Who somebody is stands in the header too. */
export const staleBySettings: readonly string[] = [settingsApi.read.path, userKey[0], '/api/team'];
