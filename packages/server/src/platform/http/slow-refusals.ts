import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { clientKeyOf } from './address.ts';

/** Not signed in, too many, too busy: a program that asks again at once gets nothing but these. */
const refusals = [401, 429, 503];
/** More than all browsers of an office get when their sessions end together. */
const mostAtOnce = 100;
const countedFor = 10_000;

/**
 * An address that was refused a hundred times in ten seconds gets each further refusal after `wait`
 * milliseconds, so that rapid repeated requests do not delay others. Requests that are not
 * refused are not slowed, whatever their address.
 */
export function slowRefusals(app: FastifyInstance, wait: number) {
  const refused = new Map<string, number>();
  const forgetting = setInterval(() => refused.clear(), countedFor).unref();
  const closing = new AbortController();
  app.addHook('onSend', async (request, reply) => {
    if (!refusals.includes(reply.statusCode)) return;
    const source = clientKeyOf(request.ip);
    const times = (refused.get(source) ?? 0) + 1;
    refused.set(source, times);
    if (times <= mostAtOnce) return;
    request.counted?.leave();
    await pause(wait, undefined, { signal: closing.signal }).catch(() => {}); // then we close
  });
  app.addHook('preClose', async () => closing.abort());
  app.addHook('onClose', async () => clearInterval(forgetting));
}
