import { Flame } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../../ui/toasts/toasts.tsx';
import { useIsHost } from '../store/use-topic.ts';
import { EntryValue } from './waiting-room-entry.tsx';
import s from './waiting-room.module.css';
import { lazyPart } from '../../../ui/lazy-part.tsx';

// Only hosts need the menu: who comes to play does without.
const DifficultyChoices = lazyPart(async () => ({
  default: (await import('./difficulty-choices.tsx')).DifficultyChoices,
}));

/** How hard it is; the host changes it here. */
export function DifficultyMenu({ value }: { value: string }) {
  const { t } = useTranslation();
  const host = useIsHost();
  const entry = (
    <button type="button" className={s.entry} onClick={host ? undefined : () => showError(t('room.refusedOnlyHost'))}>
      <Flame size={24} strokeWidth={2.5} />
      <span>{t('room.difficulty')}</span>
      <EntryValue value={value} />
    </button>
  );
  if (!host) return entry;
  return (
    <Suspense fallback={entry}>
      <DifficultyChoices entry={entry} />
    </Suspense>
  );
}
