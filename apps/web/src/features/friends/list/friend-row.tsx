import type { Friend } from '@syllaboom/contracts';
import { levelOfExp } from '@syllaboom/engine';
import { EllipsisVertical, Lock, Moon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRoomAddress } from '../../../navigation/room-address.ts';
import { ClanTag } from '../../../ui/clan/clan-tag.tsx';
import { PlayerFace } from '../../../ui/cosmetics/player-face.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Chip } from '../../../ui/kit/chip.tsx';
import { PopupMenu } from '../../../ui/kit/popups/popup-menu.tsx';
import { ROOM_CAPACITY } from '../friend-timings.ts';
import { type GameToJoin, gameOf, joinGame } from '../join-game.ts';
import { FriendMenu } from './friend-menu.tsx';
import s from './friend-list.module.css';
import { roomIdOf } from './list-entries.ts';

/** Where a friend is, as a key below `friends`; `ownRoom` is the player's. */
function whereIs({ room, status }: Friend, ownRoom: string | null) {
  if (room === null) return `status.${status}` as const;
  if (ownRoom !== null && roomIdOf({ room }) === ownRoom) return 'atYours';
  if (typeof room === 'string') return 'atTable';
  if (room.watch) return 'inRanked';
  return room.started ? 'inMatch' : 'atTable';
}

/** How many sit at a friend's table, and that strangers don't see it; nothing where that is not told. */
export function TableChip({ room }: Pick<Friend, 'room'>) {
  const { t } = useTranslation();
  if (room === null || typeof room === 'string' || room.watch) return null;
  return (
    <Chip size="sm" className={s.table}>
      {room.locked ? <Lock size={13} strokeWidth={3} aria-label={t('room.private')} /> : null}
      <b aria-hidden="true">{`${room.players}/${ROOM_CAPACITY}`}</b>
      <span className="sr">{t('friends.seats', { players: room.players, most: ROOM_CAPACITY })}</span>
    </Chip>
  );
}

/** A friend on the bench: lit while there, dozing while away, an outline while gone. The words say the same. */
function OnBench({ friend }: { friend: Friend }) {
  return (
    <span className={s.seat} data-presence={friend.status}>
      <PlayerFace
        seed={friend.avatar || friend.id}
        frame={friend.frame}
        mood={friend.room === null ? 'calm' : 'happy'}
        size={44}
      />
      {friend.status === 'away' ? <Moon className={s.moon} size={17} strokeWidth={2.6} aria-hidden="true" /> : null}
    </span>
  );
}

export function JoinButton({ friend, game }: { friend: Friend; game: GameToJoin }) {
  const { t } = useTranslation();
  return (
    <Btn
      size="sm"
      tone="gold"
      aria-label={t('friends.joinNamed', { name: friend.displayName })}
      onClick={() => void joinGame(game)}
    >
      {t('friends.join')}
    </Btn>
  );
}

interface FriendRowProps {
  friend: Friend;
  /** Goes with an invitation. */
  message: string;
  /** The table's own facts stand above. */
  atGroup?: boolean;
}

/** One friend: who, how far, where; a press opens what can be done. */
export function FriendRow({ friend, message, atGroup = false }: FriendRowProps) {
  const { t } = useTranslation();
  const ownRoom = useRoomAddress();
  const known = gameOf(friend);
  const isHere = known !== null && known.roomId === ownRoom;
  const game = isHere ? null : known;
  const away = friend.room !== null && friend.status === 'away' ? ` · ${t('friends.status.away')}` : '';
  return (
    <div className={s.row} data-presence={friend.status}>
      <PopupMenu
        trigger={
          <button type="button" className={s.who} data-row="">
            <OnBench friend={friend} />
            <span className={s.words}>
              <span className={s.name}>
                <b>{friend.displayName}</b> <ClanTag clan={friend.clan} />
              </span>{' '}
              <small>
                <span className={s.where}>{`${t(`friends.${whereIs(friend, ownRoom)}`)}${away}`}</span>{' '}
                {atGroup ? null : <TableChip room={friend.room} />}
                <span className={s.level}>{t('common.level', { level: levelOfExp(friend.exp) })}</span>
              </small>
            </span>
            <EllipsisVertical size={18} strokeWidth={2.7} aria-hidden="true" className={s.more} />
          </button>
        }
      >
        <FriendMenu friend={friend} game={game} isHere={isHere} message={message} />
      </PopupMenu>
      {game === null ? null : <JoinButton friend={friend} game={game} />}
    </div>
  );
}
