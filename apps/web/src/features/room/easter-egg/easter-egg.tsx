import { useTranslation } from 'react-i18next';
import s from './easter-egg.module.css';
import { BandPicture, BombPicture, HornsPicture } from './egg-pictures.tsx';
import { useEasterEgg } from './use-easter-egg.ts';

const PICTURES = { horns: <HornsPicture />, bomb: <BombPicture />, band: <BandPicture /> };

/** Something for those who know the word. Never in the way of the game. */
export function EasterEgg() {
  const { t } = useTranslation();
  const picture = useEasterEgg();
  if (!picture) return null;
  return (
    <div key={picture} className={s.egg} data-testid="easter-egg" data-picture={picture} aria-hidden="true">
      {PICTURES[picture]}
      <b>{t('chat.metal')}</b>
    </div>
  );
}
