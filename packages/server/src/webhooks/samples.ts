import type { webhooksApi } from '@sitewright/domain/webhooks/api';
import type { Samples } from '../testing/world.ts';

export const samples: Samples<typeof webhooksApi> = {
  list: () => ({ query: {} }),
  add: () => ({
    body: { name: 'Payroll', url: 'https://payroll.example/hook', entities: ['labour'] },
  }),
  edit: ({ webhookId }) => ({ params: { webhookId }, body: { isActive: false } }),
  remove: ({ webhookId }) => ({ params: { webhookId } }),
  deliveries: ({ webhookId }) => ({ params: { webhookId }, query: {} }),
  retry: ({ webhookDeliveryId }) => ({ params: { webhookDeliveryId } }),
};
