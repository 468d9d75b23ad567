import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { wordsForError } from '../../../platform/i18n/error-words.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { showError } from '../../../ui/toasts/toasts.tsx';
import { saveFile } from '../../../platform/save-file.ts';
import s from './account-settings.module.css';

/** Everything that is stored about the player, as a file. */
export function DataSection({ username }: { username: string }) {
  const { t } = useTranslation();
  const [waiting, setWaiting] = useState(false);
  const download = async (): Promise<void> => {
    setWaiting(true);
    try {
      saveFile(
        `syllaboom-${username}.json`,
        JSON.stringify(await api.call('exportAccount', {}), null, 2),
        'application/json',
      );
    } catch (cause) {
      showError(wordsForError(cause));
    } finally {
      setWaiting(false);
    }
  };
  return (
    <section aria-label={t('account.data')}>
      <h3 className={s.title}>{t('account.data')}</h3>
      <p className={s.text}>{t('account.dataLead')}</p>
      <Btn wide className={s.below} disabled={waiting} onClick={() => void download()}>
        <Download size={19} strokeWidth={2.7} />
        {t(waiting ? 'account.downloading' : 'account.download')}
      </Btn>
    </section>
  );
}
