import { ENDPOINTS, type Endpoint } from '@syllaboom/contracts';
import { expect, it } from 'vitest';
import { isForStaff } from './expected-errors.ts';
import { createOpenApiDocument, type Operation } from './openapi.ts';

const nothing = async () => {
  throw new Error('not called');
};
const document = createOpenApiDocument({
  endpoints: ENDPOINTS,
  downloads: [{ path: '/words/offline/:language', summary: 'A', errors: ['words/language_unknown'], read: nothing }],
  files: [{ path: '/avatars/:file', summary: 'B', errors: [], read: nothing }],
  redirects: [{ path: '/auth/login', summary: 'C', errors: ['auth/provider_off'], lead: nothing, giveUp: () => '/' }],
  hooks: [{ path: '/discord/webhook', summary: 'D', errors: ['discord/signature'], mostBytes: 1, receive: nothing }],
});
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.values(methods).map((operation) => ({ path, operation })),
);
const statusesOf = (operation: Operation | undefined): string[] => Object.keys(operation?.responses ?? {});

it('names 403 for every call of the staff, and what follows from access, parameters and bodies', () => {
  const declared: readonly Endpoint[] = Object.values(ENDPOINTS);
  expect(declared.filter(({ auth }) => isForStaff(auth)).length).toBeGreaterThan(11);
  for (const endpoint of declared) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    const responses = document.paths[path]?.[endpoint.method.toLowerCase()]?.responses ?? {};
    const describes = (status: number, code: string) =>
      expect([endpoint.path, String(responses[status]?.['description']).includes(`${code}:`)]).toEqual([
        endpoint.path,
        true,
      ]);
    if (isForStaff(endpoint.auth)) describes(403, 'http/forbidden');
    if (endpoint.auth !== 'public') describes(401, 'auth/login_required');
    if (endpoint.body) describes(413, 'http/too_large');
    describes(403, 'http/foreign_origin');
    describes(429, 'http/rate_limited');
    describes(503, 'http/unavailable');
  }
});

it('names every status of what is served beside the endpoints', () => {
  const { paths } = document;
  const every = ['400', '403', '429', '500', '503'];
  expect(statusesOf(paths['/words/offline/{language}']?.['get'])).toEqual([
    '200',
    '304',
    '400',
    '403',
    '404',
    '429',
    '500',
    '503',
  ]);
  expect(statusesOf(paths['/avatars/{file}']?.['get'])).toEqual(['200', '400', '403', '404', '429', '500', '503']);
  expect(statusesOf(paths['/auth/login']?.['get'])).toEqual(['302', '403', '404', '429', '500', '503']);
  expect(statusesOf(paths['/discord/webhook']?.['post'])).toEqual(
    expect.arrayContaining(['204', '401', '413', ...every]),
  );
});

it('is a valid document', () => {
  expect(document.info.license.identifier).toBe('MIT');
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  const shapes = Object.keys(document.paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'));
  expect(new Set(shapes).size).toBe(shapes.length);
  for (const { path, operation } of operations) {
    const named = operation.parameters.filter((one) => one.in === 'path').map((one) => one.name);
    expect(new Set(named)).toEqual(new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)));
    const statuses = statusesOf(operation).map(Number);
    expect(statuses.some((status) => status >= 200 && status < 400)).toBe(true);
    expect(statuses.some((status) => status >= 400 && status < 500)).toBe(true);
    for (const response of Object.values(operation.responses))
      expect(response['description']).toEqual(expect.stringMatching(/./));
  }
  const text = JSON.stringify(document);
  for (const [, reference = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const target = reference.split('/').reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document);
    expect([reference, typeof target]).toEqual([reference, 'object']);
  }
});
