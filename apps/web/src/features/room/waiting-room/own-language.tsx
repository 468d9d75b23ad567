import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatLanguage } from '../../../platform/i18n/format.ts';
import { Chip } from '../../../ui/kit/chip.tsx';
import { Flag } from '../../../ui/flag/flag.tsx';
import { toggleWindow } from '../../../ui/windows/manager.ts';
import { ROOM_WINDOWS } from '../room-ui.ts';
import { useSelf, useSnapshot } from '../store/use-topic.ts';
import s from './waiting-room.module.css';

/** In a multi-language room everybody plays in a language of their own: which one, and the way to another. */
export function OwnLanguage() {
  const { t } = useTranslation();
  const many = useSnapshot('info')?.mlang ?? false;
  const own = useSelf()?.language;
  if (!many || !own) return null;
  const name = formatLanguage(own);
  return (
    <button
      type="button"
      className={s.own}
      aria-label={t('host.ownLanguage', { language: name })}
      onClick={() => toggleWindow(ROOM_WINDOWS.language)}
    >
      <Chip size="sm">
        <Flag language={own} />
        {name}
        <ChevronDown size={15} strokeWidth={3.2} aria-hidden="true" />
      </Chip>
    </button>
  );
}
