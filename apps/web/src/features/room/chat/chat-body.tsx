import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../ui/kit/switch.tsx';
import { changePreference } from '../../settings/index.ts';
import { EmojiButton } from '../emoji/emoji-button.tsx';
import { usePreference } from '../preferences.ts';
import s from '../../../ui/chat/chat.module.css';
import { ChatVeil } from '../../../ui/chat/chat-veil.tsx';
import { ChatForm } from './chat-form.tsx';
import { ChatLines } from './chat-lines.tsx';
import { showChatLog } from './unread.ts';

export const ChatBody = () => (
  <ChatVeil>
    <OpenChat />
  </ChatVeil>
);

/** The chat tab: lines, the switch that moves the focus to the word and back, input and emoji, also for the own seat [L0098 L0100 R0467]. */
function OpenChat() {
  const { t } = useTranslation();
  const autoSwitch = usePreference('sw');
  useEffect(showChatLog, []);
  return (
    <div className={s.body} data-chat="">
      <ChatLines />
      <div className={s.switch}>
        <Switch label={t('room.autoSwitch')} checked={autoSwitch} onChange={(on) => changePreference('sw', on)} />
        <EmojiButton />
      </div>
      <ChatForm />
    </div>
  );
}
