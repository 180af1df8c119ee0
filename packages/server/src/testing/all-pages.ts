import type { Endpoint, Input, Reply } from '@sitewright/domain/kernel/endpoint';
import { largestPageSize } from '@sitewright/domain/kernel/page';
import type { Caller } from './caller.ts';

/** Every page of a list, as the screens read it. */
export async function allPages<E extends Endpoint>(
  caller: Caller,
  endpoint: E,
  ask: Input<E>,
): Promise<Reply<E>> {
  const rows: unknown[] = [];
  let cursor: string | null | undefined;
  do {
    const query = {
      limit: largestPageSize,
      ...(ask as { query?: object }).query,
      ...(cursor && { cursor }),
    };
    const response = await caller.send(endpoint, { ...ask, query } as Input<E>);
    if (response.statusCode >= 400) throw response.json();
    rows.push(...response.json());
    const [, next] = String(response.headers.link ?? '').match(/cursor=(\d+)/) ?? [];
    cursor = next;
  } while (cursor);
  return rows as Reply<E>;
}
