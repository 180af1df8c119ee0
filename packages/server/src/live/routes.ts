import { type LiveEvent, liveApi } from '@sitewright/domain/live/api';
import type { streamWith } from '../platform/http/serve-stream.ts';
import type { Services } from '../platform/services.ts';

const heartbeat = 20_000;

/**
 * One open connection per browser. A comment now and then keeps proxies from closing it; with each
 * we ask again who is there, for their role may have changed and their session may be over.
 */
export function liveRoutes(stream: ReturnType<typeof streamWith>, { live }: Services) {
  stream(liveApi.events, ({ actor }, again, reply) => {
    const { raw } = reply;
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
    });
    raw.write('retry: 2000\n\n');
    const follower = {
      actor,
      send: (event: LiveEvent) => void raw.write(`data: ${JSON.stringify(event)}\n\n`),
      end: () => end(),
    };
    const leave = live.follow(follower);
    const beat = setInterval(() => {
      raw.write(': still here\n\n');
      again().then((arrived) => Object.assign(follower, { actor: arrived.actor }), end);
    }, heartbeat);
    /** Before the end, not after it: nothing may be written to a stream that has ended. */
    const end = () => {
      clearInterval(beat);
      leave();
      raw.end();
    };
    raw.once('close', end).on('error', end);
  });
}
