import type { GameLanguage } from '@syllaboom/engine';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLanguage } from '../../platform/i18n/format.ts';
import { Flag } from './flag.tsx';
import strips from '../kit/layout/strip.module.css';
import { useStripHints } from '../kit/layout/use-strip-hints.ts';
import s from './language-strip.module.css';

interface LanguageStripProps<Language extends GameLanguage> {
  languages: readonly Language[];
  value: Language;
  label?: string;
  /** Id of the panel that the tabs switch. */
  controls: string;
  onChange: (language: Language) => void;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** A tab per language, in a strip that scrolls sideways. */
export function LanguageStrip<Language extends GameLanguage>({
  languages,
  value,
  label,
  controls,
  onChange,
}: LanguageStripProps<Language>) {
  const { t } = useTranslation();
  const strip = useRef<HTMLDivElement>(null);
  useStripHints(strip);
  useEffect(() => {
    strip.current?.querySelector(`[data-language="${value}"]`)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [value]);
  const go = (to: number) => {
    const count = languages.length;
    const next = languages[(to + count) % count];
    if (!next) return;
    onChange(next);
    strip.current?.querySelector<HTMLElement>(`[data-language="${next}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go(languages.indexOf(value) + step);
  };
  return (
    <div ref={strip} className={`${strips.strip} ${s.strip}`} role="tablist" aria-label={label ?? t('lobby.language')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          role="tab"
          className={s.tab}
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
