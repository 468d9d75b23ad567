import { ChevronDown, Crown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { PlayerFace } from '../../../ui/cosmetics/player-face.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { signedPoints } from '../../../ui/rank/signed-points.ts';
import { openProfile } from '../../../navigation/windows.ts';
import { MATCH_STATS } from './match-stats.ts';
import type { MatchPlayer } from './match-players.ts';
import s from './placements.module.css';

function PlayerStats({ player }: { player: MatchPlayer }) {
  const { t } = useTranslation();
  return (
    <>
      <dl className={s.stats} aria-label={t('history.statsOf', { name: player.name })}>
        {MATCH_STATS.map(({ id, read }) => (
          <div key={id} data-stat={id}>
            <dt>{t(`history.stat.${id}`)}</dt>
            <dd>{read(player.stats, t)}</dd>
          </div>
        ))}
      </dl>
      {player.hasProfile ? (
        <Btn size="sm" className={s.profile} onClick={() => openProfile(player.id, player.name)}>
          {t('profile.open', { name: player.name })}
        </Btn>
      ) : null}
    </>
  );
}

function Place({ place }: { place: number }) {
  const { t } = useTranslation();
  return (
    <>
      <span aria-hidden="true">{place === 1 ? '' : place}</span>
      <span className="sr">{t('history.place', { place })}</span>
    </>
  );
}

interface PlacementProps {
  readonly player: MatchPlayer;
  /** Null where nobody has one. */
  readonly place: number | null;
  readonly ranked: boolean;
  readonly own: boolean;
}

function Placement({ player, place, ranked, own }: PlacementProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(own);
  const id = useId();
  const { stats } = player;
  return (
    <li className={s.placement} data-own={own || undefined} data-place={place ?? undefined}>
      <button type="button" className={s.line} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <i>
          {place === 1 ? <Crown size={22} strokeWidth={2.7} aria-hidden="true" /> : null}
          {place === null ? null : <Place place={place} />}
        </i>
        <PlayerFace
          seed={player.avatar || player.id}
          frame={player.frame}
          mood={place === 1 ? 'happy' : 'calm'}
          size={38}
        />
        <b>{player.name}</b>
        {ranked ? <em>{t('history.wp', { points: signedPoints(stats.wp) })}</em> : null}
        <span className={s.words}>
          {t('leaderboards.words', { count: stats.correct_words, points: formatNumber(stats.correct_words) })}
          {stats.wpm > 0 ? <small>{t('room.wpm', { count: Math.round(stats.wpm) })}</small> : null}
        </span>
        <ChevronDown size={20} strokeWidth={3} aria-hidden="true" />
      </button>
      <div id={id} hidden={!open}>
        {open ? <PlayerStats player={player} /> : null}
      </div>
    </li>
  );
}

interface PlacementsProps {
  readonly players: readonly MatchPlayer[];
  /** Whether one of them wins: where all are on one side, or one is alone, nobody has a place. */
  readonly hasPlaces: boolean;
  readonly ranked: boolean;
  readonly ownId: string | undefined;
}

/** Who came where, or, in a stopped match, who was there; each opens to every statistic, the viewer's own is open from the start. */
export function Placements({ players, hasPlaces, ranked, ownId }: PlacementsProps) {
  const { t } = useTranslation();
  const isStopped = players.every(({ stats }) => stats.place === null);
  return (
    <section className={s.placements}>
      <h3>{t(isStopped ? 'history.players' : 'history.placements')}</h3>
      {isStopped ? <p className={s.stopped}>{t('history.stoppedText')}</p> : null}
      <ol>
        {players.map((player) => (
          <Placement
            key={player.id}
            player={player}
            place={hasPlaces ? player.stats.place : null}
            ranked={ranked}
            own={player.id === ownId}
          />
        ))}
      </ol>
    </section>
  );
}
