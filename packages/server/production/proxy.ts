import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The public address; the proxy serves it over https. */
export const publicUrl = 'https://sitewright.example';

/**
 * A reverse proxy as an operator configures one: it balances over the servers, skips one that
 * accepts no connection, and forwards the caller's address and scheme. Without `keepAlive` every
 * request has its own connection, so that it is known whether the server accepted it before the
 * body is sent; servers that may be killed need that. With it, connections are reused as in
 * deploy/nginx.conf.
 */
export async function startProxy(upstreams: () => number[], { keepAlive = false } = {}) {
  const agent = keepAlive && new Agent({ keepAlive, timeout: 30_000 });
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': incoming.socket.remoteAddress,
      'x-forwarded-proto': 'https',
      // The host that the browser requested.
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
        agent,
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
        if (socket.connecting) socket.once('connect', () => incoming.pipe(passedOn));
        else incoming.pipe(passedOn);
      });
    };
    attempt(ports.length);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((stopped) => {
      if (agent) agent.destroy();
      server.close(() => stopped());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, stop };
}
