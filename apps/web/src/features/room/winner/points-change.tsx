import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { RollingNumber } from '../../../ui/kit/rolling-number.tsx';
import { signedPoints } from '../../../ui/rank/signed-points.ts';
import { POINTS_ROLL_AFTER_MS } from '../room-timings.ts';
import s from './points-change.module.css';

interface PointsChangeProps {
  name: string;
  /** Ranked points after the match, and how much they changed. */
  points: number;
  change: number;
}

/** A player's ranked points running from before the match to after it; without motion at once. */
export function PointsChange({ name, points, change }: PointsChangeProps) {
  const { t } = useTranslation();
  const before = points - change;
  const [shown, setShown] = useState(before);
  useEffect(() => {
    const timer = setTimeout(() => setShown(points), POINTS_ROLL_AFTER_MS);
    return () => clearTimeout(timer);
  }, [points]);
  const words = `${t('ranked.pointsOf', { name })}: ${formatNumber(before)} → ${formatNumber(points)} (${signedPoints(change)})`;
  return (
    <p className={s.points} data-up={change > 0 || undefined} data-testid="points-change">
      <span className="sr">{words}</span>
      <span aria-hidden="true">
        <RollingNumber value={shown} /> WP
      </span>
      <b className={s.change} aria-hidden="true">
        {signedPoints(change)}
      </b>
    </p>
  );
}
