import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { publicUrl } from '../../../packages/server/production/proxy.ts';
import { cookieOf } from './browser.ts';

export type Attack = {
  /** The URLs of the servers without the proxy, which would absorb most of the attack. */
  ports: number[];
  /** Sessions of one user, and their large file. */
  tokens: string[];
  download: string;
  /** Ends it. */
  signal: AbortSignal;
};

/**
 * How often each answer occurred; 'none' is a connection that ended without an answer, and
 * `heldAtOnce` those that stayed open without one.
 */
export type Answers = Map<string, number>;
export const heldAtOnce = 'held at once';

const { host } = new URL(publicUrl);
const head = (line: string, ...more: string[]) => [line, `Host: ${host}`, ...more].join('\r\n');

/** From other addresses than the users'. */
const addressOf = (n: number) => `127.200.0.${1 + (n % 8)}`;

/** `n` is its index per server, so that each server gets all kinds. */
type Slot = (socket: Socket, n: number, note: (answer: string) => void) => Promise<unknown>;

/** Keeps so many connections open to each server; each that ends is reopened. */
async function hold({ ports, signal }: Attack, each: number, use: Slot): Promise<Answers> {
  const answers: Answers = new Map();
  const note = (answer: string) => {
    // Connections that end with the attack were not answered by a server.
    if (!signal.aborted) answers.set(answer, (answers.get(answer) ?? 0) + 1);
  };
  const keep = async (n: number) => {
    while (!signal.aborted) {
      const port = ports[n % ports.length] ?? 0;
      const socket = connect({ port, host: '127.0.0.1', localAddress: addressOf(n) });
      socket.on('error', () => {}); // it is closed by then, which `use` sees
      const end = () => socket.destroy();
      signal.addEventListener('abort', end, { once: true });
      await use(socket, Math.floor(n / ports.length), note);
      signal.removeEventListener('abort', end);
      socket.destroy();
      // Limits the rate at which refused connections are reopened.
      await pause(100);
    }
  };
  await Promise.all(Array.from({ length: each * ports.length }, (_, n) => keep(n)));
  return answers;
}

/** The status of the response, or 'none' if the connection ends without one. */
const statusFrom = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    const answer = (chunk: Buffer) => settle(chunk.toString('latin1', 9, 12));
    const fail = () => settle('none');
    const settle = (status: string) => {
      socket.off('data', answer).off('close', fail);
      resolve(status);
    };
    socket.once('data', answer).once('close', fail);
    if (socket.destroyed) fail();
  });

const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    if (socket.destroyed) resolve();
    else socket.once('close', () => resolve());
  });

/**
 * 200 downloads of one user in five sessions, which are not read after the head. When a server closes one,
 * the client does not notice: other requests find its slot free.
 */
const neverRead = (attack: Attack): Promise<Answers> =>
  hold(attack, 200, async (socket, n, note) => {
    const token = attack.tokens[n % attack.tokens.length] ?? '';
    socket.write(
      `${head(`GET ${attack.download} HTTP/1.1`, `Cookie: ${cookieOf(token)}`)}\r\n\r\n`,
    );
    const status = await statusFrom(socket);
    socket.pause();
    note(status);
    if (status === '200') await closed(socket);
  });

/** To each server. */
export const slowRequests = 200;
const betweenBytes = 250;
/** The number of bytes sent before a request counts as held: refused connections are closed by then. */
const bytesOfHeld = 4;

/** 200 requests that arrive byte by byte, half of them in the head, half in the body. */
async function neverSent(attack: Attack): Promise<Answers> {
  const held = new Set<Socket>();
  let most = 0;
  const answers = await hold(attack, slowRequests, async (socket, n, note) => {
    const token = attack.tokens[n % attack.tokens.length] ?? '';
    const start = head(
      'POST /api/site-issues HTTP/1.1',
      `Cookie: ${cookieOf(token)}`,
      'Content-Type: application/json',
      'Content-Length: 100000',
    );
    const slow = n % 2 === 0 ? start : `{"issueDescription":"${'x'.repeat(10_000)}`;
    let isOver = false;
    const answered = statusFrom(socket).then((status) => {
      isOver = true;
      note(status);
    });
    if (n % 2 === 1) socket.write(`${start}\r\n\r\n`);
    let sent = 0;
    for (const byte of slow) {
      if (isOver) break;
      if (sent >= bytesOfHeld && socket.readyState === 'open') held.add(socket);
      most = Math.max(most, held.size);
      socket.write(byte);
      sent += 1;
      await pause(betweenBytes);
    }
    await answered;
    held.delete(socket);
  });
  return answers.set(heldAtOnce, most);
}

const documents = ['/api/docs', '/api/openapi.json'];

/** Both documents without a session, half of them with an invalid cookie, as fast as possible. */
const askForDocuments = (attack: Attack): Promise<Answers> =>
  hold(attack, 40, async (socket, n, note) => {
    const cookie = n % 2 === 0 ? [] : [`Cookie: ${cookieOf(`${n}`.padStart(43, 'x'))}`];
    const path = documents[Math.floor(n / 2) % 2];
    for (let status = ''; status !== 'none' && !attack.signal.aborted; note(status)) {
      socket.write(`${head(`GET ${path} HTTP/1.1`, ...cookie)}\r\n\r\n`);
      status = await statusFrom(socket);
    }
  });

export const attacks = { neverRead, neverSent, askForDocuments };
export type Name = keyof typeof attacks;
