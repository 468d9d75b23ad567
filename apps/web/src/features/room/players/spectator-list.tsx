import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../ui/kit/switch.tsx';
import { useRoom, useSelf, useTopic } from '../store/use-topic.ts';
import s from './players.module.css';
import { useWatching } from '../use-watching.ts';
import { usePlayerName } from './use-player-name.ts';

/** Who watches; a watcher himself has the switch that takes him into the next game [R0247]. */
export function SpectatorList() {
  const { t } = useTranslation();
  const { actions } = useRoom();
  const seats = useTopic('seats', (store) => store.seats);
  const self = useSelf();
  const nameOf = usePlayerName();
  const onlooker = useWatching();
  const watchers = seats.filter((seat) => seat.spectating && !seat.eliminated);
  const watching = self !== undefined && (self.spectating || self.eliminated);
  // A ranked match has no next game.
  const joins = watching && !onlooker;
  if (watchers.length === 0 && !joins) return null;
  return (
    <aside className={s.spectators} aria-label={t('room.spectators')}>
      {watchers.length > 0 ? (
        <p title={watchers.map(nameOf).join(', ')}>
          <Eye size={16} strokeWidth={2.8} />
          <b>{watchers.length}</b>
          <span>{watchers.map(nameOf).join(', ')}</span>
        </p>
      ) : null}
      {joins ? (
        <Switch
          label={t('room.autoJoin')}
          checked={self.autoJoin}
          onChange={(on) => actions.send('auto-join', { on })}
        />
      ) : null}
    </aside>
  );
}
