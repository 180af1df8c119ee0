import * as z from 'zod';
import { get } from '../kernel/endpoint.ts';
import { Id } from '../kernel/id.ts';

/** Something changed: clients that show it reload it. */
export const LiveEvent = z.object({
  entity: z.string(),
  id: Id.nullable(),
  action: z.string(),
});

export type LiveEvent = z.infer<typeof LiveEvent>;

export const liveApi = {
  events: get('/api/events', 'self', {
    summary: 'Follow changes in the organisation',
    reply: LiveEvent,
    stream: 'text/event-stream',
  }),
};
