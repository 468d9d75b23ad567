import { GAME_LANGUAGES, type GameLanguage } from '@syllaboom/engine';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLanguage } from '../../../platform/i18n/format.ts';
import { Flag } from '../../../ui/flag/flag.tsx';
import strips from '../../../ui/kit/layout/strip.module.css';
import { useStripHints } from '../../../ui/kit/layout/use-strip-hints.ts';
import s from './removals.module.css';

interface LanguageStripProps {
  value: GameLanguage;
  /** Id of the panel that the tabs switch. */
  controls: string;
  onChange: (language: GameLanguage) => void;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** A tab per game language, in a strip that scrolls sideways. */
export function LanguageStrip({ value, controls, onChange }: LanguageStripProps) {
  const { t } = useTranslation();
  const strip = useRef<HTMLDivElement>(null);
  useStripHints(strip);
  useEffect(() => {
    strip.current?.querySelector(`[data-language="${value}"]`)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [value]);
  const go = (to: number) => {
    const count = GAME_LANGUAGES.length;
    const next = GAME_LANGUAGES[(to + count) % count];
    if (!next) return;
    onChange(next);
    strip.current?.querySelector<HTMLElement>(`[data-language="${next}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go(GAME_LANGUAGES.indexOf(value) + step);
  };
  return (
    <div ref={strip} className={`${strips.strip} ${s.strip}`} role="tablist" aria-label={t('lobby.language')}>
      {GAME_LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          role="tab"
          className={s.languageTab}
          data-language={language}
          aria-selected={language === value}
          aria-controls={controls}
          tabIndex={language === value ? 0 : -1}
          onClick={() => onChange(language)}
          onKeyDown={onKeyDown}
        >
          <Flag language={language} />
          {formatLanguage(language)}
        </button>
      ))}
    </div>
  );
}
