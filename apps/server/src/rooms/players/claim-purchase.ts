import { type Popup, PURCHASE_POPUPS } from '@syllaboom/contracts';
import type { RoomLog } from '#platform/rooms/room-log.ts';
import type { PurchaseOutcome, RoomIdentity, RoomPorts } from '../ports.ts';

const POPUP_KINDS = { granted: 'message', refused: 'error', later: 'notice' } as const;

/** As a popup that the client has words for. */
const popupOf = (result: PurchaseOutcome): Popup => ({
  kind: POPUP_KINDS[result.outcome],
  key: PURCHASE_POPUPS[result.outcome === 'granted' && result.settled ? 'settled' : result.outcome],
  ...(result.outcome === 'granted' ? { params: { diamonds: result.diamonds, keys: result.keys } } : {}),
});

/** Looks a purchase of the chat platform up and says what came of it; new balances come by themselves. */
export function claimPurchase(
  { ports, log }: { readonly ports: Pick<RoomPorts, 'claimPurchase'>; readonly log: RoomLog },
  { playerId, guest, wayIn }: RoomIdentity,
  entitlementId: string,
  notify: (popup: Popup) => void,
): void {
  if (guest || !wayIn) return notify(popupOf({ outcome: 'refused' }));
  ports.claimPurchase(playerId, entitlementId).then(
    (result) => notify(popupOf(result)),
    (cause: unknown) => {
      log.error({ part: 'rooms', err: cause }, 'A purchase could not be credited');
      notify(popupOf({ outcome: 'later' }));
    },
  );
}
