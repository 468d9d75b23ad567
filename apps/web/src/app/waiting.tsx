import { useTranslation } from 'react-i18next';
import { Spinner } from '../ui/kit/waiting/spinner.tsx';
import { Logo } from '../ui/logo/logo.tsx';
import s from './app.module.css';

/** Nothing to show yet. */
export function Waiting() {
  const { t } = useTranslation();
  return (
    <main className={s.waiting}>
      <Logo className={s.bigLogo} />
      <Spinner label={t('common.loading')} />
    </main>
  );
}
