import { ALPHABET_BONUS, alphabetMultiplier, bonusAlphabet, CARD_BET, DIFFICULTIES, HEARTS } from '@syllaboom/engine';
import clsx from 'clsx';
import { CircleDot, Coins, Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { useLife } from '../modes/use-may-type.ts';
import { useSelf, useSnapshot, useTopic, useWordLanguage } from '../store/use-topic.ts';
import { Tip } from '../../../ui/kit/popups/tip.tsx';
import plank from '../../../ui/kit/layout/plank.module.css';
import s from './alphabet-strip.module.css';

const REWARDS = {
  hearts: { amount: ALPHABET_BONUS.heartsGained, how: 'table.bonusHow' },
  chips: { amount: CARD_BET.chipsPerHeart, how: 'table.bonusHowChips' },
  coins: { amount: ALPHABET_BONUS.coinsAtCap, how: 'table.bonusHowCoins' },
} as const;

/** What a complete alphabet brings here and now: coins where no heart can be won (`rewardAlphabet` of the engine). */
function useReward(): keyof typeof REWARDS {
  const self = useSelf();
  const life = useLife();
  if (life === 'chips') return 'chips';
  return self && (self.bankMs >= 0 || self.hearts >= HEARTS.most) ? 'coins' : 'hearts';
}

function RewardPicture({ of }: { of: keyof typeof REWARDS }) {
  if (of === 'chips') return <CircleDot size={15} strokeWidth={3} aria-hidden="true" />;
  if (of === 'coins') return <Coins size={15} strokeWidth={2.8} aria-hidden="true" />;
  return <Heart size={15} fill="currentColor" strokeWidth={0} aria-hidden="true" />;
}

/** The own bonus alphabet: a letter lights up when its health is used up; more health than one shows as a number. */
export function AlphabetStrip() {
  const { t } = useTranslation();
  const info = useSnapshot('info');
  const health = useSnapshot('letters');
  const language = useWordLanguage();
  const completed = useTopic('seats', (store) => store.self?.alphabets ?? 0);
  const reward = useReward();
  // In practice there is nothing to win.
  if (!info || info.letterHealth === 0 || info.diff === DIFFICULTIES.practice) return null;
  const amount = formatNumber(REWARDS[reward].amount);
  const how = t(REWARDS[reward].how, { amount });
  const letters = bonusAlphabet(language, info.casualAlphabet);
  const left = (letter: string) => health[letter] ?? info.letterHealth;
  const done = letters.filter((letter) => left(letter) <= 0).length;
  return (
    <Tip label={how}>
      <div
        className={clsx(plank.plank, s.strip)}
        role="img"
        aria-label={`${t('room.alphabetProgress', { done, all: letters.length, completed })}. ${how}`}
        data-testid="alphabet"
      >
        <p className={s.title}>
          {t('table.bonusTitle')}
          <b>
            +{amount} <RewardPicture of={reward} />
          </b>
        </p>
        <div className={s.letters}>
          {letters.map((letter) => (
            <span key={letter} aria-hidden="true" data-on={left(letter) <= 0 || undefined} data-letter={letter}>
              {letter}
              {left(letter) > 1 ? <i>{left(letter)}</i> : null}
            </span>
          ))}
        </div>
        {completed > 0 ? <b className={s.multiplier}>×{formatNumber(alphabetMultiplier(completed))}</b> : null}
      </div>
    </Tip>
  );
}
