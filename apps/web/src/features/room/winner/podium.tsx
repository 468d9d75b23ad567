import type { WinnerEntry } from '@syllaboom/contracts';
import { Crown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Critter } from '../../../ui/critter/critter.tsx';
import s from './winner.module.css';

interface PodiumProps {
  entries: readonly WinnerEntry[];
  /** The crown belongs to short matches only. */
  crown: boolean;
  ownId: string | undefined;
}

/** The three best on drums of their own: second, first, third. */
export function Podium({ entries, crown, ownId }: PodiumProps) {
  const { t } = useTranslation();
  return (
    <ol className={s.podium}>
      {entries.map((entry, index) => (
        <li key={entry.player.id} data-place={index + 1} data-own={entry.player.id === ownId || undefined}>
          {crown && index === 0 ? <Crown className={s.crown} size={46} strokeWidth={2.4} /> : null}
          <Critter
            seed={entry.player.avatar || entry.player.name}
            mood={index === 0 ? 'happy' : 'calm'}
            size={index === 0 ? 132 : 98}
          />
          <div className={s.step}>
            <em>{index + 1}</em>
            <b>{entry.player.id === ownId ? t('room.you') : entry.player.name}</b>
            <small>
              {t('room.wpm', { count: Math.round(entry.wpm) })} · {t('room.words', { count: entry.correct_words })}
            </small>
          </div>
        </li>
      ))}
    </ol>
  );
}
