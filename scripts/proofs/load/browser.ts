import { Agent, request } from 'node:http';
import {
  type Endpoint,
  endpointName,
  type Input,
} from '../../../packages/domain/src/kernel/endpoint.ts';
import { requestFor } from '../../../packages/domain/src/kernel/request.ts';
import { publicUrl } from '../../../packages/server/production/proxy.ts';

export type LoadRequest = {
  /** The name of its endpoint, without ids. */
  name: string;
  method: string;
  url: string;
  body?: unknown;
  /** Stores what later requests need from the response. */
  learn?: (body: { id: number }) => void;
};

export const loadRequest = <E extends Endpoint>(
  endpoint: E,
  what: Input<E>,
  learn?: LoadRequest['learn'],
): LoadRequest => ({
  name: endpointName(endpoint),
  ...requestFor(endpoint, what),
  ...(learn && { learn }),
});

export type Answer = { status: number; text: string };
export type Browser = ReturnType<typeof openBrowser>;

const patience = 30_000;

/** The name of the cookie over HTTPS; the proxy reports HTTPS. */
export const cookieOf = (token: string) => `__Host-sitewright_session=${token}`;

/**
 * Sends requests over a keep-alive connection, from an address of this machine. It costs less than `fetch`: the
 * load runs on the same cores as the servers.
 */
export function openBrowser(base: string, { token, address }: { token: string; address: string }) {
  const agent = new Agent({ keepAlive: true, localAddress: address });
  const headers = { cookie: cookieOf(token), origin: publicUrl, 'sec-fetch-site': 'same-origin' };
  const send = ({ method, url, body, learn }: LoadRequest): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const content = body === undefined ? undefined : JSON.stringify(body);
      const sending = request(`${base}${url}`, {
        method,
        agent,
        signal: AbortSignal.timeout(patience),
        headers: {
          ...headers,
          'accept-encoding': learn ? 'identity' : 'gzip, deflate, br',
          ...(content && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(content),
          }),
        },
      });
      sending.once('error', reject);
      sending.once('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: response.headers['content-encoding'] ? '' : Buffer.concat(chunks).toString(),
          }),
        );
      });
      sending.end(content);
    });
  return { send, close: () => agent.destroy() };
}
