import type { WordDetail } from '@syllaboom/contracts';
import { MARKET } from '@syllaboom/engine';
import { Tag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openSell } from '../../../navigation/windows.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { useUser } from '../../session/index.ts';

/** The way to sell a word, for whoever holds it and may sell; nothing for all others. */
export function SellWord({ locale, word, held }: Pick<WordDetail, 'locale' | 'word' | 'held'>) {
  const { t } = useTranslation();
  const user = useUser();
  if (held !== 'free' || user === null || !user.wayIn || user.level < MARKET.sellLevel) return null;
  return (
    <Btn size="sm" tone="gold" onClick={() => openSell({ type: 'discovery', word, locale })}>
      <Tag size={17} strokeWidth={2.8} aria-hidden="true" />
      {t('market.sell')}
    </Btn>
  );
}
