import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Random } from './random.ts';

/** What can happen to one request on its way. */
export const FAULTS = [
  /** The connection is reset before anything gets through. */
  'reset',
  /** Only the first part of the request gets through, then both sides are cut. */
  'truncate',
  /** The request, or part of it, arrives nowhere, and nothing ever comes back. */
  'stall',
  /** The request gets through; nothing ever comes back. */
  'stalled answer',
  /** The request gets through; its answer is lost with the connection. */
  'lost answer',
  /** The request gets through; only the first part of the answer comes back. */
  'cut answer',
  /** The request gets through twice at once. */
  'duplicate',
  /** As a lost answer, and the request arrives once more, later and on its own. */
  'late duplicate',
] as const;
export type Fault = (typeof FAULTS)[number];

export interface FaultyProxy {
  readonly url: string;
  /** How many of each fault have happened. */
  readonly happened: ReadonlyMap<Fault, number>;
  readonly total: number;
  close(): Promise<void>;
}

export interface FaultyProxyOptions {
  readonly port: number;
  readonly random: Random;
  /** How many of all connections meet with a fault, from 0 to 1. */
  readonly rate: number;
  /** No more than this many faults in all; after that the network is sound. */
  readonly most: number;
}

/** A TCP proxy on 127.0.0.1 that treats one request per connection badly, by a seeded plan. */
export async function startFaultyProxy(options: FaultyProxyOptions): Promise<FaultyProxy> {
  const { random, rate, most, port } = options;
  const happened = new Map<Fault, number>();
  let total = 0;
  const sockets = new Set<Socket>();
  const timers = new Set<NodeJS.Timeout>();

  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // Cut connections are the point here; who was cut off notices by itself.
    socket.on('error', () => socket.destroy());
    return socket;
  };
  const toTarget = () => track(connect(port, '127.0.0.1'));
  /** Sends a request on its own and lets its answer go nowhere. */
  const sendAside = (request: Buffer) => {
    const aside = toTarget();
    aside.resume();
    aside.write(request);
  };

  const treat = (client: Socket, request: Buffer, fault: Fault | undefined) => {
    const part = request.subarray(0, random.int(1, request.length - 1));
    switch (fault) {
      case undefined: {
        const target = toTarget();
        target.write(request);
        target.pipe(client);
        return;
      }
      case 'reset':
        client.resetAndDestroy();
        return;
      case 'truncate': {
        const target = toTarget();
        target.resume();
        target.end(part);
        client.resetAndDestroy();
        return;
      }
      case 'stall': {
        const target = toTarget();
        target.resume();
        if (random.chance(0.5)) target.write(part);
        client.on('close', () => target.destroy());
        return;
      }
      case 'stalled answer':
        sendAside(request);
        return;
      case 'lost answer':
      case 'late duplicate': {
        const target = toTarget();
        target.write(request);
        target.once('data', () => {
          client.resetAndDestroy();
          target.destroy();
          if (fault === 'lost answer') return;
          const timer = setTimeout(
            () => {
              timers.delete(timer);
              sendAside(request);
            },
            random.int(1, 200),
          );
          timers.add(timer);
        });
        return;
      }
      case 'cut answer': {
        const target = toTarget();
        target.write(request);
        target.once('data', (answer: Buffer) => {
          client.end(answer.subarray(0, random.int(1, answer.length - 1)));
          target.destroy();
        });
        return;
      }
      case 'duplicate': {
        sendAside(request);
        const target = toTarget();
        target.write(request);
        target.pipe(client);
        return;
      }
    }
  };

  const server = createServer((client) => {
    track(client);
    // The fault is chosen as the connection comes in, so that the plan follows the seed.
    const fault = total < most && random.chance(rate) ? random.pick(FAULTS) : undefined;
    if (fault !== undefined) {
      total += 1;
      happened.set(fault, (happened.get(fault) ?? 0) + 1);
    }
    wholeRequest(client, (request) => treat(client, request, fault));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    happened,
    get total() {
      return total;
    },
    close: async () => {
      for (const timer of timers) clearTimeout(timer);
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Waits for the head and as many bytes of body as it announces. */
function wholeRequest(client: Socket, then: (request: Buffer) => void): void {
  let received = Buffer.alloc(0);
  const collect = (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    const headEnd = received.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const length = /^content-length: (\d+)/imu.exec(received.toString('latin1', 0, headEnd))?.[1];
    if (received.length < headEnd + 4 + Number(length ?? 0)) return;
    client.off('data', collect);
    then(received);
  };
  client.on('data', collect);
}
