import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

const pieceBytes = 65_536;
/** Counted in checks, not by the clock: a delay of our own must not make a client look slow. */
const looksWithinPatience = 5;

/**
 * Closes connections whose other end reads nothing of what waits for it, in `patience` milliseconds. Only
 * what waits counts: an event stream that has nothing to tell is not stuck, nor is a slow handler.
 */
export function closeSlowReaders(app: FastifyInstance, patience: number) {
  const watched = new Map<Socket, { sent: number; idleLooks: number }>();
  app.server.on('connection', (socket: Socket) => {
    watched.set(socket, { sent: 0, idleLooks: 0 });
    socket.once('close', () => watched.delete(socket));
  });
  const looking = setInterval(() => {
    for (const [socket, { sent, idleLooks }] of watched) {
      // `bytesWritten` includes what is still in memory.
      const sentByNow = socket.bytesWritten - socket.writableLength;
      const isIdle = socket.writableLength > 0 && sentByNow === sent;
      watched.set(socket, { sent: sentByNow, idleLooks: isIdle ? idleLooks + 1 : 0 });
      if (!isIdle || idleLooks + 1 < looksWithinPatience) continue;
      app.log.info('A response was closed because the client did not read it.');
      socket.destroy();
    }
  }, patience / looksWithinPatience).unref();
  app.addHook('onClose', async () => clearInterval(looking));
}

/**
 * A large answer leaves in pieces: as a whole it would count as unsent until its last byte has left, and
 * a client that reads slowly would look like one that does not read.
 */
export function sendInPieces(app: FastifyInstance) {
  app.addHook('onSend', async (_request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    if (Buffer.byteLength(payload) <= pieceBytes) return payload;
    const bytes = Buffer.isBuffer(payload) ? payload : Buffer.from(payload);
    reply.header('content-length', bytes.length);
    return Readable.from(piecesOf(bytes), { objectMode: false });
  });
}

function* piecesOf(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}
