import type { WinnerEntry } from '@syllaboom/contracts';
import { rankOf } from '@syllaboom/engine';
import { Crown } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { RankFrame } from '../../../ui/rank/rank-frame.tsx';
import { MovingEffect } from '../../../ui/cosmetics/moving-effect.tsx';
import { PlayerFace } from '../../../ui/cosmetics/player-face.tsx';
import { Critter } from '../../../ui/critter/critter.tsx';
import { COMBO_IMAGE_FROM } from '../room-timings.ts';
import { useSeat } from '../store/use-topic.ts';
import { CountedWords } from './counted-words.tsx';
import { WinnerClan } from './winner-clan.tsx';
import { PointsChange } from './points-change.tsx';
import s from './podium.module.css';
import aura from './podium-aura.module.css';

/** In the frame that is worn; in ranked matches in that of the rank that was reached. */
function Face({ entry, first }: { entry: WinnerEntry; first: boolean }) {
  const size = first ? 132 : 98;
  const { avatar, id, frame } = entry.player;
  const face = { seed: avatar || entry.player.name || id, mood: first ? 'happy' : 'calm', size } as const;
  if (entry.wp === null) return <PlayerFace {...face} frame={frame} />;
  return (
    <RankFrame rank={rankOf(entry.wp.points)} size={Math.round(size * 1.24)} signed className={s.frame}>
      <Critter {...face} />
    </RankFrame>
  );
}

/** What is around a player on a streak stands behind those who have had one in this match, for as long as they are here. */
function Aura({ entry }: { entry: WinnerEntry }) {
  const effect = useSeat(entry.player.id)?.streakEffect ?? 0;
  if (effect === 0 || entry.combo < COMBO_IMAGE_FROM) return null;
  return <MovingEffect kind="streak" id={effect} className={aura.aura} />;
}

/** As large as its letters let it be on one line. */
const PodiumName = ({ name }: { name: string }) => (
  <b style={{ '--letters': [...name].length } as CSSProperties}>{name}</b>
);

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
    <ol className={s.podium} data-many={entries.length > 2 || undefined}>
      {entries.map((entry, index) => (
        <li key={entry.player.id} data-place={index + 1} data-own={entry.player.id === ownId || undefined}>
          {crown && index === 0 ? <Crown className={s.crown} size={46} strokeWidth={2.4} /> : null}
          <Aura entry={entry} />
          <Face entry={entry} first={index === 0} />
          <div className={s.step}>
            <em>{entry.place ?? index + 1}</em>
            <PodiumName name={entry.player.id === ownId ? t('room.you') : entry.player.name} />
            <WinnerClan seatId={entry.player.id} />
            <small>
              {entry.wpm > 0 ? <span>{t('room.wpm', { count: Math.round(entry.wpm) })}</span> : null}
              {/* Between what stays on one line each: here it may break. */ ' '}
              <span>
                <CountedWords id={entry.player.id} count={entry.correct_words} />
              </span>
            </small>
            {entry.wp ? <PointsChange name={entry.player.name} {...entry.wp} /> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
