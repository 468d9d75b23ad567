import { useTranslation } from 'react-i18next';
import { AutoJoin } from '../players/auto-join.tsx';
import { useLostWords } from '../returning/use-lost-words.ts';
import s from './game-scene.module.css';
import { useSelf } from '../store/use-topic.ts';
import { TurnHint } from '../typing/hint/turn-hint.tsx';

/** In the place of the dock for whoever types no more: whose turn it is, and whether they play in the next match. */
export function OutDock() {
  const { t } = useTranslation();
  const idle = useSelf()?.idle ?? false;
  const lost = useLostWords();
  return (
    <div className={s.watching}>
      <TurnHint mine={false} />
      {lost || idle ? <p role="status">{lost ?? t('room.wasIdle')}</p> : null}
      <AutoJoin />
    </div>
  );
}
