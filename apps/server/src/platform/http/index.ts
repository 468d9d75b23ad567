export { buildHttpApp } from './build-http-app.ts';
export { listHash } from './answers/send-reply.ts';
export { createMetrics, type Metrics, serveMetrics } from './metrics.ts';
export { keepAnswer } from './keep-answer.ts';
export type { ReadinessChecks } from './probes.ts';
