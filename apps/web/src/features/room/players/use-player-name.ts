import { useTranslation } from 'react-i18next';
import { usePreference } from '../preferences.ts';
import type { SeatView } from '../store/room-types.ts';
import { useRoom } from '../store/use-topic.ts';

/** How a player is called here: "You", the display name, or nothing telling while names are hidden (preference). */
export function usePlayerName(): (seat: SeatView) => string {
  const { t } = useTranslation();
  const { store } = useRoom();
  const hidden = usePreference('nck');
  return (seat) => {
    if (seat.id === store.selfId) return t('room.you');
    return hidden && !seat.bot ? t('room.hiddenName') : seat.name;
  };
}
