import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStreaming } from '../../platform/streamer/streamer-mode.ts';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { TextField } from '../../ui/kit/inputs/text-field.tsx';
import { readRoomCode } from './rooms/room-list.ts';

/** Into a room by its code or link. */
export function JoinByCode({ onJoin }: { onJoin: (roomId: string) => void }) {
  const { t } = useTranslation();
  const hidden = useStreaming();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const code = readRoomCode(text);
        setWrong(code === null);
        if (code) onJoin(code);
      }}
    >
      <TextField
        label={t('lobby.joinByCode')}
        type={hidden ? 'password' : 'text'}
        value={text}
        placeholder={t('lobby.codePlaceholder')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={wrong ? t('lobby.codeWrong') : null}
        onChange={(event) => {
          setText(event.target.value);
          setWrong(false);
        }}
        trailing={
          <Btn type="submit" size="sm" icon tone="gold" aria-label={t('lobby.join')} style={{ marginRight: -6 }}>
            <ArrowRight size={18} strokeWidth={3} />
          </Btn>
        }
      />
    </form>
  );
}
