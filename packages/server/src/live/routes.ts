import { liveApi } from '@sitewright/domain/live/api';
import type { streamWith } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';

const heartbeat = 20_000;

/** One open connection per browser; a comment now and then keeps proxies from closing it. */
export function liveRoutes(stream: ReturnType<typeof streamWith>, { live }: Services) {
  stream(liveApi.events, ({ actor }, reply) => {
    const { raw } = reply;
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
    });
    raw.write('retry: 2000\n\n');
    const beat = setInterval(() => raw.write(': still here\n\n'), heartbeat);
    const leave = live.follow({
      actor,
      send: (event) => raw.write(`data: ${JSON.stringify(event)}\n\n`),
      end: () => raw.end(),
    });
    raw.once('close', () => {
      clearInterval(beat);
      leave();
    });
  });
}
