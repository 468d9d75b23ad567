import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Critter } from '../../../ui/critter/critter.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import s from './avatar.module.css';

/** Creatures that are offered at once. */
const OFFERED = 11;
const SEED_LENGTH = 10;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A seed that nobody wore before. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SEED_LENGTH)), (byte) => LETTERS[byte % LETTERS.length]).join('');
const newSeeds = (): readonly string[] => Array.from({ length: OFFERED }, newSeed);

interface CritterChoiceProps {
  /** The drawn creature of now, or null with an uploaded picture. */
  own: string | null;
  chosen: string | null;
  onChoose: (seed: string) => void;
}

/** Some drawn creatures to choose from, and others at a press. */
export function CritterChoice({ own, chosen, onChoose }: CritterChoiceProps) {
  const { t } = useTranslation();
  const [seeds, setSeeds] = useState(newSeeds);
  const offered = [...new Set([...(own === null ? [] : [own]), ...(chosen === null ? [] : [chosen]), ...seeds])];
  return (
    <fieldset className={s.critters}>
      <legend>{t('profile.chooseCritter')}</legend>
      <ul>
        {offered.slice(0, OFFERED + 1).map((seed, at) => (
          <li key={seed}>
            <button
              type="button"
              aria-label={seed === own ? t('profile.ownCritter') : t('profile.critter', { number: at + 1 })}
              aria-pressed={seed === (chosen ?? own)}
              onClick={() => onChoose(seed)}
            >
              <Critter seed={seed} mood={seed === (chosen ?? own) ? 'happy' : 'calm'} size={46} />
            </button>
          </li>
        ))}
      </ul>
      <Btn size="sm" onClick={() => setSeeds(newSeeds())}>
        <Shuffle size={17} strokeWidth={2.8} />
        {t('profile.otherCritters')}
      </Btn>
    </fieldset>
  );
}
