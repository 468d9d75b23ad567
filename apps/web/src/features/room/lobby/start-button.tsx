import { MODES } from '@syllaboom/engine';
import { Eye, Play } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../../ui/kit/btn.tsx';
import { showError } from '../../../ui/toasts/toasts.tsx';
import { useIsHost, useRoom, useSelf, useSnapshot, useTopic } from '../store/use-topic.ts';
import { useReadyFocus } from '../use-ready-focus.ts';
import { JoinYapping } from './join-yapping.tsx';
import s from './room-lobby.module.css';

/** Host: Start. Others: Spectate, or Play while spectating [R0238]. Mode 99 has no start, but a seat to take [R0242]. */
export function StartButton() {
  const { t } = useTranslation();
  const { actions } = useRoom();
  const host = useIsHost();
  const self = useSelf();
  const info = useSnapshot('info');
  const counting = useSnapshot('countdown') !== null;
  const players = useTopic('seats', (store) => store.seats.filter((seat) => !seat.spectating).length);
  const button = useRef<HTMLButtonElement>(null);
  const lastMatch = useSnapshot('lastMatch');
  const winner = useSnapshot('winner');
  // After a match the next one is an Enter away; who has just come in looks around first.
  useReadyFocus(button, lastMatch !== null && winner === null);
  if (!self || !info) return null;
  if (info.mode === MODES.yapping) return <JoinYapping />;
  const toggle = (
    <Btn size={host ? 'md' : 'lg'} tone={self.spectating ? 'gold' : 'plain'} onClick={() => actions.send('spectate')}>
      {self.spectating ? <Play size={22} strokeWidth={3} /> : <Eye size={22} strokeWidth={2.8} />}
      {self.spectating ? t('room.play') : t('room.spectate')}
    </Btn>
  );
  if (!host) return toggle;
  const start = () => {
    // The room refuses it as well; this saves the way there and back.
    if (players === 0) showError(t('room.refusedNoPlayers'));
    else actions.send('start');
  };
  return (
    <>
      <Btn
        ref={button}
        size="lg"
        tone="primary"
        className={s.startBtn}
        disabled={counting || info.preparing}
        onClick={start}
      >
        <Play size={26} strokeWidth={3.2} fill="currentColor" />
        {t('room.start')}
      </Btn>
      {self.spectating ? toggle : null}
    </>
  );
}
