import type { RoomListing } from '@syllaboom/contracts';
import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatLanguage } from '../../../platform/i18n/format.ts';
import { LocaleFlag } from '../../../ui/flag/flag.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Chip } from '../../../ui/kit/chip.tsx';
import { Duel } from './duel.tsx';
import { readRankedGame } from './find-top-game.ts';
import s from './rooms.module.css';

/** A ranked match in the list of tables: two players with rank frame, points and the way to watch. */
export function RankedRoomCard({ room, onSpectate }: { room: RoomListing; onSpectate: () => void }) {
  const { t } = useTranslation();
  const game = readRankedGame(room);
  if (game === null) return null;
  const [one, other] = game.players;
  const names = { one: one.name, other: other.name };
  return (
    <li className={s.card} data-ranked="true">
      <h3 className="sr">{t('ranked.duel', names)}</h3>
      <Duel players={game.players} size={84} />
      <p className={s.foot}>
        <Chip size="sm" tone="gold">
          {t('ranked.title')}
        </Chip>
        <Chip size="sm">
          <LocaleFlag locale={game.language} />
          <span aria-hidden="true">{formatLanguage(game.language)}</span>
        </Chip>
        <i />
        <Btn size="sm" tone="gold" aria-label={t('ranked.watchMatch', names)} onClick={onSpectate}>
          <Eye size={18} strokeWidth={2.8} />
          {t('ranked.watch')}
        </Btn>
      </p>
    </li>
  );
}
