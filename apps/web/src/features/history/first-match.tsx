import { Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHome } from '../../navigation/navigation.ts';
import { Btn } from '../../ui/kit/buttons/btn.tsx';

/** Below an own list that the first match will fill: straight to a table. Nothing away from home, where one sits already. */
export function FirstMatchButton() {
  const { t } = useTranslation();
  const quickPlay = useHome((state) => state.quickPlay);
  const lock = useHome((state) => state.lock);
  if (!quickPlay) return null;
  return (
    <Btn tone="primary" onClick={lock ?? quickPlay}>
      <Zap size={20} strokeWidth={2.8} fill="currentColor" aria-hidden="true" />
      {t('history.playFirst')}
    </Btn>
  );
}
