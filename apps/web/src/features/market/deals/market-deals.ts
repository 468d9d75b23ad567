import { create } from 'zustand';
import { ApiError } from '../../../platform/api/api-error.ts';
import { wordsForCode, wordsForError } from '../../../platform/i18n/error-words.ts';
import { markStale } from '../../../platform/query/query-client.ts';
import { shopSender } from '../../../platform/rooms/shop-sender.ts';
import { sessionPort } from '../../../platform/session-port.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { showError } from '../../../ui/toasts/toasts.tsx';
import { currentUser } from '../../session/index.ts';

/** What is under way with a listing, by its id; `gone`: it is off the market, though the list has not come anew yet. */
export type Deal = 'buying' | 'removing' | 'gone';
export const useDeals = create<Readonly<Record<string, Deal>>>(() => ({}));
export const useDeal = (id: string): Deal | null => useDeals((deals) => deals[id] ?? null);

/** Carries something out with a listing, unless something is under way with it already; `work` says whether it is gone then. */
export async function whileDealing(
  id: string,
  deal: Exclude<Deal, 'gone'>,
  work: () => Promise<boolean>,
): Promise<void> {
  if (useDeals.getState()[id] !== undefined) return;
  useDeals.setState({ [id]: deal });
  const isGone = await work().catch(() => false);
  const { [id]: _done, ...others } = useDeals.getState();
  useDeals.setState(isGone ? { ...others, [id]: 'gone' } : others, true);
}

/** Refusals that say by themselves what is wrong. */
const SAYS_WHY = /^(?:market|shop|auth|words)\/|^wallet\/key_reused$|^http\/rate_limited$/;

/** Says why something failed, in the server's words where it has some; what is shown may be out of date. */
export function sayFailed(cause: unknown, otherwise: string): void {
  sound.play('no');
  showError(cause instanceof ApiError && SAYS_WHY.test(cause.code) ? wordsForError(cause) : otherwise);
  markStale('market');
  markStale('marketGoods');
}

/** Asks what the player has now. */
export const refreshPurse = (): void => shopSender().askProfile();

/** Whether the account may trade at all; if not, that is said, with the way to it. */
export function hasWayIn(): boolean {
  if (currentUser()?.wayIn !== false) return true;
  showError(wordsForCode('auth/way_in_needed'));
  sessionPort().needWayIn();
  return false;
}
