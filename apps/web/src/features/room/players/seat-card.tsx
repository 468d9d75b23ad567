import { Popover } from '@base-ui/react/popover';
import { Ban, CircleUserRound, Crown, Flag, Heart, UserX, Vote } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { expOfLevel, mayVoteKick, ROOM } from '@syllaboom/engine';
import { StrengthMark } from '../../../ui/bots/strength-mark.tsx';
import { PlayerFace } from '../../../ui/cosmetics/player-face.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Chip } from '../../../ui/kit/chip.tsx';
import { askConfirm } from '../../../ui/kit/popups/confirm.tsx';
import popup from '../../../ui/kit/popups/popup.module.css';
import { RoleMark } from '../../../ui/role-badge/role-badge.tsx';
import { roleColor } from '../../../ui/role-badge/role-colors.ts';
import { FriendAction } from '../../friends/index.ts';
import { openReport, reportableOf } from '../../moderation/index.ts';
import { openProfile } from '../../../navigation/windows.ts';
import { BlockMenu } from '../../profile/index.ts';
import { BotCardActions } from '../bots/bot-card-actions.tsx';
import { useBotName } from '../bots/use-bot-name.ts';
import { selectSeat, useRoomUi } from '../room-ui.ts';
import type { SeatView } from '../store/room-types.ts';
import { useIsHost, useRoom, useSelf, useSnapshot, useTopic } from '../store/use-topic.ts';
import { roomContext } from './room-context.ts';
import s from './seat-card.module.css';
import { usePlayerName } from './use-player-name.ts';

const ICON = { size: 18, strokeWidth: 2.6 } as const;

const isSignedUp = (seat: SeatView | undefined): boolean => (seat?.authId.length ?? 0) >= ROOM.fullIdLength;

/** A heart, a report, mute and block: between players with an account. */
function SocialActions({ seat }: { seat: SeatView }) {
  const { t } = useTranslation();
  const { store, actions } = useRoom();
  return (
    <>
      <Btn
        size="sm"
        onClick={() => {
          actions.send('love', { id: seat.id });
          selectSeat(null);
        }}
      >
        <Heart {...ICON} />
        {t('room.love')}
      </Btn>
      <Btn
        size="sm"
        onClick={() => {
          openReport({
            playerId: seat.authId,
            name: seat.name,
            subjects: reportableOf(seat),
            ...roomContext(store),
          });
          selectSeat(null);
        }}
      >
        <Flag {...ICON} />
        {t('profile.report')}
      </Btn>
      <Suspense fallback={null}>
        <FriendAction
          person={{
            id: seat.authId,
            displayName: seat.name,
            avatar: seat.avatar,
            frame: seat.frame,
            exp: expOfLevel(seat.level),
          }}
        />
      </Suspense>
      <BlockMenu playerId={seat.authId} name={seat.name} />
    </>
  );
}

/** What one may do to another player; the host has more. */
function CardActions({ seat }: { seat: SeatView }) {
  const { t } = useTranslation();
  const { store, actions } = useRoom();
  const host = useIsHost();
  const self = useSelf();
  const ranked = useSnapshot('info')?.ranked ?? false;
  const players = useTopic('seats', () => store.seats.filter((other) => !other.spectating).length);
  const close = () => selectSeat(null);
  const ask = async (deed: 'voteKick' | 'transferHost' | 'kick' | 'ban', title: string, run: () => void) => {
    close();
    if (await askConfirm({ title, confirmLabel: t(`room.${deed}`), danger: true })) run();
  };
  return (
    <>
      {isSignedUp(seat) && isSignedUp(self) ? <SocialActions seat={seat} /> : null}
      {!host && mayVoteKick(players, ranked) ? (
        <Btn
          size="sm"
          onClick={() =>
            void ask('voteKick', t('room.voteKickConfirm', { name: seat.name }), () =>
              actions.send('vote-kick', { id: seat.id }),
            )
          }
        >
          <Vote {...ICON} />
          {t('room.voteKick')}
        </Btn>
      ) : null}
      {host ? (
        <>
          <Btn
            size="sm"
            onClick={() =>
              void ask('transferHost', t('room.transferConfirm', { name: seat.name }), () =>
                actions.send('host', { id: seat.id }),
              )
            }
          >
            <Crown {...ICON} />
            {t('room.transferHost')}
          </Btn>
          <Btn
            size="sm"
            onClick={() =>
              void ask('kick', t('room.kickConfirm', { name: seat.name }), () => actions.send('kick', { id: seat.id }))
            }
          >
            <UserX {...ICON} />
            {t('room.kick')}
          </Btn>
          <Btn
            size="sm"
            tone="primary"
            onClick={() =>
              void ask('ban', t('room.banConfirm', { name: seat.name }), () =>
                actions.send('kick', { id: seat.id, ban: true }),
              )
            }
          >
            <Ban {...ICON} />
            {t('room.ban')}
          </Btn>
        </>
      ) : null}
    </>
  );
}

