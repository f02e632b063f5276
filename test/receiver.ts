// A receiver of webhooks on this computer.
import type { AddressInfo, Server } from 'node:net';

/** The rules of a sender that may call it, which the real ones refuse. */
export const LOOPBACK = {
  allowsHttp: true,
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  isPublic: () => true,
};

/** Starts the server on a free port; resolves to the port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}
