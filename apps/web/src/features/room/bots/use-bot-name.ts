import { useTranslation } from 'react-i18next';
import { STRENGTH_NAMES } from '../../../ui/bots/strength-words.ts';
import type { SeatView } from '../store/room-types.ts';

/** What a bot is called besides its name: that it is one, and how strong; null for people. */
export function useBotName({ bot, strength }: Pick<SeatView, 'bot' | 'strength'>): string | null {
  const { t } = useTranslation();
  if (!bot) return null;
  return t('room.botChoice.of', { strength: t(strength ? STRENGTH_NAMES[strength] : 'room.botChoice.own') });
}
