import { createHmac } from 'node:crypto';
import { request as plainly } from 'node:http';
import { request as safely } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Reach } from '@sitewright/domain/webhooks/rules';
import { publicAddressOf } from './addresses.ts';

type OutgoingDelivery = { id: number; url: string; secret: string; body: string };
type AttemptResult = { answer: number | null; problem: string | null };

const patience = 10_000;

const refused = (problem: string): AttemptResult => ({ answer: null, problem });

/** Over the id, the time and the body, against replay. */
export const signatureOf = (secret: string, id: number, at: number, body: string): string =>
  `v1=${createHmac('sha256', secret).update(`${id}.${at}.${body}`).digest('hex')}`;

/** One try. Where it leads is looked up now, and that very address is called; redirects lead nowhere. */
export async function sendWebhook(
  parcel: OutgoingDelivery,
  reach: Reach,
  now: Date,
): Promise<AttemptResult> {
  const url = new URL(parcel.url);
  if (reach === 'anywhere') return post(url, parcel, now);
  if (url.protocol !== 'https:') return refused('The address must begin with https://.');
  const home = await publicAddressOf(url.hostname).catch(() => undefined);
  if (!home) return refused('This address cannot be reached from the internet.');
  return post(url, parcel, now, pinnedTo(home));
}

/** Whatever the name resolves to a moment later. */
const pinnedTo =
  ({ address, family }: { address: string; family: number }): LookupFunction =>
  (_host, { all }, found) =>
    all ? found(null, [{ address, family }]) : found(null, address, family);

function post(
  url: URL,
  parcel: OutgoingDelivery,
  now: Date,
  lookup?: LookupFunction,
): Promise<AttemptResult> {
  const { id, secret, body } = parcel;
  const at = Math.floor(now.getTime() / 1000);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'Sitewright-Webhook/1',
    'sitewright-id': String(id),
    'sitewright-timestamp': String(at),
    'sitewright-signature': signatureOf(secret, id, at, body),
  };
  return new Promise((done) => {
    const signal = AbortSignal.timeout(patience);
    const start = url.protocol === 'https:' ? safely : plainly;
    const request = start(url, { method: 'POST', headers, signal, ...(lookup && { lookup }) });
    request.once('response', (response) => {
      done({ answer: response.statusCode ?? null, problem: null });
      // The rest of the response is not needed.
      response.destroy();
    });
    request.once('error', () =>
      done(refused(signal.aborted ? 'No response within ten seconds.' : 'No response.')),
    );
    request.end(body);
  });
}
