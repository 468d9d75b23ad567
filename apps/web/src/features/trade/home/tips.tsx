import { Lightbulb } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import s from './tips.module.css';

const TIPS = ['press', 'discover', 'elite', 'alphabet', 'combo', 'daily'] as const;

/** What is good to know, on slips of paper. */
export function Tips() {
  const { t } = useTranslation();
  return (
    <section className={s.place} aria-labelledby="trade-tips">
      <h3 id="trade-tips">{t('trade.tips')}</h3>
      <ul className={s.tips}>
        {TIPS.map((tip) => (
          <li key={tip}>
            <Lightbulb size={20} strokeWidth={2.7} aria-hidden="true" />
            <p>{t(`trade.tip.${tip}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
