import { useTranslation } from 'react-i18next';
import { Tip } from '../../../../ui/kit/popups/tip.tsx';
import s from './combo-badge.module.css';

/** The combo image: a flame with the number of words in a row; it says what it means to whoever points at it. */
export function ComboBadge({ combo, label }: { combo: number; label: string }) {
  const { t } = useTranslation();
  return (
    <Tip label={t('table.tipCombo', { count: combo })}>
      <span className={s.combo} role="img" aria-label={label}>
        <svg viewBox="0 0 48 56" aria-hidden="true">
          <path
            d="M24 2c3 9 14 14 17 27 3 14-6 25-17 25S4 44 7 30c1-6 5-9 6-14 4 3 6 6 6 9 5-5 7-13 5-23z"
            fill="var(--tomato)"
            stroke="var(--ink)"
            strokeWidth="4"
            strokeLinejoin="round"
          />
          <path
            d="M24 22c2 6 9 9 9 17 0 6-4 11-9 11s-9-5-9-11c0-5 3-6 4-10 2 1 3 3 3 5 2-3 3-7 2-12z"
            fill="var(--lemon)"
          />
        </svg>
        <b>×{combo}</b>
      </span>
    </Tip>
  );
}
