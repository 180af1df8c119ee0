import { type Endpoint, endpointName } from '@sitewright/domain/kernel/endpoint';
import type { OutboxItem } from '../../platform/outbox/item.ts';

/** An item that the server refused, made by Joy Okafor at 14:02 on 16 November 2026. */
export const anItem = (endpoint: Endpoint, over: Partial<OutboxItem> = {}): OutboxItem => ({
  ...{ seq: 5, key: crypto.randomUUID(), endpoint: endpointName(endpoint) },
  ...{ userId: 1, userName: 'Joy Okafor', organizationId: 1, build: 'test' },
  ...{ madeAt: Date.parse('2026-11-16T14:02:00Z'), clockOffset: 0, record: '', needs: [] },
  ...{ tries: 1, failures: 0, dueAt: 0, state: 'needs-you', version: 1, size: 0, hasFile: false },
  input: {},
  ...over,
});
