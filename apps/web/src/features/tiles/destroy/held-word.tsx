import type { WordDetail } from '@syllaboom/contracts';
import { Hammer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { useUser } from '../../session/index.ts';
import { openDestroy } from './destroy-store.ts';
import s from './held-word.module.css';

/** The level of a word that one holds, and the way to destroy the copy of this language. */
export function HeldWord({ locale, word, held, level }: Pick<WordDetail, 'locale' | 'word' | 'held' | 'level'>) {
  const { t } = useTranslation();
  const user = useUser();
  if (user === null || level === 0) return null;
  return (
    <section className={s.held} aria-label={t('tiles.level', { level })}>
      <h3>{t('tiles.level', { level })}</h3>
      <p>{held === 'reserved' ? t('tiles.offered') : t('tiles.levelText', { count: level })}</p>
      {held === 'free' ? (
        <Btn size="sm" aria-label={t('tiles.destroyNamed', { word })} onClick={() => openDestroy({ locale, word })}>
          <Hammer size={17} strokeWidth={2.7} aria-hidden="true" />
          {t('tiles.destroy')}
        </Btn>
      ) : null}
    </section>
  );
}
