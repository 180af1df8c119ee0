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
  const mast = createServer((phone) => {
    if (isLost) return phone.destroy();
    const end = connect(Number(server.port), server.hostname);
    join(phone, end);
    join(end, phone);
  });
  mast.listen(0, 'localhost');
  await once(mast, 'listening');
  const lose = () => {
    isLost = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://localhost:${(mast.address() as AddressInfo).port}`,
    lose,
    comeBack: () => {
      isLost = false;
    },
    end: () => {
      lose();
      mast.close();
    },
  };
}
