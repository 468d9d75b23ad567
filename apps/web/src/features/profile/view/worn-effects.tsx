import { useTranslation } from 'react-i18next';
import { dynamicText } from '../../../platform/i18n/dynamic-text.ts';
import { type EffectKind, knownEffect } from '../../../ui/cosmetics/effect-motions.ts';
import { EffectPreview } from '../../../ui/cosmetics/effect-preview.tsx';
import s from './worn-effects.module.css';

const PICTURE_PX = 76;

interface WornEffectsProps {
  streak: number;
  heart: number;
  /** Whose they are: the avatar, or an id. */
  seed: string;
}

/** What a player's streaks and hearts look like to others, as they move; what is as everybody's is left out. */
export function WornEffects({ streak, heart, seed }: WornEffectsProps) {
  const { t } = useTranslation();
  const worn = (
    [
      ['streak', streak],
      ['heart', heart],
    ] as const
  ).filter(([kind, id]) => knownEffect(kind, id) > 0);
  if (worn.length === 0) return null;
  const label = (kind: EffectKind) => t(`profile.effects.${kind}`);
  return (
    <section>
      <h3>{t('profile.effects.title')}</h3>
      <ul className={s.worn}>
        {worn.map(([kind, id]) => (
          <li key={kind}>
            <EffectPreview kind={kind} id={id} size={PICTURE_PX} seed={seed} />
            <span>
              <small>{label(kind)}</small>
              <b>{dynamicText(t, `cosmetics.${kind}.${id}`)}</b>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
