import { Gauge, Link2, Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../platform/i18n/format.ts';
import { clockText } from '../../ui/clock-text.ts';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import control from '../../ui/kit/inputs/control.module.css';
import { RATES, type ReplayPlayer } from './replay-player.ts';
import s from './replay.module.css';

const MS_PER_SECOND = 1000;
const ICON = { size: 20, strokeWidth: 2.6 } as const;

/** A span of match time. */
const spanText = (ms: number): string => clockText(Math.floor(ms / MS_PER_SECOND));

/** How finely one winds, ms. */
const STEP_MS = 100;

/** How much of the match lies before a moment of it, 0 to 1. */
const shareOf = ({ startsAt, endsAt }: ReplayPlayer, at: number): number =>
  (at - startsAt) / Math.max(1, endsAt - startsAt);

/** The track: it follows the player without a render, and winds where it is dragged. */
function Track({ player }: { player: ReplayPlayer }) {
  const { t } = useTranslation();
  const range = useRef<HTMLInputElement>(null);
  const clock = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      const at = player.position - player.startsAt;
      const text = spanText(at);
      if (range.current) {
        range.current.value = String(Math.round(at));
        range.current.style.setProperty('--at', String(shareOf(player, player.position)));
        range.current.setAttribute('aria-valuetext', text);
      }
      if (clock.current && clock.current.textContent !== text) clock.current.textContent = text;
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [player]);
  const length = player.endsAt - player.startsAt;
  return (
    <>
      <span className={s.clock} ref={clock} />
      <div className={s.track}>
        {player.marks.map(({ at, kind }, index) =>
          kind === 'hurt' || kind === 'eliminated' ? (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: position is the identity
              key={index}
              className={s.mark}
              data-kind={kind}
              style={{ '--at': shareOf(player, at) } as CSSProperties}
            />
          ) : null,
        )}
        <input
          ref={range}
          type="range"
          className={control.range}
          min={0}
          // A range reaches whole steps alone: the last one must not lie before the end, where the match is decided.
          max={Math.ceil(length / STEP_MS) * STEP_MS}
          step={STEP_MS}
          defaultValue={0}
          aria-label={t('replay.position')}
          onChange={(event) => player.seek(player.startsAt + Number(event.currentTarget.value))}
        />
      </div>
      <span className={s.clock}>{spanText(length)}</span>
    </>
  );
}

/** Play, wind, speed, share. */
export function ReplayBar({ player, onShare }: { player: ReplayPlayer; onShare: () => void }) {
  const { t } = useTranslation();
  const { playing, rate } = useSyncExternalStore(player.subscribe, player.view);
  const faster = RATES[(RATES.indexOf(rate) + 1) % RATES.length] ?? 1;
  return (
    <section className={s.bar} aria-label={t('replay.controls')}>
      <Btn size="sm" icon aria-label={t('replay.turnBefore')} onClick={() => player.stepTurn(-1)}>
        <SkipBack {...ICON} />
      </Btn>
      <Btn
        size="sm"
        icon
        tone="gold"
        aria-label={playing ? t('replay.pause') : t('replay.play')}
        onClick={() => (playing ? player.pause() : player.play())}
      >
        {playing ? <Pause {...ICON} /> : <Play {...ICON} />}
      </Btn>
      <Btn size="sm" icon aria-label={t('replay.turnAfter')} onClick={() => player.stepTurn(1)}>
        <SkipForward {...ICON} />
      </Btn>
      <Track player={player} />
      <Btn
        size="sm"
        aria-label={t('replay.speed', { rate: formatNumber(rate) })}
        onClick={() => player.setRate(faster)}
      >
        <Gauge {...ICON} /> {formatNumber(rate)}×
      </Btn>
      <Btn size="sm" icon aria-label={t('replay.share')} onClick={onShare}>
        <Link2 {...ICON} />
      </Btn>
    </section>
  );
}
