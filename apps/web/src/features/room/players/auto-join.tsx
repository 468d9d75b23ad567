import { useTranslation } from 'react-i18next';
import { Switch } from '../../../ui/kit/inputs/switch.tsx';
import { useRoom, useSelf } from '../store/use-topic.ts';
import { useWatching } from '../use-watching.ts';
import s from './players.module.css';

/** The switch of watchers and of those who are out: whether they play in the next game. */
export function AutoJoin() {
  const { t } = useTranslation();
  const { actions } = useRoom();
  const self = useSelf();
  // A ranked match has no next game.
  const onlooker = useWatching();
  if (!self || onlooker || !(self.spectating || self.eliminated)) return null;
  return (
    <div className={s.autoJoin}>
      <Switch label={t('room.autoJoin')} checked={self.autoJoin} onChange={(on) => actions.send('auto-join', { on })} />
    </div>
  );
}
