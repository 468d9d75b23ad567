import { INBOX } from '@syllaboom/engine';
import { Check, MessageCirclePlus, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INBOX_WINDOW, isAtSection, NEW_CHAT_WINDOW } from '../../../navigation/windows.ts';
import { useShown } from '../../../platform/streamer/hide-people.ts';
import { PlayerFace } from '../../../ui/cosmetics/player-face.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { TextField } from '../../../ui/kit/inputs/text-field.tsx';
import { Spinner } from '../../../ui/kit/waiting/spinner.tsx';
import form from '../../../ui/windows/window-form.module.css';
import { closeWindow, openWindow } from '../../../ui/windows/manager.ts';
import { useUser } from '../../session/index.ts';
import { createChat } from '../store/chat-actions.ts';
import { isInboxShown } from '../store/read-thread.ts';
import s from './new-chat.module.css';
import { type PlayerSearch, type SomebodyToWriteTo, usePlayers } from './use-players.ts';

const SEARCH_LENGTH = 60;
/** The own player is one of the group. */
const MOST_OTHERS = INBOX.groupMost - 1;

interface HitsProps {
  readonly search: PlayerSearch;
  readonly chosen: readonly SomebodyToWriteTo[];
  readonly onToggle: (player: SomebodyToWriteTo) => void;
}

/** Friends, and then who was found; a press chooses them, or no longer. */
function Hits({ search, chosen, onToggle }: HitsProps) {
  const { t } = useTranslation();
  if (search.kind === 'searching') return <Spinner label={t('common.loading')} />;
  if (!('players' in search))
    return (
      <p className={s.quiet} role={search.kind === 'failed' ? 'alert' : 'status'}>
        {t(search.kind === 'failed' ? 'inbox.searchFailed' : 'inbox.nobodyFound')}
      </p>
    );
  if (search.players.length === 0) return <p className={s.quiet}>{t('inbox.searchHint')}</p>;
  const isFull = chosen.length >= MOST_OTHERS;
  return (
    <ul className={s.hits} aria-label={t(search.kind === 'idle' ? 'friends.title' : 'inbox.playersFound')}>
      {search.players.map((player) => {
        const isChosen = chosen.some(({ id }) => id === player.id);
        return (
          <li key={player.id}>
            <button
              type="button"
              aria-pressed={isChosen}
              disabled={isFull && !isChosen}
              onClick={() => onToggle(player)}
            >
              <PlayerFace seed={player.avatar || player.id} frame={player.frame} size={36} />
              <b>{player.displayName}</b>
              <small>{t('common.level', { level: player.level })}</small>
              <i aria-hidden="true">{isChosen ? <Check size={16} strokeWidth={4} /> : null}</i>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Chosen({ chosen, onToggle }: Omit<HitsProps, 'search'>) {
  const { t } = useTranslation();
  const shown = useShown(chosen);
  if (shown.length === 0) return null;
  return (
    <ul className={s.chosen} aria-label={t('inbox.chosen')}>
      {shown.map((player) => (
        <li key={player.id}>
          <PlayerFace seed={player.avatar || player.id} frame={player.frame} size={24} />
          <span>{player.displayName}</span>
          <button
            type="button"
            aria-label={t('inbox.removeFromChosen', { name: player.displayName })}
            onClick={() => onToggle(player)}
          >
            <X size={15} strokeWidth={3.2} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Whom to write to: one player, or several friends as a group with a name. */
export function NewChat() {
  const { t } = useTranslation();
  const ownId = useUser()?.id ?? '';
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly SomebodyToWriteTo[]>([]);
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const search = usePlayers(text, ownId);
  const isGroup = chosen.length > 1;
  const toggle = (player: SomebodyToWriteTo) =>
    setChosen((before) => {
      const others = before.filter(({ id }) => id !== player.id);
      return others.length < before.length ? others : [...before, player];
    });
  const start = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length === 0 || busy) return;
    setBusy(true);
    const done = await createChat(
      chosen.map(({ id }) => id),
      name,
    );
    setBusy(false);
    if (!done) return;
    closeWindow(NEW_CHAT_WINDOW);
    // The chat may have been begun over a section that was left meanwhile.
    if (!isInboxShown() && !isAtSection('inbox')) openWindow(INBOX_WINDOW);
  };
  return (
    <form className={form.form} onSubmit={(event) => void start(event)}>
      <div className={form.fields}>
        <div className={s.people}>
          <TextField
            label={t('inbox.searchPlayers')}
            value={text}
            maxLength={SEARCH_LENGTH}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
          />
          <Chosen chosen={chosen} onToggle={toggle} />
          {isGroup ? (
            <TextField
              label={t('inbox.groupName')}
              hint={t('inbox.groupHint', { least: INBOX.groupLeast, most: INBOX.groupMost })}
              value={name}
              maxLength={INBOX.groupNameLength}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          ) : null}
        </div>
        <Hits search={search} chosen={chosen} onToggle={toggle} />
      </div>
      <div className={form.foot}>
        <Btn type="submit" tone="gold" disabled={chosen.length === 0 || busy}>
          <MessageCirclePlus size={19} strokeWidth={2.7} />
          {t(isGroup ? 'inbox.startGroup' : 'inbox.startChat')}
        </Btn>
      </div>
    </form>
  );
}
