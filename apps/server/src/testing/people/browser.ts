import type { Answer, CallOptions, TestServer } from '../server.ts';

/** A browser with its cookies, as far as a server sees it. */
export interface TestBrowser {
  readonly cookies: ReadonlyMap<string, string>;
  call(method: string, path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  /** Forgets a cookie, or all of them. */
  forget(name?: string): void;
}

export function createBrowser(server: Pick<TestServer, 'call'>): TestBrowser {
  const cookies = new Map<string, string>();
  const keep = (line: string) => {
    const [, name = '', value = '', attributes = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(line) ?? [];
    if (/Max-Age=0\b/.test(attributes)) cookies.delete(name);
    else cookies.set(name, value);
  };
  return {
    cookies,
    call: async (method, path, body, options = {}) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await server.call(method, path, body, {
        ...options,
        headers: { ...(cookie === '' ? {} : { cookie }), 'sec-fetch-site': 'same-origin', ...options.headers },
      });
      answer.headers.getSetCookie().forEach(keep);
      return answer;
    },
    forget: (name) => void (name === undefined ? cookies.clear() : cookies.delete(name)),
  };
}
