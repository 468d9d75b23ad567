/** A code of the chat platform, as its redirect brought it back [S0017]. */
export interface AddressCode {
  readonly code: string;
  readonly state: string | null;
}

/** What the redirect brought: a code, or that the player said no there. */
let taken: AddressCode | 'declined' | null = null;

/**
 * Takes the code out of the address before anything else can see it: neither history, nor a link that is passed on, nor a
 * later request keeps it. A refusal of the platform (`error=…`) is taken out as well.
 */
export function takeAddressCode(): void {
  const url = new URL(location.href);
  // Inside the chat platform codes come from its SDK, and the address must keep its parameters.
  if (url.searchParams.has('frame_id')) return;
  const code = url.searchParams.get('code');
  const state = url.searchParams.get('state');
  if (code === null && state === null) return;
  for (const name of ['code', 'state', 'error', 'error_description']) url.searchParams.delete(name);
  history.replaceState(history.state, '', url.pathname + url.search + url.hash);
  taken = code === null ? 'declined' : { code, state };
}

/** What the address held, once: a code can be exchanged only once, too. */
export function spendAddressCode(): AddressCode | 'declined' | null {
  const code = taken;
  taken = null;
  return code;
}
