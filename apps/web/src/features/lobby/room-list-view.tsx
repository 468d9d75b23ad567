import { Plus, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../ui/kit/btn.tsx';
import { Chip } from '../../ui/kit/chip.tsx';
import { EmptyState } from '../../ui/kit/empty-state.tsx';
import { Spinner } from '../../ui/kit/spinner.tsx';
import { openAccount, ProviderButtons } from '../session/index.ts';
import { EmptyTables } from './empty-tables.tsx';
import type { LobbySnapshot } from './lobby-picture.ts';
import s from './lobby.module.css';
import { RoomCard } from './room-card.tsx';
import { isVoiceRoom, type ListViewer, listRooms } from './room-list.ts';

interface RoomListProps {
  lobby: LobbySnapshot & { retry: () => void };
  viewer: ListViewer;
  guest: boolean;
  onJoin: (roomId: string, spectate: boolean) => void;
  onCreate: () => void;
}

/** What guests may not, and the ways to sign in [L0021 L0023]. */
function GuestNotice() {
  const { t } = useTranslation();
  return (
    <div className={s.guestNotice}>
      <p>{t('lobby.guestNotice')}</p>
      <ProviderButtons />
      <span>
        <Btn size="sm" tone="gold" onClick={() => openAccount('signUp')}>
          {t('common.signUp')}
        </Btn>
        <Btn size="sm" onClick={() => openAccount('signIn')}>
          {t('common.signIn')}
        </Btn>
      </span>
    </div>
  );
}

/** So few tables leave room for an invitation to open one more. */
const FEW_TABLES = 3;

function OpenAnother({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation();
  return (
    <li className={s.another}>
      <button type="button" onClick={onCreate}>
        <Plus size={30} strokeWidth={3.4} aria-hidden="true" />
        {t('lobby.openAnother')}
      </button>
    </li>
  );
}

function ListBody({ lobby, viewer, onJoin, onCreate }: RoomListProps) {
  const { t } = useTranslation();
  const rooms = listRooms(lobby.rooms, viewer);
  if (lobby.status === 'loading')
    return (
      <div className={s.centre}>
        <Spinner label={t('lobby.loading')} />
      </div>
    );
  if (lobby.status === 'lost' && rooms.length === 0)
    return (
      <EmptyState title={t('lobby.lostTitle')} text={t('connection.network')} seed="Lumi" mood="panic">
        <Btn onClick={lobby.retry}>
          <RefreshCw size={18} strokeWidth={2.8} />
          {t('common.retry')}
        </Btn>
      </EmptyState>
    );
  if (rooms.length === 0) return <EmptyTables onCreate={onCreate} />;
  return (
    <ul className={s.rooms} data-few={rooms.length <= FEW_TABLES} data-single={rooms.length === 1 || undefined}>
      {rooms.map((room) => (
        <RoomCard
          voice={isVoiceRoom(room, viewer)}
          key={room.roomId}
          room={room}
          onJoin={() => onJoin(room.roomId, false)}
          onSpectate={() => onJoin(room.roomId, true)}
        />
      ))}
      {rooms.length <= FEW_TABLES ? <OpenAnother onCreate={onCreate} /> : null}
    </ul>
  );
}

/** The open tables, live. */
export function RoomList(props: RoomListProps) {
  const { t } = useTranslation();
  const { lobby, guest } = props;
  return (
    <section className={s.tables} aria-labelledby="tables">
      <header className={s.head}>
        <h1 id="tables">{t('lobby.tables')}</h1>
        {lobby.online === null ? null : (
          <Chip>
            <i className={s.pulse} />
            <b>{lobby.online}</b> {t('lobby.online')}
          </Chip>
        )}
      </header>
      {guest ? <GuestNotice /> : null}
      <div className={s.scroll}>
        <ListBody {...props} />
      </div>
    </section>
  );
}
