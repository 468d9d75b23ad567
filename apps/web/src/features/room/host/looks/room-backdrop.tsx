import { MODES } from '@syllaboom/engine';
import { useSnapshot } from '../../store/use-topic.ts';
import { backgroundName } from '../../../../ui/backdrop/backgrounds.ts';
import s from './backdrop.module.css';

/** The background that the host chose, over the theme's own stage. Climb has one of its own. */
export function RoomBackdrop() {
  const info = useSnapshot('info');
  const name = backgroundName(info?.background ?? 0);
  if (!info || info.mode === MODES.climb || name === 'sunburst') return null;
  return <div className={s.backdrop} data-background={name} aria-hidden="true" />;
}
