import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Outside } from '#platform/outside/fetch-outside.ts';

/** What a stand-in answers; `hang`: never. */
export interface StandInAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  readonly hang?: boolean;
}

/** A service of a test's own, as the world outside: every public name leads to it. */
export interface OutsideStandIn {
  readonly outside: Outside;
  /** Hosts, paths with their queries, and user agents of what was asked. */
  readonly asked: { readonly host: string; readonly path: string; readonly agent: string | undefined }[];
  answer: (path: string, host: string) => StandInAnswer;
  close(): void;
}

const PUBLIC = '93.184.216.34';

/** `names`: where names lead other than to the stand-in. */
export async function startOutsideStandIn(names: Readonly<Record<string, string>> = {}): Promise<OutsideStandIn> {
  const asked: OutsideStandIn['asked'] = [];
  const server = createServer((request, response) => {
    const [host = '', path = ''] = [request.headers.host, request.url];
    asked.push({ host, path, agent: request.headers['user-agent'] });
    const { status = 200, headers = {}, body = '{}', hang = false } = standIn.answer(path, host);
    if (!hang) response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const standIn: OutsideStandIn = {
    asked,
    answer: () => ({ status: 404 }),
    outside: {
      resolve: async (host) => [names[host] ?? PUBLIC],
      ask: (url, _address, signal, headers) =>
        new Promise<IncomingMessage>((done, fail) => {
          const request = {
            host: '127.0.0.1',
            port,
            path: url.pathname + url.search,
            signal,
            headers: { ...headers, host: url.host },
          };
          get(request, done).once('error', fail);
        }),
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return standIn;
}
