import type { RoomListing } from '@syllaboom/contracts';
import { RefreshCw, WifiOff } from 'lucide-react';
import { type ReactNode, type RefObject, Suspense, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHandheld, useNarrow } from '../../../platform/media.ts';
import { takeTablesWanted } from '../../../navigation/navigation.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Chip } from '../../../ui/kit/chip.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { Spinner } from '../../../ui/kit/waiting/spinner.tsx';
import { LastWeek } from '../../clans/index.ts';
import { RankedRoomCard, TopGameCard } from '../../ranked/index.ts';
import { ProviderButtons } from '../../session/index.ts';
import { EmptyTables } from './empty-tables.tsx';
import type { LobbySnapshot } from '../feed/lobby-picture.ts';
import s from './room-list-view.module.css';
import { RoomCard } from './room-card.tsx';
import { filterRooms, isFiltering, NO_FILTER, useRoomFilter } from './room-filter.ts';
import { isDuel, isVoiceRoom, type ListViewer, listRooms } from './room-list.ts';
import { RoomRows } from './room-rows.tsx';
import { useSteadyOrder } from './use-steady-order.ts';

interface RoomListProps {
  lobby: LobbySnapshot & { retry: () => void };
  viewer: ListViewer;
  guest: boolean;
  /** What scrolls on phones, where the list is a part of the page. */
  page: RefObject<HTMLElement | null>;
  onJoin: (roomId: string, spectate: boolean) => void;
  /** Beside the heading. */
  children?: ReactNode;
}

/** What guests may not, and the ways to sign in: by a name at the press of a button that is there. */
function GuestNotice({ anyTable }: { anyTable: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={s.guestNotice}>
      <div>
        <p>{t('lobby.guestNotice')}</p>
        <p>{t('lobby.guestByName', { button: t(anyTable ? 'lobby.join' : 'lobby.quickPlay') })}</p>
      </div>
      <Suspense fallback={null}>
        <ProviderButtons />
      </Suspense>
    </div>
  );
}

const FilterBar = lazyPart(async () => ({ default: (await import('./filter-bar.tsx')).FilterBar }));

/** Among so few tables there is nothing to search, and each is shown large. */
const FEW_TABLES = 3;
/** From so many on only what is near the view is drawn. */
const MANY_TABLES = 40;

/** The list cannot be shown: why, and what can be done; null when it can. */
function NoList({ lobby, shown, all }: Pick<RoomListProps, 'lobby'> & { shown: number; all: number }) {
  const { t } = useTranslation();
  if (lobby.status === 'loading')
    return (
      <div className={s.centre}>
        <Spinner label={t('lobby.loading')} />
      </div>
    );
  if (lobby.status === 'lost' && all === 0)
    return (
      <EmptyState title={t('lobby.lostTitle')} text={t('connection.network')} seed="Lumi" mood="panic">
        <Btn onClick={lobby.retry}>
          <RefreshCw size={18} strokeWidth={2.8} />
          {t('common.retry')}
        </Btn>
      </EmptyState>
    );
  if (all === 0) return <EmptyTables />;
  if (shown === 0)
    return (
      <EmptyState title={t('home.noMatch')} text={t('home.noMatchText')} seed="Quokka">
        <Btn tone="gold" onClick={() => useRoomFilter.setState(NO_FILTER)}>
          {t('home.clearFilters')}
        </Btn>
      </EmptyState>
    );
  return null;
}

interface CardsProps extends Pick<RoomListProps, 'viewer' | 'onJoin'> {
  rooms: readonly RoomListing[];
  filtered: boolean;
  scroller: RefObject<HTMLElement | null>;
}

function Cards({ rooms, filtered, viewer, scroller, onJoin }: CardsProps) {
  const many = rooms.length >= MANY_TABLES;
  const draw = (room: RoomListing) =>
    isDuel(room) ? (
      <RankedRoomCard key={room.roomId} room={room} onSpectate={() => onJoin(room.roomId, true)} />
    ) : (
      <RoomCard key={room.roomId} room={room} still={many} voice={isVoiceRoom(room, viewer)} onEnter={onJoin} />
    );
  if (many)
    return (
      <RoomRows rooms={rooms} scroller={scroller}>
        {draw}
      </RoomRows>
    );
  const few = rooms.length <= FEW_TABLES && !filtered;
  return (
    <ul className={s.rooms} data-few={few} data-single={(few && rooms.length === 1) || undefined}>
      {rooms.map(draw)}
    </ul>
  );
}

/** The open tables, live. */
export function RoomList({ lobby, viewer, guest, page, onJoin, children }: RoomListProps) {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const list = useRef<HTMLDivElement>(null);
  const filter = useRoomFilter();
  const filtered = isFiltering(filter);
  const { locale, exp, voice } = viewer;
  const all = useMemo(
    () => listRooms(lobby.rooms, { locale, exp, ...(voice ? { voice } : {}) }),
    [lobby.rooms, locale, exp, voice],
  );
  const found = useMemo(() => filterRooms(all, filter), [all, filter]);
  const scroller = narrow ? page : list;
  const rooms = useSteadyOrder(found, list, scroller);
  const isLoading = lobby.status === 'loading';
  const waits = isLoading || rooms.length === 0;
  const heading = useRef<HTMLHeadingElement>(null);
  const handheld = useHandheld();
  useEffect(() => {
    if (isLoading || !takeTablesWanted() || !handheld) return;
    heading.current?.scrollIntoView({ block: 'start' });
  }, [isLoading, handheld]);
  return (
    <section className={s.tables} aria-labelledby="tables">
      <header className={s.head}>
        <h1 id="tables" ref={heading}>
          {t('lobby.tables')}
        </h1>
        <span className={s.counts}>
          {all.length > FEW_TABLES && !narrow ? <Chip>{t('home.roomCount', { count: rooms.length })}</Chip> : null}
          {lobby.online === null ? null : (
            <Chip>
              <i className={s.pulse} />
              <b>{lobby.online}</b> {t('lobby.online')}
            </Chip>
          )}
          {children}
        </span>
      </header>
      {guest ? <GuestNotice anyTable={isLoading || all.length > 0} /> : null}
      {all.length > FEW_TABLES || filtered ? (
        <Suspense fallback={<div className={s.filterSpace} />}>
          <FilterBar />
        </Suspense>
      ) : null}
      {lobby.status === 'lost' && all.length > 0 ? (
        <p className={s.lost} role="status">
          <WifiOff size={18} strokeWidth={2.8} aria-hidden="true" />
          {t('home.lost')}
        </p>
      ) : null}
      <div className={s.scroll} ref={list} data-scroller="">
        <TopGameCard rooms={lobby.rooms} onSpectate={(roomId) => onJoin(roomId, true)} />
        {waits ? (
          <NoList lobby={lobby} shown={rooms.length} all={all.length} />
        ) : (
          <Cards rooms={rooms} filtered={filtered} viewer={viewer} scroller={scroller} onJoin={onJoin} />
        )}
        {guest ? null : (
          <Suspense fallback={null}>
            <LastWeek />
          </Suspense>
        )}
      </div>
    </section>
  );
}
