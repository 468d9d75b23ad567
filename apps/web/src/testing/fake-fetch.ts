import { vi } from 'vitest';

/** A call as a test sees it. */
export interface SeenCall {
  /** Below /api. */
  readonly path: string;
  readonly method: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, string>;
}

/** Answers all calls of the page by a function; returns what was asked, in order. */
export function fakeFetch(answer: (call: SeenCall) => Response | Promise<Response>): SeenCall[] {
  const seen: SeenCall[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    const url = new URL(address, 'http://page/');
    const call: SeenCall = {
      path: url.pathname.replace(/.*\/api/, ''),
      query: Object.fromEntries(url.searchParams),
      method: init?.method ?? 'GET',
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {},
      headers: (init?.headers ?? {}) as Record<string, string>,
    };
    seen.push(call);
    return answer(call);
  });
  return seen;
}

export const reply = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });
export const refusal = (code: string, status: number, params: Record<string, string | number> = {}): Response =>
  reply({ code, id: 'r1', error: 'English', params }, status);
