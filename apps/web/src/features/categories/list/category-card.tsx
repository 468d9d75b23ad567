import type { CategoryProgress } from '@syllaboom/contracts';
import { BookCheck, Trophy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryName } from '../../../platform/i18n/category-name.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { ProgressRing } from '../../../ui/kit/waiting/ring.tsx';
import { claimCategory, claimId, useClaims } from '../claim/claim-category.ts';
import { useReturnedFocus } from '../use-returned-focus.ts';
import s from './category-card.module.css';
import { CategoryIcon } from './category-icon.tsx';
import { CategoryReward } from './category-reward.tsx';

export type CategoryState = 'open' | 'claimable' | 'claimed';
/** Every word typed and not claimed yet: it can be. */
export function stateOf({ hasAchievement, typedWordsCount, totalWords }: CategoryProgress): CategoryState {
  if (hasAchievement) return 'claimed';
  return totalWords > 0 && typedWordsCount >= totalWords ? 'claimable' : 'open';
}

/** Claims a category. */
export function ClaimButton({ category, language }: { category: string; language: string }) {
  const { t } = useTranslation();
  const isClaiming = useClaims(({ claiming }) => claiming.includes(claimId({ category, language })));
  return (
    <Btn
      size="sm"
      tone="gold"
      aria-label={t('categories.claimNamed', { name: categoryName(t, category) })}
      // Not disabled, which would take the keyboard's place away.
      aria-disabled={isClaiming || undefined}
      onClick={() => void claimCategory({ category, language })}
    >
      {t('categories.claim')}
    </Btn>
  );
}

interface CategoryCardProps {
  progress: CategoryProgress;
  language: string;
  /** Where the player comes back from. */
  from: 'words' | 'board' | null;
  onWords: () => void;
  onBoard: () => void;
}

/** One category: how far the player is, what it brings, and the ways to its words, its leaderboard and its claim. */
export function CategoryCard({ progress, language, from, onWords, onBoard }: CategoryCardProps) {
  const { t } = useTranslation();
  const { category, totalWords, typedWordsCount, rewards } = progress;
  const name = categoryName(t, category);
  const state = stateOf(progress);
  const words = useRef<HTMLButtonElement>(null);
  const board = useRef<HTMLButtonElement>(null);
  const before = useRef(state);
  useReturnedFocus(from === 'board' ? board : words, from !== null);
  // The pressed button goes with the claim.
  useEffect(() => {
    if (before.current !== state && document.activeElement === document.body) words.current?.focus();
    before.current = state;
  }, [state]);
  return (
    <li className={s.card} data-state={state} data-category={category}>
      <ProgressRing
        value={totalWords === 0 ? 0 : typedWordsCount / totalWords}
        label={t('categories.ring', { name })}
        size={62}
      >
        <CategoryIcon category={category} size={25} />
      </ProgressRing>
      <div className={s.facts}>
        <h3>{name}</h3>
        <p className={s.count}>
          <span aria-hidden="true">{`${formatNumber(typedWordsCount)} / ${formatNumber(totalWords)}`}</span>
          <span className="sr">{t('categories.typedOf', { typed: typedWordsCount, count: totalWords })}</span>
        </p>
      </div>
      <div className={s.brings}>
        <CategoryReward rewards={rewards} />
        {state === 'claimed' ? (
          <p className={s.stamp}>
            <BookCheck size={17} strokeWidth={2.8} aria-hidden="true" />
            {t('categories.claimed')}
          </p>
        ) : null}
      </div>
      <div className={s.actions}>
        <Btn ref={words} size="sm" aria-label={t('categories.viewNamed', { name })} onClick={onWords}>
          {t('categories.view')}
        </Btn>
        <Btn ref={board} size="sm" icon aria-label={t('leaderboards.openBoard', { name })} onClick={onBoard}>
          <Trophy size={18} strokeWidth={2.7} />
        </Btn>
        {state === 'claimable' ? <ClaimButton category={category} language={language} /> : null}
      </div>
    </li>
  );
}
