import type { UnlockedItem } from '@syllaboom/contracts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sound } from '../../platform/sound/sound.ts';
import { backgroundName } from '../../ui/backdrop/backgrounds.ts';
import { CosmeticPicture } from '../../ui/cosmetics/cosmetic-picture.tsx';
import { dropUnlocked } from './daily-store.ts';
import { UNLOCKED_FADES_MS, UNLOCKED_MS } from './daily-timings.ts';
import s from './unlocked-popup.module.css';

function Picture({ type, value }: Pick<UnlockedItem, 'type' | 'value'>) {
  return type === 'theme' ? (
    <span className={s.theme} data-background={backgroundName(value)} />
  ) : (
    <span className={s.bomb}>
      <CosmeticPicture kind="bomb" id={value} />
    </span>
  );
}

/** One thing that is new in the inventory: its picture, for a moment. */
export function UnlockedPopup({ type, value }: UnlockedItem) {
  const { t } = useTranslation();
  const [fading, setFading] = useState(false);
  useEffect(() => {
    sound.play('ok');
    const fade = setTimeout(() => setFading(true), UNLOCKED_FADES_MS);
    const close = setTimeout(dropUnlocked, UNLOCKED_MS);
    return () => {
      clearTimeout(fade);
      clearTimeout(close);
    };
  }, []);
  return (
    <div className={s.popup} role="status" data-fading={fading || undefined} data-testid="unlocked">
      <i className={s.rays} />
      <p className={s.kind}>{t('daily.unlocked')}</p>
      <Picture type={type} value={value} />
      <p className={s.name}>{t(type === 'theme' ? 'daily.newTheme' : 'daily.newBomb')}</p>
    </div>
  );
}
