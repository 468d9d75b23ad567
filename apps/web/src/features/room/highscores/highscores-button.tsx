import { Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Tip } from '../../../ui/kit/popups/tip.tsx';
import { toggleWindow } from '../../../ui/windows/manager.ts';
import { ROOM_WINDOWS } from '../room-ui.ts';

/** Opens the highscores window; with its name on it where there is room. */
export function HighscoresButton({ named = false }: { named?: boolean }) {
  const { t } = useTranslation();
  const label = t('chat.highscores');
  const onClick = () => toggleWindow(ROOM_WINDOWS.highscores);
  const icon = <Trophy size={19} strokeWidth={2.7} />;
  if (named)
    return (
      <Btn size="sm" wide onClick={onClick}>
        {icon}
        {label}
      </Btn>
    );
  return (
    <Tip label={label}>
      <Btn size="sm" icon aria-label={label} onClick={onClick}>
        {icon}
      </Btn>
    </Tip>
  );
}
