/** A code of the chat platform, as its redirect brought it back. */
export interface AddressCode {
  readonly code: string;
  readonly state: string | null;
}

/** What came back without a code: the platform's own word with a state, or the server's alone. */
export interface AddressFailure {
  readonly error: string;
  readonly state: string | null;
}

/** As the server writes its codes; whether it is one is asked by whoever has the list of them. */
const LIKE_ERROR_CODE = /^[a-z]+\/[a-z_]+$/;

/** What the redirect brought: a code, or why there is none. */
let taken: AddressCode | AddressFailure | null = null;

/**
 * Takes the code out of the address before anything else can see it: neither history, nor a link that is passed on, nor a
 * later request keeps it. A refusal is taken out as well: the platform's own comes with a state, the server's alone.
 */
export function takeAddressCode(): void {
  const url = new URL(location.href);
  // Inside the chat platform codes come from its SDK, and the address must keep its parameters.
  if (url.searchParams.has('frame_id')) return;
  const code = url.searchParams.get('code');
  const state = url.searchParams.get('state');
  const error = url.searchParams.get('error') ?? '';
  if (code === null && state === null && !LIKE_ERROR_CODE.test(error)) return;
  for (const name of ['code', 'state', 'error', 'error_description']) url.searchParams.delete(name);
  history.replaceState(history.state, '', url.pathname + url.search + url.hash);
  taken = code === null ? { error, state } : { code, state };
}

/** What the address held, once: a code can be exchanged only once, too. */
export function spendAddressCode(): AddressCode | AddressFailure | null {
  const code = taken;
  taken = null;
  return code;
}
