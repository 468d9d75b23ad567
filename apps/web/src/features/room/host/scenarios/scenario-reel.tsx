import type { ServerMessages } from '@syllaboom/contracts';
import { type CSSProperties, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReducedMotion } from '../../../../platform/media.ts';
import { sound } from '../../../../platform/sound/sound.ts';
import { REEL_TURNING } from '../../room-timings.ts';
import { useRoom } from '../../store/use-topic.ts';
import s from './reel.module.css';
import { reelStrip } from './reel-strip.ts';
import { scenarioHow, scenarioName } from '../../../../ui/mode/scenario-words.ts';

type Drawn = ServerMessages['scenario-drawn'];

/** The reel over everything while the random preset draws one of the others. */
export function ScenarioReel() {
  const { store } = useRoom();
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => store.onEvent('scenario-drawn', setDrawn), [store]);
  useEffect(() => {
    if (!drawn) return undefined;
    const timer = setTimeout(() => setDrawn(null), drawn.lastsMs);
    return () => clearTimeout(timer);
  }, [drawn]);
  return drawn ? <Reel drawn={drawn} /> : null;
}

/** True once the reel stands still; at once for who asked for less motion. */
function useStopped(drawn: Drawn): boolean {
  const calm = useReducedMotion();
  const [stopped, setStopped] = useState(false);
  useEffect(() => {
    if (calm) return undefined;
    setStopped(false);
    const turning = drawn.lastsMs * REEL_TURNING;
    const timer = setTimeout(() => {
      setStopped(true);
      sound.play('go');
    }, turning);
    // Clicks that get slower, as the cards do.
    const clicks = [0.02, 0.05, 0.09, 0.14, 0.2, 0.27, 0.36, 0.47, 0.61, 0.79].map((part) =>
      setTimeout(() => sound.play('tick'), turning * part),
    );
    return () => {
      for (const one of [timer, ...clicks]) clearTimeout(one);
    };
  }, [drawn, calm]);
  return stopped || calm;
}

function Reel({ drawn }: { drawn: Drawn }) {
  const { t } = useTranslation();
  const stopped = useStopped(drawn);
  const { cards, stop } = reelStrip(drawn.sc, drawn.options);
  const name = t(scenarioName(drawn.sc));
  const style = { '--stop': stop, '--turning': `${drawn.lastsMs * REEL_TURNING}ms` } as CSSProperties;
  return (
    <div className={s.reel} data-stopped={stopped || undefined} style={style} data-testid="scenario-reel">
      <div className={s.machine}>
        <div className={s.slot} aria-hidden="true">
          <ul className={s.strip}>
            {cards.map((id, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place on the strip
              <li key={place} className={s.card} data-drawn={place === stop || undefined}>
                {t(scenarioName(id))}
              </li>
            ))}
          </ul>
        </div>
        <p className={s.words} role="status">
          {stopped ? (
            <>
              <span className="sr">{t('host.reelDrawn', { name })}</span>
              {t(scenarioHow(drawn.sc))}
            </>
          ) : (
            t('host.reel')
          )}
        </p>
      </div>
    </div>
  );
}