/** What one may do to whoever sits there. */
function SeatActions({ seat }: { seat: SeatView }) {
  const { store } = useRoom();
  if (seat.bot) return <BotCardActions seat={seat} />;
  return seat.id === store.selfId ? null : <CardActions seat={seat} />;
}

/** A person's level, or that it is a bot and how strong. */
function SeatRank({ seat }: { seat: SeatView }) {
  const { t } = useTranslation();
  const bot = useBotName(seat);
  return (
    <p className={s.rank}>
      {bot ?? t('common.level', { level: seat.level })}
      {seat.strength ? <StrengthMark strength={seat.strength} size={20} /> : null}
    </p>
  );
}

/** How a player does in the match that runs; between matches the room still holds the figures of the last one, which would be read as a player's usual. */
function LiveStats({ seat }: { seat: SeatView }) {
  const { t } = useTranslation();
  const running = useSnapshot('info')?.started ?? false;
  if (!running || seat.spectating) return null;
  return (
    <div className={s.facts}>
      <Chip size="sm">
        {t('room.statWpm')} <b>{Math.round(seat.wpm)}</b>
      </Chip>
      <Chip size="sm">
        {t('room.alphabets')} <b>{seat.alphabets}</b>
      </Chip>
    </div>
  );
}

/** Closes the card with the scene that held the seat: over another one it would point at nobody, and lie over what is new. */
function useCloseWithScene(): void {
  const scene = useSnapshot('scene');
  const isOver = useSnapshot('winner') !== null;
  const place = `${scene} ${isOver}`;
  const opened = useRef(place);
  useEffect(() => {
    if (opened.current !== place) selectSeat(null);
    opened.current = place;
  }, [place]);
}

/** The profile card of a player in the room: who it is, and what one may do. */
export function SeatCard() {
  const { t } = useTranslation();
  const { store } = useRoom();
  const selected = useRoomUi((state) => state.selectedSeat);
  const seat = useTopic('seats', () => (selected ? store.seat(selected) : undefined));
  const nameOf = usePlayerName();
  const from = useRoomUi((state) => state.seatAnchor);
  useCloseWithScene();
  const anchor = () =>
    from?.isConnected ? from : document.querySelector(`[data-seat="${CSS.escape(selected ?? '')}"] button`);
  return (
    <Popover.Root open={seat !== undefined} onOpenChange={(open) => !open && selectSeat(null)}>
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} sideOffset={12} collisionPadding={10} className={popup.positioner}>
          <Popover.Popup className={`${popup.popup} ${s.card}`}>
            {seat ? (
              <>
                <div className={s.head}>
                  <PlayerFace
                    seed={seat.avatar || seat.authId || seat.name}
                    frame={seat.frame}
                    size={72}
                    mood={seat.eliminated ? 'out' : 'happy'}
                  />
                  <div>
                    <Popover.Title className={s.name}>
                      <span style={{ color: roleColor(seat.type) }}>{nameOf(seat)}</span>{' '}
                      <RoleMark type={seat.type} size={22} />
                    </Popover.Title>
                    <SeatRank seat={seat} />
                  </div>
                </div>
                <LiveStats seat={seat} />
                {isSignedUp(seat) && !seat.bot ? (
                  <Btn
                    size="sm"
                    wide
                    onClick={() => {
                      openProfile(seat.authId, seat.name, roomContext(store));
                      selectSeat(null);
                    }}
                  >
                    <CircleUserRound {...ICON} />
                    {t('profile.view')}
                  </Btn>
                ) : null}
                <div className={s.actions} data-bot={seat.bot || undefined}>
                  <SeatActions seat={seat} />
                </div>
              </>
            ) : null}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
