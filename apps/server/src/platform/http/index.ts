export { buildHttpApp, type HttpAppParts } from './build-http-app.ts';
export type { AllRoutes, Call, Download, EdgeCaller, Routes } from './call.ts';
export { createMetrics, type Metrics, serveMetrics } from './metrics.ts';
export { dropClaimedAddresses, resolveAddress } from './request-facts.ts';
export type { ReadinessChecks } from './probes.ts';
