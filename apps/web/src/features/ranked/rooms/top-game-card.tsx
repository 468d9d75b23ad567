import type { RoomListing } from '@syllaboom/contracts';
import { Eye, Radio } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Duel } from './duel.tsx';
import { findTopGame } from './find-top-game.ts';
import s from './rooms.module.css';

interface TopGameCardProps {
  rooms: readonly RoomListing[];
  onSpectate: (roomId: string) => void;
}

/** The best-rated match that runs now, with the way to watch it; nothing while none runs. */
export function TopGameCard({ rooms, onSpectate }: TopGameCardProps) {
  const { t } = useTranslation();
  const game = findTopGame(rooms);
  if (game === null) return null;
  const [one, other] = game.players;
  return (
    <section className={s.top} aria-label={t('ranked.top')} data-testid="top-game">
      <h2>
        <Radio size={18} strokeWidth={2.8} aria-hidden="true" />
        {t('ranked.top')}
      </h2>
      <Duel players={game.players} size={76} />
      <Btn
        size="sm"
        tone="gold"
        wide
        aria-label={t('ranked.watchMatch', { one: one.name, other: other.name })}
        onClick={() => onSpectate(game.roomId)}
      >
        <Eye size={18} strokeWidth={2.8} />
        {t('ranked.watch')}
      </Btn>
    </section>
  );
}
