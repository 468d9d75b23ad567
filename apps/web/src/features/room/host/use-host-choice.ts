import { useTranslation } from 'react-i18next';
import { showError } from '../../../ui/toasts/toasts.tsx';
import { useIsHost } from '../store/use-topic.ts';

/** Runs what only the host may do; the others read 'only host can change'. */
export function useHostChoice(): (run: () => void) => void {
  const { t } = useTranslation();
  const host = useIsHost();
  return (run) => {
    if (host) run();
    else showError(t('room.refusedOnlyHost'));
  };
}
