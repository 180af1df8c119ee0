import { type Endpoint, isCommand } from '@sitewright/domain/kernel/endpoint';
import type { Serve } from '../platform/serve.ts';
import type { Tx } from '../platform/tenancy.ts';
import { queueDeliveries } from './queue-deliveries.ts';

type Context = { tx: Tx; actor?: unknown; params?: Record<string, unknown> };
type Handle = (context: Context) => Promise<unknown>;

/** Serves as before; what somebody changes is told to the programs that want to hear of it. */
export const tellingWebhooks = (serve: Serve): Serve =>
  ((endpoint: Endpoint, ...steps: unknown[]) => {
    const handle = steps.pop() as Handle;
    const isTold = isCommand(endpoint) && !endpoint.isPrivate && typeof endpoint.needs !== 'string';
    const last = isTold ? telling(endpoint, handle) : handle;
    (serve as (endpoint: Endpoint, ...steps: unknown[]) => void)(endpoint, ...steps, last);
  }) as Serve;

const telling =
  (endpoint: Endpoint, handle: Handle): Handle =>
  async (context) => {
    const answer = await handle(context);
    const { needs, concerns, method: action } = endpoint;
    const entity = (concerns ?? needs[0] ?? '').replace(/\..*/, '');
    await queueDeliveries(context.tx, { entity, id: idOf(answer, context), action });
    return answer;
  };

/** What has been deleted answers with nothing, but had a name in the path. */
function idOf(answer: unknown, { params }: Context): number | null {
  const { id } = (answer ?? {}) as { id?: unknown };
  return Number(id ?? Object.values(params ?? {}).at(-1)) || null;
}
