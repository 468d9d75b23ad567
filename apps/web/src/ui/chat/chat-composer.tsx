import type { Gif } from '@syllaboom/contracts';
import { CHAT, type CommandName } from '@syllaboom/engine';
import { Popover } from '@base-ui/react/popover';
import { Send, Smile } from 'lucide-react';
import { type KeyboardEvent, Suspense, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../kit/buttons/btn.tsx';
import popup from '../kit/popups/popup.module.css';
import sendLine from './send-line.module.css';
import { suggest } from './commands.ts';
import { Suggestions } from './suggestions.tsx';
import { lazyPart } from '../lazy-part.tsx';

const EmojiPanel = lazyPart(async () => ({ default: (await import('./emoji-panel.tsx')).EmojiPanel }));
const PickerPanel = lazyPart(async () => ({ default: (await import('./picker/picker-panel.tsx')).PickerPanel }));

/** What becomes of GIFs that are picked. */
export interface GifTarget {
  readonly send: (gif: Gif) => void;
  /** Why none may be sent; null when they may. */
  readonly closed: string | null;
}

/** The disabled input says why in full, over as many lines as the column needs: a line's placeholder would be cut off. */
function ClosedComposer({ why }: { why: string }) {
  const { t } = useTranslation();
  return (
    <div className={sendLine.line}>
      <textarea disabled rows={3} placeholder={why} aria-label={t('room.chatPlaceholder')} />
    </div>
  );
}

interface ChatComposerProps {
  text: string;
  onText: (text: string) => void;
  /** True when the line is gone. */
  onSend: (line: string) => boolean;
  /** Why nothing may be written; null when it may. */
  closed: string | null;
  /** Commands and players that are suggested. */
  commands: readonly CommandName[];
  players: readonly string[];
  /** What the input is called, where it is not the chat of a room; and its longest text. */
  label?: string;
  most?: number;
  /** The input has the keyboard from the start. */
  isFocused?: boolean;
  /** Where GIFs may be sent, too: they stand beside the emoji. */
  gifs?: GifTarget | undefined;
}

/** The chat input with command and player suggestions, the emoji panel and the send button; or why there is none. */
export function ChatComposer({ closed, ...open }: ChatComposerProps) {
  return closed === null ? <OpenComposer {...open} /> : <ClosedComposer why={closed} />;
}

/** The button that opens emoji, and GIFs where they may be sent. */
function Picker({ gifs, onEmoji }: { gifs: GifTarget | undefined; onEmoji: (emoji: string) => void }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const label = gifs ? t('gifs.tabs') : t('room.emoji');
  const sendGif = (gif: Gif): void => {
    setOpen(false);
    gifs?.send(gif);
  };
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        render={
          <Btn size="sm" icon aria-label={label}>
            <Smile size={20} strokeWidth={2.6} />
          </Btn>
        }
      />
      <Popover.Portal>
        <Popover.Positioner
          className={popup.positioner}
          // Whatever lies outside the screen for a moment must not widen it: a phone would zoom out and stay so.
          positionMethod="fixed"
          side="top"
          sideOffset={14}
          align="end"
          collisionPadding={8}
        >
          <Popover.Popup className={popup.popup}>
            <Popover.Title className="sr">{label}</Popover.Title>
            <Suspense fallback={null}>
              {gifs ? (
                <PickerPanel onEmoji={onEmoji} onGif={sendGif} closed={gifs.closed} />
              ) : (
                <EmojiPanel onPick={onEmoji} />
              )}
            </Suspense>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

type OpenComposerProps = Omit<ChatComposerProps, 'closed'>;

function OpenComposer({ text, onText: setText, onSend: send, commands, players, ...more }: OpenComposerProps) {
  const { t } = useTranslation();
  const { label = t('room.chatPlaceholder'), most = CHAT.longest, isFocused = false, gifs } = more;
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(text);
  latest.current = text;
  const listId = useId();
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  const offers = suggest(text, commands, players);
  const take = (next: string) => {
    setText(next);
    setActive(0);
    input.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (send(text)) setText('');
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || offers.length === 0) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: offers.length - 1 };
    const by = steps[event.key];
    const offer = offers[active];
    if (by !== undefined) setActive((active + by) % offers.length);
    else if (event.key === 'Tab' && offer) take(offer.text);
    else if (event.key === 'Enter' && offer && !offer.text.startsWith(`${text.trim()} `)) take(offer.text);
    else if (event.key === 'Escape') setText('');
    else return;
    event.preventDefault();
  };
  // Where nothing is ever suggested it is a plain input.
  const suggesting =
    commands.length + players.length === 0
      ? {}
      : ({
          role: 'combobox',
          'aria-expanded': offers.length > 0,
          'aria-controls': listId,
          'aria-activedescendant': offers.length > 0 ? `${listId}-${active}` : undefined,
          'aria-autocomplete': 'list',
        } as const);
  return (
    <form className={sendLine.line} onSubmit={onSubmit}>
      <Suggestions id={listId} offers={offers} active={active} onTake={take} />
      <input
        ref={input}
        value={text}
        maxLength={most}
        placeholder={label}
        aria-label={label}
        {...suggesting}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKey}
      />
      <Picker gifs={gifs} onEmoji={(emoji) => setText((latest.current + emoji).slice(0, most))} />
      <Btn size="sm" icon tone="gold" type="submit" aria-label={t('room.chatSend')}>
        <Send size={18} strokeWidth={2.8} />
      </Btn>
    </form>
  );
}
