import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One address before several processes, as players reach them. */
export interface Balancer {
  /** Host and port. */
  readonly address: string;
  /** Under which players reach a process whichever they came to first: what its PUBLIC_ADDRESS says. */
  addressOf(nth: number): string;
  /** Where the processes are, once they are. */
  readonly targets: URL[];
  /** Browsers that come from now on stay with a process. */
  sendTo(nth: number): void;
  close(): void;
}

const PREFIX = /^\/n\/(\d+)(?=\/)/;
const COOKIE = 'process';

/** Sends each browser to one process, by a cookie, and `/n/1/…` to the one that is named. */
export async function startBalancer(): Promise<Balancer> {
  const targets: URL[] = [];
  let newcomers = 0;
  const route = (incoming: IncomingMessage) => {
    const url = incoming.url ?? '/';
    const named = PREFIX.exec(url)?.[1];
    const kept = /(?:^|; )process=(\d+)/.exec(incoming.headers.cookie ?? '')?.[1];
    const nth = Number(named ?? kept ?? newcomers);
    const target = targets[nth];
    const { method, headers } = incoming;
    const options = { host: target?.hostname, port: target?.port, path: url.replace(PREFIX, ''), method, headers };
    return { options, cookie: named === undefined && kept === undefined ? `${COOKIE}=${nth}; Path=/` : null };
  };
  const server = createServer((incoming, reply) => {
    const { options, cookie } = route(incoming);
    const onward = request(options, (answer) => {
      const own = answer.headers['set-cookie'] ?? [];
      const cookies = cookie === null ? own : [...own, cookie];
      reply.writeHead(answer.statusCode ?? 502, {
        ...answer.headers,
        ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
      });
      answer.on('error', () => reply.destroy());
      answer.pipe(reply);
    });
    incoming.on('error', () => onward.destroy());
    onward.on('error', () => reply.destroy());
    incoming.pipe(onward);
  });
  server.on('upgrade', (incoming, socket, head) => {
    socket.on('error', () => socket.destroy());
    const onward = request(route(incoming).options);
    onward.on('upgrade', (answer, upstream, first) => {
      const lines = answer.rawHeaders.flatMap((name, n, all) => (n % 2 === 0 ? [`${name}: ${all[n + 1]}`] : []));
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      if (first.length > 0) socket.write(first);
      if (head.length > 0) upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
      upstream.on('error', () => socket.destroy());
      socket.on('error', () => upstream.destroy());
    });
    onward.on('response', () => socket.destroy());
    onward.on('error', () => socket.destroy());
    onward.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    addressOf: (nth) => `${address}/n/${nth}`,
    targets,
    sendTo: (nth) => {
      newcomers = nth;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
