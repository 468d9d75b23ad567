import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { openWord, useOpenedWord } from '../../../navigation/windows.ts';
import { formatLanguage } from '../../../platform/i18n/format.ts';
import { LocaleFlag } from '../../../ui/flag/flag.tsx';
import { Tabs } from '../../../ui/kit/layout/tabs.tsx';
import { closeWindow } from '../../../ui/windows/manager.ts';
import { NoGuests } from '../../session/index.ts';
import { DESTROY_WINDOW, DestroyWindow } from '../../tiles/index.ts';
import { useWordDetail } from './use-word-detail.ts';
import s from './word-body.module.css';
import { WordStory } from './word-story.tsx';

const Language = ({ id }: { id: string }) => (
  <span className={s.language}>
    <LocaleFlag locale={id} />
    <span aria-hidden="true">{formatLanguage(id)}</span>
  </span>
);

/** A tab for each language in which the word is known; the open one stands in the address. */
function Languages({ locale, word }: { locale: string; word: string }) {
  const { t } = useTranslation();
  const known = useWordDetail(locale, word).data?.locales;
  // While the word of another language is on its way, the tabs stay.
  const last = useRef<readonly string[]>([locale]);
  if (known !== undefined) last.current = known.includes(locale) ? known : [locale, ...known];
  const [only = locale, another] = last.current;
  // One language is nothing to choose.
  if (another === undefined)
    return (
      <div className={s.alone}>
        <p>
          <Language id={only} />
        </p>
        <WordStory locale={only} word={word} />
      </div>
    );
  return (
    <Tabs
      label={t('words.languages')}
      value={locale}
      onChange={(other) => openWord(other, word)}
      panelClassName={s.panel}
      tabs={last.current.map((id) => ({
        id,
        label: <Language id={id} />,
        body: <WordStory key={id} locale={id} word={word} />,
      }))}
    />
  );
}

/** The window in which the word is destroyed lies over the word's own, and goes with it. */
function DestroyPortal() {
  useEffect(() => () => closeWindow(DESTROY_WINDOW), []);
  return createPortal(<DestroyWindow />, document.body);
}

/** A word with its meaning, its syllables, its discoverer and those who have played it. */
export function WordBody() {
  const opened = useOpenedWord();
  if (opened === null) return null;
  return (
    <NoGuests>
      <Languages key={opened.word} {...opened} />
      <DestroyPortal />
    </NoGuests>
  );
}
