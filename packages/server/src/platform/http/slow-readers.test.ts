import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpServer } from './http.ts';

const unreadPatience = 500;
const large = Buffer.alloc(24_000_000, 'x');

function* withoutEnd() {
  for (;;) yield large.subarray(0, 65_536);
}

const app = httpServer({ logLevel: 'silent', isHttps: false, unreadPatience });
const begun: Readable[] = [];
app.get('/api/endless', async (_request, reply) => {
  const stream = Readable.from(withoutEnd(), { objectMode: false });
  begun.push(stream);
  return reply.type('application/zip').send(stream);
});
app.get('/api/large', async (_request, reply) => reply.type('application/pdf').send(large));
app.get('/api/events', async (_request, reply) => {
  const { raw } = reply.hijack();
  raw.writeHead(200, { 'content-type': 'text/event-stream' });
  raw.write('data: first\n\n');
  await pause(3 * unreadPatience);
  raw.end('data: second\n\n');
});
app.get('/api/slow', async () => {
  await pause(3 * unreadPatience);
  return { status: 'done' };
});

let port = 0;
const sockets: Socket[] = [];
beforeAll(async () => {
  port = Number(new URL(await app.listen({ port: 0 })).port);
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

/** Asks, and reads nothing until somebody does. */
function ask(path: string): Socket {
  const socket = connect({ port, host: '127.0.0.1' }).on('error', () => {});
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  sockets.push(socket);
  return socket;
}

describe('an answer', () => {
  it('that nobody reads is closed, and so is where it comes from', async () => {
    ask('/api/endless');
    await expect.poll(() => begun.length).toBe(1);
    await expect.poll(() => begun[0]?.destroyed, { timeout: 10 * unreadPatience }).toBe(true);
  });

  it.each(['stream', 'whole'])(
    'that somebody reads slowly is sent to its end: %s',
    async (kind) => {
      const wanted = 24_000_000;
      const socket = ask(kind === 'stream' ? '/api/endless' : '/api/large');
      const started = performance.now();
      let bytes = 0;
      // A reader that takes at least three times as long as an unread answer is given.
      for await (const chunk of socket) {
        bytes += chunk.length;
        if (bytes >= wanted) break;
        const due = (bytes / wanted) * 3 * unreadPatience;
        const ahead = due - (performance.now() - started);
        if (ahead > 20) await pause(ahead);
      }
      expect(bytes).toBeGreaterThanOrEqual(wanted);
      expect(performance.now() - started).toBeGreaterThan(2 * unreadPatience);
    },
  );

  it.each([
    ['/api/events', 'data: second'],
    ['/api/slow', '{"status":"done"}'],
  ])('that has nothing to send for a while is left alone: %s', async (path, end) => {
    const parts = await ask(path).setEncoding('utf8').toArray();
    expect(parts.join('')).toContain(end);
  });
});
