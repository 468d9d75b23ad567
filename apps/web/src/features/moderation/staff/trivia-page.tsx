import { GAME_LANGUAGES, type GameLanguage } from '@syllaboom/engine';
import { useId, useState } from 'react';
import { LanguageStrip } from '../../../ui/flag/language-strip.tsx';
import { useUser } from '../../session/index.ts';
import { PendingTriviaList } from '../trivia/pending-trivia.tsx';
import s from './screen.module.css';

/** Proposed questions, a language at a time. */
export function TriviaPage() {
  const locale = useUser()?.locale;
  const panelId = useId();
  const [language, setLanguage] = useState<GameLanguage>(() => GAME_LANGUAGES.find((one) => one === locale) ?? 'en-US');
  return (
    <>
      <LanguageStrip languages={GAME_LANGUAGES} value={language} controls={panelId} onChange={setLanguage} />
      <div id={panelId} role="tabpanel" className={s.scroll}>
        <PendingTriviaList key={language} locale={language} />
      </div>
    </>
  );
}
