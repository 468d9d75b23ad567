import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStreaming } from '../../platform/streamer/streamer-mode.ts';
import { Btn } from '../kit/buttons/btn.tsx';
import { EmptyState } from '../kit/waiting/empty-state.tsx';
import s from './chat-veil.module.css';

const ICON = { size: 18, strokeWidth: 2.7 } as const;

/** In streamer mode a chat is shown only to who asks for it, and until it is put away. */
export function ChatVeil({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const streaming = useStreaming();
  const [peeking, setPeeking] = useState(false);
  if (!streaming) return children;
  if (!peeking)
    return (
      <div className={s.veil}>
        <EmptyState title={t('streamer.chatHidden')} text={t('streamer.chatHiddenText')}>
          <Btn onClick={() => setPeeking(true)}>
            <Eye {...ICON} />
            {t('streamer.peek')}
          </Btn>
        </EmptyState>
      </div>
    );
  return (
    <div className={s.peek}>
      <Btn size="sm" onClick={() => setPeeking(false)}>
        <EyeOff {...ICON} />
        {t('streamer.hideAgain')}
      </Btn>
      {children}
    </div>
  );
}
