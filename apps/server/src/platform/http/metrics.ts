import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Values that are read when somebody looks. */
export type Gauges = Readonly<Record<string, { readonly help: string; readonly read: () => number }>>;

/** What the server counts. */
export interface Metrics {
  readonly registry: Registry;
  observeCall(route: string, status: number, seconds: number): void;
}

/** Metrics of the process, of calls and of these gauges. */
export function createMetrics(gauges: Gauges): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'http_duration_seconds',
    help: 'Duration of HTTP calls',
    labelNames: ['route', 'code'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  for (const [name, { help, read }] of Object.entries(gauges)) {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  }
  return { registry, observeCall: (route, status, seconds) => calls.observe({ route, code: status }, seconds) };
}

/** Serves `/metrics` on a port of its own, which is not meant for the outside. */
export async function serveMetrics(metrics: Metrics, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, host, done));
  return server;
}
