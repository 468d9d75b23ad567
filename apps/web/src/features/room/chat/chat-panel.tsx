import { useTranslation } from 'react-i18next';
import { Switch } from '../../../ui/kit/switch.tsx';
import { changePreference } from '../../settings/index.ts';
import { usePreference } from '../preferences.ts';
import s from './chat.module.css';
import { ChatForm } from './chat-form.tsx';
import { ChatLines } from './chat-lines.tsx';

/** The chat: lines, input, emoji, and the switch that moves the focus to the word and back [L0098]. */
export function ChatPanel({ sheet = false }: { sheet?: boolean }) {
  const { t } = useTranslation();
  const autoSwitch = usePreference('sw');
  return (
    <aside className={s.chat} data-sheet={sheet || undefined} data-chat="" aria-label={t('room.chat')}>
      {sheet ? null : (
        <div className={s.head}>
          <h2>{t('room.chat')}</h2>
        </div>
      )}
      <ChatLines />
      <div className={s.switch}>
        <Switch label={t('room.autoSwitch')} checked={autoSwitch} onChange={(on) => changePreference('sw', on)} />
      </div>
      <ChatForm />
    </aside>
  );
}
