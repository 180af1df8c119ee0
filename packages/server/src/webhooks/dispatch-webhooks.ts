import { type Endpoint, isCommand } from '@sitewright/domain/kernel/endpoint';
import { recordOfAction } from '../platform/activity.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Tx } from '../platform/tenancy.ts';
import { queueDeliveries } from './public.ts';

type Context = { tx: Tx; params?: unknown };
type Handle = (context: Context) => Promise<unknown>;

/** Serves as before, and sends each change to the webhooks that subscribe to it. */
export const withWebhooks = (serve: Serve): Serve =>
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
    const { entity = '', id } = recordOfAction(endpoint, context.params, answer);
    await queueDeliveries(context.tx, { entity, id, action: endpoint.method });
    return answer;
  };
