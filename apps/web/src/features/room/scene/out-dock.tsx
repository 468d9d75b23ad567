import { useTranslation } from 'react-i18next';
import { useModeTraits } from '../modes/use-mode.ts';
import { JoinYapping } from '../waiting-room/join-yapping.tsx';
import { AutoJoin } from '../players/auto-join.tsx';
import { useLostWords } from '../returning/use-lost-words.ts';
import s from './game-scene.module.css';
import { useSelf } from '../store/use-topic.ts';
import { TurnHint } from '../typing/hint/turn-hint.tsx';

/** In the place of the dock for whoever types no more: whose turn it is, and the way back to the table, now or in the next match. */
export function OutDock() {
  const { t } = useTranslation();
  const idle = useSelf()?.idle ?? false;
  const lost = useLostWords();
  const { isDropIn } = useModeTraits();
  return (
    <div className={s.watching}>
      <TurnHint mine={false} />
      {lost || idle ? <p role="status">{lost ?? t('room.wasIdle')}</p> : null}
      {isDropIn ? <JoinYapping /> : <AutoJoin />}
    </div>
  );
}
