import { CHAT, type CommandName } from '@syllaboom/engine';
import { Popover } from '@base-ui/react/popover';
import { Send, Smile } from 'lucide-react';
import { type KeyboardEvent, Suspense, type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../kit/buttons/btn.tsx';
import popup from '../kit/popups/popup.module.css';
import sendLine from './send-line.module.css';
import { suggest } from './commands.ts';
import { Suggestions } from './suggestions.tsx';
import { lazyPart } from '../lazy-part.tsx';

const EmojiPanel = lazyPart(async () => ({ default: (await import('./emoji-panel.tsx')).EmojiPanel }));

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
}

/** The chat input with command and player suggestions, the emoji panel and the send button; or why there is none. */
export function ChatComposer({ closed, ...open }: ChatComposerProps) {
  return closed === null ? <OpenComposer {...open} /> : <ClosedComposer why={closed} />;
}

type OpenComposerProps = Omit<ChatComposerProps, 'closed'>;

function OpenComposer({ text, onText: setText, onSend: send, commands, players }: OpenComposerProps) {
  const { t } = useTranslation();
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(text);
  latest.current = text;
  const listId = useId();
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
  return (
    <form className={sendLine.line} onSubmit={onSubmit}>
      <Suggestions id={listId} offers={offers} active={active} onTake={take} />
      <input
        ref={input}
        value={text}
        maxLength={CHAT.longest}
        placeholder={t('room.chatPlaceholder')}
        role="combobox"
        aria-label={t('room.chatPlaceholder')}
        aria-expanded={offers.length > 0}
        aria-controls={listId}
        aria-activedescendant={offers.length > 0 ? `${listId}-${active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKey}
      />
      <Popover.Root>
        <Popover.Trigger
          render={
            <Btn size="sm" icon aria-label={t('room.emoji')}>
              <Smile size={20} strokeWidth={2.6} />
            </Btn>
          }
        />
        <Popover.Portal>
          <Popover.Positioner className={popup.positioner} sideOffset={14} align="end" collisionPadding={8}>
            <Popover.Popup className={popup.popup}>
              <Suspense fallback={null}>
                <EmojiPanel onPick={(emoji) => setText((latest.current + emoji).slice(0, CHAT.longest))} />
              </Suspense>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      <Btn size="sm" icon tone="gold" type="submit" aria-label={t('room.chatSend')}>
        <Send size={18} strokeWidth={2.8} />
      </Btn>
    </form>
  );
}
