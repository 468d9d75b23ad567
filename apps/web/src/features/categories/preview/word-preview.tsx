import { CONSTELLATION_SUFFIX } from '@syllaboom/contracts';
import { type GameLanguage, WIKI_LANGUAGES } from '@syllaboom/engine';
import { ArrowLeft, ImageOff, Sparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openWord } from '../../../navigation/windows.ts';
import { promptPictureAddress } from '../../../platform/api/pictures.ts';
import type { CallReply } from '../../../platform/api/create-api.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Tile } from '../../../ui/kit/tile.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { useReturnedFocus } from '../use-returned-focus.ts';
import s from './word-preview.module.css';

type Preview = CallReply<'wikiPreview'>;

/** The picture of a word, or why there is none. */
function Picture({ source, word }: { source: string | null; word: string }) {
  const { t } = useTranslation();
  const [isBroken, setBroken] = useState(false);
  const address = source === null ? null : promptPictureAddress(source);
  if (source !== null && address !== null && !isBroken)
    return <img className={s.picture} src={address} alt={word} onError={() => setBroken(true)} />;
  return (
    <p className={s.noPicture}>
      <ImageOff size={30} strokeWidth={2.4} aria-hidden="true" />
      {t(source === null ? 'categories.imageNone' : 'categories.imageFailed')}
    </p>
  );
}

/** Whose text it is. */
function Source({ preview: { source, page } }: { preview: Preview }) {
  const { t } = useTranslation();
  if (source === null) return null;
  const text = t('categories.source', { source });
  return (
    <p className={s.source}>
      {page === null ? (
        text
      ) : (
        <a href={page} target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      )}
    </p>
  );
}

function Meaning({ preview, language }: { preview: Preview; language: string }) {
  const { t } = useTranslation();
  const { description, extract } = preview;
  if (description === '' && extract === '') return <p className={s.none}>{t('categories.meaningFailed')}</p>;
  return (
    <div className={s.meaning} lang={language}>
      {description === '' ? null : <b>{description}</b>}
      {extract === '' ? null : <p>{extract}</p>}
    </div>
  );
}

interface WordPreviewProps {
  word: string;
  category: string;
  language: string;
  onBack: () => void;
}

/** A picture and what an encyclopedia says; `lang` is the wikis' name of its language. */
function Known({ word, category, language, lang }: Omit<WordPreviewProps, 'onBack'> & { lang: string }) {
  const { t } = useTranslation();
  const title = category === 'constellations' ? `${word}${CONSTELLATION_SUFFIX}` : word;
  const asked = useApiQuery('wikiPreview', { params: { lang, word: title } }, { staleTime: 'static' });
  return (
    <LoadView of={asked} failed={t('categories.meaningFailed')}>
      {(preview) => (
        <div className={s.known}>
          <Picture key={preview.thumbnail?.source} source={preview.thumbnail?.source ?? null} word={word} />
          <Meaning preview={preview} language={language} />
          <Source preview={preview} />
        </div>
      )}
    </LoadView>
  );
}

/** What a word of a category is: a picture and its meaning, as an encyclopedia has them. */
export function WordPreview({ word, category, language, onBack }: WordPreviewProps) {
  const { t } = useTranslation();
  const back = useRef<HTMLButtonElement>(null);
  useReturnedFocus(back, true);
  const lang = WIKI_LANGUAGES[language as GameLanguage];
  const letters = [...word];
  return (
    <section className={s.page} aria-label={word}>
      <Btn ref={back} size="sm" className={s.back} onClick={onBack}>
        <ArrowLeft size={18} strokeWidth={3} />
        {t('categories.previewBack')}
      </Btn>
      <h3 className={s.word} lang={language}>
        <span className="sr">{word}</span>
        {letters.map((letter, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
          <Tile key={at} letter={letter} size={letters.length > 12 ? 28 : 38} />
        ))}
      </h3>
      {lang === null ? (
        <p className={s.none}>{t('categories.meaningFailed')}</p>
      ) : (
        <Known word={word} category={category} language={language} lang={lang} />
      )}
      <Btn size="sm" onClick={() => openWord(language, word)}>
        <Sparkles size={18} strokeWidth={2.6} aria-hidden="true" />
        {t('categories.about')}
      </Btn>
    </section>
  );
}
