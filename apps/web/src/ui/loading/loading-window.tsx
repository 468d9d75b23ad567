import { useTranslation } from 'react-i18next';
import { Spinner } from '../kit/waiting/spinner.tsx';
import { useLoading } from './loading.ts';
import s from './loading.module.css';

/** Where the loading window appears; stands once in the shell. Short waits are over before it is seen. */
export function LoadingWindow() {
  const { t } = useTranslation();
  const shown = useLoading(({ waiting }) => waiting.length > 0);
  if (!shown) return null;
  return (
    <div className={s.area} data-testid="loading-window">
      <div className={s.window}>
        <Spinner label={t('common.loading')} />
      </div>
    </div>
  );
}
