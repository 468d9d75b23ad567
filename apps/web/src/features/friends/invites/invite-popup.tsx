import { DoorOpen } from 'lucide-react';
import { type CSSProperties, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownCode } from '../../../platform/streamer/shown-code.ts';
import { PlayerFace } from '../../../ui/cosmetics/player-face.tsx';
import { EmojiText } from '../../../ui/emoji/emoji-text.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Chip } from '../../../ui/kit/chip.tsx';
import { useLayer } from '../../../ui/windows/layers.ts';
import { dropInvite, type ShownInvite } from '../friend-news.ts';
import { INVITE_MS } from '../friend-timings.ts';
import { joinGame } from '../join-game.ts';
import s from './invite-popup.module.css';

const TICK_MS = 250;
const secondsUntil = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** How long the invitation stays: a bar that empties, and the seconds in figures. */
function Countdown({ until }: { until: number }) {
  const { t } = useTranslation();
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  // Where the bar begins, for an invitation that has waited behind another one.
  const [rope] = useState(() => {
    const leftMs = Math.max(0, until - Date.now());
    return { '--from': leftMs / INVITE_MS, '--left': `${leftMs}ms` } as CSSProperties;
  });
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(until)), TICK_MS);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <>
      <span className={s.seconds} role="timer" aria-live="off">
        {t('friends.secondsLeft', { seconds })}
      </span>
      <i className={s.rope} style={rope} aria-hidden="true" />
    </>
  );
}

interface InvitePopupProps {
  readonly invite: ShownInvite;
  /** Who invites, as the screen may show them. */
  readonly from: { readonly displayName: string; readonly avatar: string; readonly frame: number };
}

/** A friend asks to come along; goes by itself after 30 s. It takes no focus: somebody may be typing a word. */
export function InvitePopup({ invite, from }: InvitePopupProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const textId = useId();
  const [joining, setJoining] = useState(false);
  const { id, roomId, message } = invite;
  const code = useShownCode(roomId);
  const decline = () => dropInvite(id);
  useLayer(true, 'panel', decline);
  const join = async () => {
    setJoining(true);
    await joinGame({ roomId, watch: false });
    dropInvite(id);
  };
  return (
    <section
      className={s.popup}
      role="dialog"
      aria-modal="false"
      aria-labelledby={titleId}
      aria-describedby={textId}
      data-testid="friend-invite"
    >
      <header className={s.head}>
        <span className={s.face}>
          <PlayerFace seed={from.avatar} frame={from.frame} mood="happy" size={58} />
        </span>
        <div>
          <h2 id={titleId}>{t('friends.gameInvite')}</h2>
          <p id={textId}>{t('invite.from', { name: from.displayName })}</p>
        </div>
        <Countdown until={invite.until} />
      </header>
      {message === '' ? null : (
        <blockquote className={s.message}>
          <EmojiText text={message} />
        </blockquote>
      )}
      <div className={s.row}>
        <Chip className={s.code}>
          <DoorOpen size={17} strokeWidth={2.8} aria-hidden="true" />
          <span className="sr">{t('friends.room')}</span>
          <b>{code}</b>
        </Chip>
        <Btn size="sm" onClick={decline}>
          {t('friends.decline')}
        </Btn>
        <Btn size="sm" tone="gold" disabled={joining} onClick={() => void join()}>
          {t('friends.joinGame')}
        </Btn>
      </div>
    </section>
  );
}
