import type { OpenApiDocument, Operation } from '#platform/http/openapi.ts';
import { comparePaths } from '#platform/http/order/precedence.ts';

/** An answer, and what was asked. */
interface Answered {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
}

/** Throws at an answer that the description of its call does not name: status, and code of the error. */
export function refuseUndescribed(document: OpenApiDocument, { method, path, status, body }: Answered): void {
  const operation = operationOf(document, method, path);
  if (operation === null) return;
  const described = operation.responses[status];
  const { code } = (body ?? {}) as { code?: unknown };
  const isNamed = status < 400 || String(described?.['description']).split(/[:\n]/).includes(String(code));
  if (described === undefined || !isNamed)
    throw new Error(`The description of ${operation.operationId} does not name ${status} ${String(code)}.`);
}

/** The described call that a request reaches; null for what is no described call. */
function operationOf(document: OpenApiDocument, method: string, path: string): Operation | null {
  const [, bare] = /^\/api(\/[^?#]*)/.exec(path) ?? [];
  if (bare === undefined) return null;
  const template = Object.keys(document.paths)
    .sort(comparePaths)
    .find((known) => new RegExp(`^${known.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(bare));
  return (template === undefined ? null : document.paths[template]?.[method.toLowerCase()]) ?? null;
}
