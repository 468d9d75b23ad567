import { create } from 'zustand';
import { markStale } from '../../../platform/query/query-client.ts';
import { shopSender } from '../../../platform/rooms/shop-sender.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { showError } from '../../../ui/toasts/toasts.tsx';
import { type ClanAction, wordsForFailure } from '../clan-failure.ts';

/** What is under way: the action, and whom or what it is about. */
type ActionKey = ClanAction | `${ClanAction}:${string}`;
const useClanActions = create<Readonly<Record<string, true>>>(() => ({}));

/** Whether it is under way: until it is answered it can't be asked for again. */
export const useIsUnderWay = (key: ActionKey): boolean => useClanActions((actions) => actions[key] === true);

/** All that shows a clan, its members and requests. */
const OF_CLANS = ['ownClan', 'clanInfo', 'clanDetail', 'availableClans', 'clanSettings', 'clanLog'] as const;
/** After a refusal: something shown is out of date. */
const readAgain = (): void => {
  for (const name of OF_CLANS) markStale(name);
};

/** Carries something out, unless it is under way already; says why it failed. False: nothing was done. */
export async function carryOut(
  action: ClanAction,
  work: () => Promise<void>,
  about?: string,
  onFailure?: (cause: unknown) => void,
): Promise<boolean> {
  const key = about === undefined ? action : `${action}:${about}`;
  if (useClanActions.getState()[key]) return false;
  useClanActions.setState({ [key]: true });
  try {
    await work();
    return true;
  } catch (cause) {
    sound.play('no');
    showError(wordsForFailure(cause, action));
    readAgain();
    onFailure?.(cause);
    return false;
  } finally {
    const { [key]: _done, ...others } = useClanActions.getState();
    useClanActions.setState(others, true);
  }
}

/** Asks what the player has now. */
export const refreshPurse = (): void => shopSender().askProfile();
