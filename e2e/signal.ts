import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * The way from a phone to the server. Where it is cut, nothing gets through: not even what a worker sends before the
 * browser has its first page.
 */
export async function aSignal(server: URL) {
  const sockets = new Set<Socket>();
  let isLost = false;
  const join = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.pipe(to);
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const relay = createServer((phone) => {
    if (isLost) return phone.destroy();
    const far = connect(Number(server.port), server.hostname);
    join(phone, far);
    join(far, phone);
  });
  relay.listen(0, 'localhost');
  await once(relay, 'listening');
  const lose = () => {
    isLost = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://localhost:${(relay.address() as AddressInfo).port}`,
    lose,
    comeBack: () => {
      isLost = false;
    },
    end: () => {
      lose();
      relay.close();
    },
  };
}
