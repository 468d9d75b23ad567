import { CHAT } from '@syllaboom/engine';
import { Popover } from '@base-ui/react/popover';
import { Send, Smile } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../../ui/kit/btn.tsx';
import popup from '../../../ui/kit/popup.module.css';
import { useUser } from '../../session/index.ts';
import { useRoomUi } from '../room-ui.ts';
import { useTopic } from '../store/use-topic.ts';
import s from './chat.module.css';
import { suggest } from './commands.ts';
import { Suggestions } from './suggestions.tsx';
import { useChatSend, useUsableCommands } from './use-chat-send.ts';

const setText = (chatDraft: string): void => useRoomUi.setState({ chatDraft });
const EmojiPanel = lazy(() => import('./emoji-panel.tsx').then((module) => ({ default: module.EmojiPanel })));

/** The chat input with command and player suggestions, the emoji panel and the send button. */
export function ChatForm() {
  const { t } = useTranslation();
  const text = useRoomUi((state) => state.chatDraft);
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const send = useChatSend();
  const guest = useUser()?.guest !== false;
  const muted = useTopic('muted', (store) => store.get('muted').includes(store.selfId));
  const closed = guest ? t('room.chatGuests') : muted ? t('room.refusedMuted') : null;
  const names = useTopic('seats', (store) => store.seats);
  const usable = useUsableCommands();
  const offers = suggest(
    text,
    usable,
    names.filter((seat) => !seat.bot).map((seat) => seat.name),
  );
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
    <form className={s.form} onSubmit={onSubmit}>
      <Suggestions id={listId} offers={offers} active={active} onTake={take} />
      <input
        ref={input}
        value={text}
        disabled={closed !== null}
        maxLength={CHAT.longest}
        placeholder={closed ?? t('room.chatPlaceholder')}
        title={closed ?? undefined}
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
            <Btn size="sm" icon disabled={closed !== null} aria-label={t('room.emoji')}>
              <Smile size={20} strokeWidth={2.6} />
            </Btn>
          }
        />
        <Popover.Portal>
          <Popover.Positioner className={popup.positioner} sideOffset={14} align="end" collisionPadding={8}>
            <Popover.Popup className={popup.popup}>
              <Suspense fallback={null}>
                <EmojiPanel
                  onPick={(emoji) => setText((useRoomUi.getState().chatDraft + emoji).slice(0, CHAT.longest))}
                />
              </Suspense>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      <Btn size="sm" icon tone="gold" type="submit" disabled={closed !== null} aria-label={t('room.chatSend')}>
        <Send size={18} strokeWidth={2.8} />
      </Btn>
    </form>
  );
}
