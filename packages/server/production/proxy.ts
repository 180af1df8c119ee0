import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What users see in their browser; the proxy speaks https to them. */
export const publicUrl = 'https://sitewright.example';

/**
 * A reverse proxy as an operator puts one in front: it takes the servers in turn, leaves out one that
 * takes no connection, and says who is asking and how.
 */
export async function startProxy(upstreams: () => number[]) {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': incoming.socket.remoteAddress,
      'x-forwarded-proto': 'https',
      // The name that browsers asked for.
      host: new URL(publicUrl).host,
    };
    const ports = upstreams();
    const attempt = (left: number) => {
      const port = ports[turn++ % ports.length];
      const { method, url: path } = incoming;
      const passedOn = request({
        host: '127.0.0.1',
        port,
        method,
        path,
        headers,
        // A connection of its own: whether the server took it is known before the body is sent.
        agent: false,
      });
      passedOn.once('response', (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      passedOn.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && left > 1) attempt(left - 1);
        else outgoing.destroy();
      });
      outgoing.once('close', () => passedOn.destroy());
      passedOn.once('socket', (socket) => {
        socket.once('connect', () => incoming.pipe(passedOn));
      });
    };
    attempt(ports.length);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((stopped) => {
      server.close(() => stopped());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, stop };
}
