import { dropEntitlement, useActivity } from './activity.ts';

/** Passes on what was bought inside the chat platform, and what will be: each purchase once. Returns what stops it. */
export function passEntitlements(send: (id: string) => void): () => void {
  const pass = () => {
    for (const id of useActivity.getState().entitlements) {
      // Dropped first: dropping comes back here.
      dropEntitlement(id);
      send(id);
    }
  };
  pass();
  return useActivity.subscribe((now, before) => {
    if (now.entitlements !== before.entitlements) pass();
  });
}
