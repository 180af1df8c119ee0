import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What users see in their browser; the proxy speaks https to them. */
export const publicUrl = 'https://sitewright.example';

/**
 * A reverse proxy as an operator puts one in front: it takes the servers in turn, leaves out one that
 * takes no connection, and says who is asking and how. Without `keepAlive` every request has a connection
 * of its own, so that whether the server took it is known before the body is sent; servers that may be
 * killed need that. With it, connections are kept as in deploy/nginx.conf.
 */
export async function startProxy(upstreams: () => number[], { keepAlive = false } = {}) {
  const agent = keepAlive && new Agent({ keepAlive, timeout: 30_000 });
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
