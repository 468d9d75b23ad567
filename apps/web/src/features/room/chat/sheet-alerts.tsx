import { ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { ChatStore } from '../../../ui/chat/chat-store.ts';
import { closeWindow } from '../../../ui/windows/manager.ts';
import { useIsPicking, useMayType } from '../modes/use-may-type.ts';
import { useMode, useModeTraits } from '../modes/use-mode.ts';
import { usePreference } from '../preferences.ts';
import { OWN_TURN_PAUSE_MS } from '../room-timings.ts';
import { ROOM_WINDOWS } from '../room-ui.ts';
import { useRoom, useSnapshot } from '../store/use-topic.ts';
import { askedInWords } from '../typing/hint/asked.ts';
import s from './sheet-alerts.module.css';

const closeSheet = (): void => closeWindow(ROOM_WINDOWS.chat);

function goToWord(): void {
  // A closing window gives the focus back to what had it before; the word gets it after that.
  flushSync(closeSheet);
  document.querySelector<HTMLInputElement>('input[name=word]')?.focus({ preventScroll: true });
}

/** Whether something stands in the chat's input, or in the one that has the focus, that is not sent yet. */
function isHalfWritten(chat: ChatStore): boolean {
  const field = document.activeElement;
  const focused = field instanceof HTMLInputElement && field.closest('[data-chat=""]') !== null ? field.value : '';
  return `${chat.state.getState().draft}${focused}`.trim() !== '';
}

/**
 * Closes the sheet as soon as nothing is being written in it: at once, when the line is sent, or when nobody has pressed a key for
 * a moment. A turn is too short to wait for whoever thinks about a sentence, and the draft is there when the sheet opens again.
 * Returns what keeps it open.
 */
function closeWhenWritten(chat: ChatStore): () => void {
  let timer = setTimeout(goToWord, isHalfWritten(chat) ? OWN_TURN_PAUSE_MS : 0);
  const goAfter = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(goToWord, ms);
  };
  const onInput = (): void => goAfter(OWN_TURN_PAUSE_MS);
  const onSubmit = (): void => goAfter(0);
  document.addEventListener('input', onInput, true);
  document.addEventListener('submit', onSubmit, true);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('input', onInput, true);
    document.removeEventListener('submit', onSubmit, true);
  };
}

/** The sheet lies over the word: the switch to the word at the own turn closes it. Whoever opens it in the turn wants it. */
function useSwitchToWord(asked: boolean): void {
  const { store } = useRoom();
  const autoSwitch = usePreference('sw');
  const wasAsked = useRef(asked);
  useEffect(() => {
    const begins = asked && !wasAsked.current;
    wasAsked.current = asked;
    return begins && autoSwitch ? closeWhenWritten(store.chat) : undefined;
  }, [asked, autoSwitch, store]);
}

/** A line that leads away from the sheet. The table and the log tell readers the same: this one is no live region. */
const AlertLine = ({ way, onGo, children }: { way: string; onGo: () => void; children: ReactNode }) => (
  <button type="button" className={s.line} onClick={onGo}>
    {children}
    <span className="sr">{way}</span>
    <ChevronRight className={s.way} size={20} strokeWidth={3.2} aria-hidden="true" />
  </button>
);

/** What is asked of the own turn; nothing in the others'. */
function OwnTurn() {
  const { t } = useTranslation();
  const { store } = useRoom();
  const turn = useSnapshot('turn');
  const mode = useMode();
  const picking = useIsPicking() && turn?.holder === store.selfId;
  const mine = useMayType();
  const { typing } = useModeTraits();
  const asked = turn !== null && (mine || picking);
  useSwitchToWord(asked);
  if (!asked) return null;
  const { lead, prompt, more } = askedInWords(t, turn, mode, true);
  return (
    <AlertLine way={t('chat.toWord')} onGo={goToWord}>
      <b>{typing === 'all' ? t('modes.allType') : t('room.yourTurn')}</b>{' '}
      <span className={s.asked}>
        {picking ? t('modes.askCard') : lead} {!picking && prompt ? <strong>{prompt}</strong> : null}
        {picking ? '' : more.map((one) => ` ${one}`)}
      </span>
    </AlertLine>
  );
}

/**
 * What a player must not miss behind the chat's sheet: the own turn, and the end of the match. The result brings itself to sight
 * by closing the sheet, unless something is half written there.
 */
export function SheetAlerts() {
  const { t } = useTranslation();
  const { store } = useRoom();
  const over = useSnapshot('winner') !== null;
  useEffect(() => store.on('winner', () => store.get('winner') && !isHalfWritten(store.chat) && closeSheet()), [store]);
  if (!over) return <OwnTurn />;
  return (
    <AlertLine way={t('chat.toResult')} onGo={closeSheet}>
      <b>{t('modes.matchOver')}</b>
    </AlertLine>
  );
}
