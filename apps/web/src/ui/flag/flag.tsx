import { GAME_LANGUAGES, type GameLanguage } from '@syllaboom/engine';
import { BR, DE, ES, FI, FR, ID, IT, NL, PH, RU, SE, TR, US } from 'country-flag-icons/react/3x2';
import { Globe } from 'lucide-react';
import type { ComponentType } from 'react';
import { formatLanguage } from '../../platform/i18n/format.ts';
import s from './flag.module.css';

type FlagPicture = ComponentType<{ className?: string | undefined; title?: string }>;

/** Minecraft has no country: a block of grass. */
const Block: FlagPicture = ({ className }) => (
  <svg viewBox="0 0 30 20" className={className} aria-hidden="true">
    <path fill="#7a5230" d="M0 0h30v20H0z" />
    <path fill="#5fae3a" d="M0 0h30v6h-4v3h-5V6h-5v4h-5V6H6v3H0z" />
  </svg>
);

const FLAGS: Record<GameLanguage, FlagPicture> = {
  'en-US': US,
  'pt-BR': BR,
  'tr-TR': TR,
  'fr-FR': FR,
  'es-ES': ES,
  'tl-TL': PH,
  'de-DE': DE,
  'it-IT': IT,
  'id-ID': ID,
  'sv-SE': SE,
  ru: RU,
  fi: FI,
  nl: NL,
  'mc-MC': Block,
};

/** The flag of a game language; decorative, the language's name stands beside it or in a label. */
export function Flag({ language }: { language: GameLanguage }) {
  const Picture = FLAGS[language];
  return (
    <span className={s.flag} aria-hidden="true">
      <Picture className={s.picture} />
    </span>
  );
}

const isGameLanguage = (text: string): text is GameLanguage => (GAME_LANGUAGES as readonly string[]).includes(text);

/** The flag of a language of the wire, with the language's name for readers; nothing drawn for one that we don't know. */
export const LocaleFlag = ({ locale }: { locale: string }) => (
  <>
    {isGameLanguage(locale) ? <Flag language={locale} /> : null}
    <span className="sr">{formatLanguage(locale)}</span>
  </>
);

export const ManyFlags = () => (
  <span className={s.flag} aria-hidden="true">
    <Globe size={16} strokeWidth={2.8} />
  </span>
);
