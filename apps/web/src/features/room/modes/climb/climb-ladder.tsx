import { MODES } from '@syllaboom/engine';
import { Flag } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Critter } from '../../../../ui/critter/critter.tsx';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import { useSelf } from '../../store/use-topic.ts';
import { Hearts } from '../seat-life.tsx';
import { useModeView } from '../use-mode.ts';
import s from './climb.module.css';

/** Rungs that are drawn; a longer ladder has some between. */
const DRAWN_RUNGS = 24;

/** The ladder of a climb: where one stands, words of this rung, the lowest count reached, and a team's hearts. */
export function ClimbLadder() {
  const { t } = useTranslation();
  const view = useModeView(MODES.climb);
  const self = useSelf();
  if (!view) return null;
  const part = view.rungs > 1 ? (view.rung - 1) / (view.rungs - 1) : 0;
  const drawn = Math.min(DRAWN_RUNGS, Math.max(2, view.rungs));
  return (
    <section
      className={s.climb}
      style={{ '--part': part } as CSSProperties}
      aria-label={t('modes.rungOf', { rung: view.rung, rungs: view.rungs })}
      data-testid="climb"
    >
      <div className={s.facts}>
        <span>
          {t('modes.rung')} <b data-testid="rung">{`${view.rung} / ${view.rungs}`}</b>
        </span>
        <span>
          {t('modes.wordsNow')} <b data-testid="wpp">{formatNumber(view.wpp)}</b>
        </span>
        <span>
          {t('modes.reached')}{' '}
          <b data-testid="reached-wpp">{view.reachedWpp > 0 ? formatNumber(view.reachedWpp) : '–'}</b>
        </span>
        {view.hearts === null ? null : (
          <span className={s.team}>
            {t('modes.teamHearts')}
            <Hearts count={view.hearts} label={t('room.hearts', { count: view.hearts })} />
          </span>
        )}
      </div>
      <div className={s.ladder} aria-hidden="true">
        <Flag className={s.flag} size={30} fill="var(--tomato)" strokeWidth={2.6} />
        {Array.from({ length: drawn }, (_, rung) => (
          // Rungs are all alike.
          // biome-ignore lint/suspicious/noArrayIndexKey: position is the identity
          <i key={rung} className={s.rung} data-done={rung / (drawn - 1) <= part || undefined} />
        ))}
        <span className={s.climber}>
          <Critter seed={self?.avatar || self?.authId || 'climber'} mood={part > 0.8 ? 'happy' : 'calm'} size={52} />
        </span>
      </div>
      <p className="sr" role="status" aria-live="polite">
        {t('modes.rungOf', { rung: view.rung, rungs: view.rungs })}
      </p>
    </section>
  );
}
