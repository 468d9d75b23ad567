import { BookCheck } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryName } from '../../../platform/i18n/category-name.ts';
import { CategoryIcon } from '../list/category-icon.tsx';
import { useClaims } from './claim-category.ts';
import s from './celebration.module.css';

const PIECES = 26;

/** Places of a piece of confetti by its number: spread, yet the same each time. */
const placeOf = (at: number): CSSProperties =>
  ({
    '--x': `${((at * 67) % 100) - 50}`,
    '--y': `${((at * 43) % 70) - 58}`,
    '--turn': `${((at * 97) % 720) - 360}deg`,
    '--hue': `var(--${['tomato', 'lemon', 'mint', 'sky', 'pink', 'grape'][at % 6]})`,
  }) as CSSProperties;

/** A category was just claimed: its page is stamped. What it brought drops afterwards. */
export function Celebration() {
  const { t } = useTranslation();
  const celebrated = useClaims((state) => state.celebrated);
  const name = celebrated ? categoryName(t, celebrated.category) : '';
  return (
    <div className={s.place} role="status" data-testid="celebration">
      {celebrated ? (
        <div className={s.card} key={`${celebrated.language} ${celebrated.category}`}>
          <i className={s.rays} />
          <span className={s.picture}>
            <CategoryIcon category={celebrated.category} size={46} />
          </span>
          <p className={s.name}>{name}</p>
          <p className={s.stamp}>
            <BookCheck size={26} strokeWidth={2.8} aria-hidden="true" />
            {t('categories.complete')}
          </p>
          <p className={s.badge}>{t('categories.badgeYours')}</p>
          {Array.from({ length: PIECES }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
            <i key={at} className={s.piece} style={placeOf(at)} />
          ))}
        </div>
      ) : null}
    </div>
  );
}
