import { Popover } from '@base-ui/react/popover';
import type { GameLanguage } from '@syllaboom/engine';
import { BookA, BookOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { openWord } from '../../../navigation/windows.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import popup from '../../../ui/kit/popups/popup.module.css';
import { Spinner } from '../../../ui/kit/waiting/spinner.tsx';
import s from './inspector.module.css';

interface LookUp {
  word: string;
  language: GameLanguage;
}

function MeaningText({ word, language }: LookUp) {
  const { t } = useTranslation();
  const { data, failure } = useApiQuery('wordMeaning', { query: { word, lang: language } }, { staleTime: 'static' });
  if (failure !== null) return <p role="alert">{t('room.sysMeaningUnavailable')}</p>;
  if (data === null) return <Spinner label={t('common.loading')} />;
  if (data.meaning.length === 0) return <p>{t('room.sysNoMeaning', { q: word })}</p>;
  return (
    <>
      <ol className={s.meanings} lang={language} data-selectable="">
        {data.meaning.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      {data.source ? <small>{t('chat.source', { source: data.source })}</small> : null}
    </>
  );
}

/** A right word of the log; a click looks it up. */
export function MeaningCard({ word, language }: LookUp) {
  const { t } = useTranslation();
  return (
    <Popover.Root>
      <Popover.Trigger className={s.lookUp} aria-label={t('chat.lookUp', { word })} lang={language}>
        {word}
        <BookOpen size={14} strokeWidth={2.8} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={popup.positioner} sideOffset={8} collisionPadding={8}>
          <Popover.Popup className={`${popup.popup} ${s.meaning}`}>
            <Popover.Title className={s.word} lang={language}>
              {word}
            </Popover.Title>
            <MeaningText word={word} language={language} />
            <Popover.Close
              render={
                <Btn size="sm" onClick={() => openWord(language, word)}>
                  <BookA size={17} strokeWidth={2.7} aria-hidden="true" />
                  {t('words.about')}
                </Btn>
              }
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
