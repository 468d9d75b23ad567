import type { WinnerEntry } from '@syllaboom/contracts';
import { useTranslation } from 'react-i18next';
import { PlayerFace } from '../../../ui/cosmetics/player-face.tsx';
import { CountedWords } from './counted-words.tsx';
import { WinnerClan } from './winner-clan.tsx';
import s from './result-card.module.css';

interface PlacementsProps {
  /** The fourth and later. */
  entries: readonly WinnerEntry[];
  /** Place of the first of them. */
  from: number;
  ownId: string | undefined;
}

/** Everybody whom the podium has no room for, in the order of their places. */
export function Placements({ entries, from, ownId }: PlacementsProps) {
  const { t } = useTranslation();
  if (entries.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <ol className={s.placements} start={from} aria-label={t('result.everybody')} tabIndex={0} data-testid="placements">
      {entries.map(({ player, place, wpm, correct_words }, index) => (
        <li key={player.id} value={place} data-own={player.id === ownId || undefined}>
          <em>{place ?? from + index}</em>
          <PlayerFace seed={player.avatar || player.name || player.id} frame={player.frame} size={34} />
          <b>
            {player.id === ownId ? t('room.you') : player.name} <WinnerClan seatId={player.id} />
          </b>
          <span>
            <CountedWords id={player.id} count={correct_words} />
          </span>
          {wpm > 0 ? <span>{t('room.wpm', { count: Math.round(wpm) })}</span> : null}
        </li>
      ))}
    </ol>
  );
}
