import { CornerDownLeft, Delete } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrow, useTouch } from '../../../platform/media.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { usePreference } from '../preferences.ts';
import { useKeyMarks } from '../modes/guess/use-key-marks.ts';
import { useIsOut, useLapDone, useMayType } from '../modes/use-may-type.ts';
import { useModeTraits } from '../modes/use-mode.ts';
import { useRoom, useTopic, useWordLanguage } from '../store/use-topic.ts';
import type { TurnView } from '../store/room-types.ts';
import s from './typing-dock.module.css';
import { LetterTray } from './letter-tray.tsx';
import { PracticeButtons } from './practice-buttons.tsx';
import { TouchKeyboard } from './keyboard/touch-keyboard.tsx';
import { TurnHint } from './hint/turn-hint.tsx';
import { useDraftInput } from './draft/use-draft-input.ts';
import { useVerdictFlash } from './use-verdict-flash.ts';
import { useWordFocus } from './use-word-focus.ts';

/** Letters of the own keyboard that glow: those of the prompt, where there is one. A prompt that fades away is not kept lit. */
const neededLetters = (turn: TurnView | null): string =>
  !turn || turn.requirement.free || turn.twist?.name === 'fade'
    ? ''
    : `${turn.prompt}${turn.requirement.also ?? ''}${turn.twist?.name === 'taboo' ? '' : (turn.twist?.letters ?? '')}`;

/** What stands in the empty tray. */
const placeholderKey = ({
  mine,
  out,
  lapDone,
  lays,
}: {
  mine: boolean;
  out: boolean;
  lapDone: boolean;
  lays: boolean;
}) => {
  if (mine) return lays ? 'modes.layHere' : 'room.typeHere';
  if (out) return 'room.spectating';
  return lapDone ? 'modes.lapWait' : 'room.notYetTurn';
};

interface TrayButtonsProps {
  touch: boolean;
  /** Letters are laid without keys: what else a keyboard has stands beside the word. */
  lays: boolean;
  mine: boolean;
  onBackspace: () => void;
  onSend: () => void;
}

function TrayButtons({ touch, lays, mine, onBackspace, onSend }: TrayButtonsProps) {
  const { t } = useTranslation();
  if (touch && !lays) return null;
  return (
    <>
      {lays ? (
        <Btn icon aria-label={t('room.backspace')} className={s.send} disabled={!mine} onClick={onBackspace}>
          <Delete size={22} strokeWidth={2.6} />
        </Btn>
      ) : null}
      <Btn
        tone="primary"
        type={lays ? 'button' : 'submit'}
        icon
        aria-label={t('room.sendWord')}
        className={s.send}
        disabled={!mine}
        {...(lays ? { onClick: onSend } : {})}
      >
        <CornerDownLeft size={24} strokeWidth={3} />
      </Btn>
    </>
  );
}

/** The typing dock: what is asked, the own word as tiles, and on touch screens the own keyboard. */
export function TypingDock() {
  const { t } = useTranslation();
  const { store } = useRoom();
  const form = useRef<HTMLFormElement>(null);
  const tray = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const language = useWordLanguage();
  const mine = useMayType();
  const { typing, laysLetters } = useModeTraits();
  const needed = useTopic('turn', () => neededLetters(store.get('turn')));
  const marks = useKeyMarks();
  const narrow = useNarrow();
  const touch = useTouch() || narrow;
  const out = useIsOut();
  const lays = touch && laysLetters;
  const lapDone = useLapDone();
  const autoSwitch = usePreference('sw');
  const controller = useDraftInput(input, mine);
  useVerdictFlash(tray);
  useWordFocus(input, { mine, autoSwitch });

  const onLetter = useCallback(
    (letter: string, trusted: boolean) => {
      sound.unlock();
      controller.current?.insert(letter, trusted);
    },
    [controller],
  );
  const onAccent = useCallback(
    (letter: string, accent: string, trusted: boolean) => controller.current?.replaceLast(letter, accent, trusted),
    [controller],
  );
  const onBackspace = useCallback(() => controller.current?.backspace(), [controller]);
  const onSend = useCallback(() => controller.current?.submit(), [controller]);
  if (typing === 'none') return null;
  return (
    <form
      className={s.dock}
      ref={form}
      data-mine={mine || undefined}
      data-touch={touch || undefined}
      data-out={out || undefined}
      aria-label={t('room.typeHere')}
    >
      <TurnHint mine={mine} />
      <PracticeButtons mine={mine} />
      <div className={s.tray} ref={tray} data-testid="tray-box">
        <LetterTray placeholder={t(placeholderKey({ mine, out, lapDone, lays }))} />
        <input
          ref={input}
          className={s.input}
          type="text"
          name="word"
          lang={language}
          readOnly={!mine}
          inputMode={touch ? 'none' : 'text'}
          enterKeyHint="send"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-label={t('room.typeHere')}
          data-1p-ignore=""
          data-lpignore="true"
          data-form-type="other"
        />
        <TrayButtons touch={touch} lays={lays && !out} mine={mine} onBackspace={onBackspace} onSend={onSend} />
      </div>
      {touch && !out && !lays ? (
        <TouchKeyboard
          language={language}
          needed={mine ? needed : ''}
          onLetter={onLetter}
          onAccent={onAccent}
          onBackspace={onBackspace}
          onSend={onSend}
          marks={marks}
          idle={!mine}
        />
      ) : null}
    </form>
  );
}
