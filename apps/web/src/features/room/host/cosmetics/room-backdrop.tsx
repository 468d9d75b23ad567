import { modeTraits } from '@syllaboom/engine';
import { useSnapshot } from '../../store/use-topic.ts';
import { backgroundName } from '../../../../ui/backdrop/backgrounds.ts';
import s from './backdrop.module.css';

/** The background that the host chose, over the theme's own stage. Some modes have one of their own. */
export function RoomBackdrop() {
  const info = useSnapshot('info');
  const name = backgroundName(info?.background ?? 0);
  if (!info || !modeTraits(info.mode).hasBackground || name === 'sunburst') return null;
  return <div className={s.backdrop} data-background={name} aria-hidden="true" />;
}
