import { type Endpoint, entityOf } from '@sitewright/domain/kernel/endpoint';
import type { QueryClient } from '@tanstack/react-query';
import type { ReadMeta } from './query.ts';

/** Makes every cached reply that shows this record type stale; visible ones are read again. */
export const invalidateReadsOf = (client: QueryClient, entity: string): Promise<void> =>
  invalidateWhere(client, ({ reads }) => reads === 'everything' || reads.includes(entity));

/** After a command: makes stale what shows what it changed, and the replies of these endpoints. */
export async function invalidateAfter(
  client: QueryClient,
  command: Endpoint,
  endpoints: readonly Pick<Endpoint, 'path'>[] = [],
): Promise<void> {
  const entity = entityOf(command);
  await Promise.all([
    entity && invalidateReadsOf(client, entity),
    invalidateWhere(client, ({ path }) => endpoints.some((endpoint) => endpoint.path === path)),
  ]);
}

/** A reply that was read ahead does not say what it shows: it is read again when it is first used. */
const invalidateWhere = (client: QueryClient, isStale: (meta: ReadMeta) => boolean) =>
  client.invalidateQueries({
    predicate: (query) => (query.meta ? isStale(query.meta) : !query.isActive()),
  });
