import { Critter } from '../../../ui/critter/critter.tsx';
import s from './easter-egg.module.css';

const INK = { stroke: '#170d1c', strokeWidth: 6, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

export const HornsPicture = () => (
  <svg viewBox="0 0 220 220" className={s.picture} aria-hidden="true">
    <path
      d="M110 6l20 46 44-26-12 50 52 2-40 32 40 34-52 0 12 50-44-24-20 44-20-44-44 24 12-50-52 0 40-34-40-32 52-2-12-50 44 26z"
      fill="#ff5533"
      {...INK}
    />
    <g fill="#fff1d0" {...INK}>
      <path d="M70 58c0-20 26-20 26 0l2 62H68z" />
      <path d="M140 74c2-18 28-16 26 2l-8 62h-26z" />
      <path d="M62 122c0-12 10-18 22-18h58c14 0 24 8 22 22l-6 40c-3 18-16 28-32 28H96c-18 0-30-10-32-28z" />
      <path d="M98 108c0-18 24-18 24 0v26H98z" />
      <path d="M120 110c0-16 22-16 22 0v24h-22z" />
      <path d="M58 140c-12-6-4-26 12-20l46 18c16 6 10 28-6 22z" />
    </g>
  </svg>
);

export const BombPicture = () => (
  <svg viewBox="0 0 220 220" className={s.picture} aria-hidden="true">
    <path d="M38 14L88 76H60l22 46-58-58h28z" fill="#ffd23f" {...INK} />
    <path d="M190 20l-34 56h26l-26 40 54-52h-28z" fill="#ffd23f" {...INK} />
    <path d="M126 70c4-26 20-36 40-30" fill="none" {...INK} strokeWidth={16} />
    <path d="M126 70c4-26 20-36 40-30" fill="none" stroke="#f2d7a0" strokeWidth={8} strokeLinecap="round" />
    <circle cx="108" cy="140" r="70" fill="#2b2138" {...INK} />
    <path d="M92 68h40v22H92z" fill="#ff9421" {...INK} />
    <path d="M52 116h112l-8 34c-4 14-34 14-40-2l-4-14h-8l-4 14c-6 16-36 16-40 2z" fill="#170d1c" {...INK} />
    <path d="M64 124h26l-12 20c-8-2-12-8-14-20zM128 124h24l-12 20c-8-2-12-8-12-20z" fill="#45c4f5" />
    <path d="M78 178c18 16 44 16 62 0-4 24-56 26-62 0z" fill="#fff" {...INK} />
    <path d="M96 182v14M110 185v14M124 182v14" fill="none" {...INK} strokeWidth={4} />
  </svg>
);

/** The band: three critters over flames. */
export const BandPicture = () => (
  <div className={s.band}>
    <svg viewBox="0 0 320 120" className={s.flames} preserveAspectRatio="none" aria-hidden="true">
      <path
        d="M0 120V70c14 18 22-6 18-34 22 16 26 44 40 30 10-12 2-34 12-58 26 20 22 52 38 54 14 0 6-34 22-52 22 18 16 50 30 52 16-2 8-38 28-62 18 24 10 54 26 60 14 2 10-28 26-46 20 20 12 44 28 46 12 0 16-18 20-30 14 16 32 22 32 40v50z"
        fill="#ff5533"
        {...INK}
      />
      <path
        d="M0 120c10-26 30-30 44-30 12 0 20-30 34-30s16 28 30 30 20-28 34-28 20 28 34 28 22-30 36-30 18 28 32 30 30-8 76 30z"
        fill="#ffd23f"
      />
    </svg>
    <Critter seed="Riffraff" mood="happy" size={84} />
    <Critter seed="Thunderpaws" mood="panic" size={104} />
    <Critter seed="Blastbeat" mood="happy" size={84} />
  </div>
);
