import { REMOVALS_PAGE, type Removal } from '@syllaboom/contracts';
import { GAME_LANGUAGES, type GameLanguage, hasRight } from '@syllaboom/engine';
import { Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { wordsForError } from '../../../platform/i18n/error-words.ts';
import { formatDate } from '../../../platform/i18n/format.ts';
import { openWord } from '../../../navigation/windows.ts';
import { WordLink } from '../../../ui/kit/buttons/word-link.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { showError, showGood } from '../../../ui/toasts/toasts.tsx';
import { LanguageStrip } from '../../../ui/flag/language-strip.tsx';
import { useUser } from '../../session/index.ts';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { Pager } from '../../../ui/kit/layout/pager.tsx';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { AddRemoval } from './add-removal.tsx';
import { removalTime } from './removal-date.ts';
import s from './removals.module.css';

const languageOf = (locale: string | undefined): GameLanguage =>
  GAME_LANGUAGES.find((language) => language === locale) ?? 'en-US';

interface EntryProps {
  entry: Removal;
  language: GameLanguage;
  /** Absent where the viewer may only read. */
  onCancel: (() => void) | undefined;
}

function Entry({ entry, language, onCancel }: EntryProps) {
  const { t } = useTranslation();
  return (
    <li className={s.entry}>
      <b lang={language}>
        <WordLink word={entry.w} locale={language} onOpen={() => openWord(language, entry.w)} />
      </b>
      <p>
        <time dateTime={new Date(removalTime(entry.d)).toISOString()}>
          {t('moderation.removalOn', { date: formatDate(removalTime(entry.d)) })}
        </time>
        <span>{t('moderation.removalBy', { name: entry.u })}</span>
        <span>{t('moderation.removalHolders', { count: entry.cc })}</span>
      </p>
      {onCancel ? (
        <Btn size="sm" icon aria-label={t('moderation.removalCancel', { word: entry.w })} onClick={onCancel}>
          <Undo2 size={18} strokeWidth={2.8} />
        </Btn>
      ) : null}
    </li>
  );
}

/** Words that leave a language's dictionary soon; language moderators list words and take them off again. */
export function RemovalsList() {
  const { t } = useTranslation();
  const user = useUser();
  const panelId = useId();
  const [language, setLanguage] = useState(() => languageOf(user?.locale));
  const [page, setPage] = useState(1);
  const mayEdit = hasRight(user?.roles ?? [], 'language');
  const list = useApiQuery('removals', {
    params: { locale: language },
    query: { page: String(page), limit: String(REMOVALS_PAGE) },
  });
  const choose = (next: GameLanguage) => {
    setLanguage(next);
    setPage(1);
  };
  const cancel = async (word: string) => {
    try {
      await api.call('cancelRemoval', { params: { locale: language, word } });
      showGood(t('moderation.removalKept', { word }));
    } catch (cause) {
      showError(wordsForError(cause));
    }
  };
  return (
    <div className={s.window}>
      <LanguageStrip languages={GAME_LANGUAGES} value={language} controls={panelId} onChange={choose} />
      <p className={s.lead}>{t('moderation.removalsLead')}</p>
      {mayEdit ? <AddRemoval key={language} language={language} /> : null}
      <div id={panelId} role="tabpanel" className={s.panel} aria-busy={list.busy}>
        <LoadView of={list} failed={t('moderation.removalsFailed')}>
          {({ data, total }) => (
            <>
              {data.length === 0 ? (
                <EmptyState title={t('moderation.removalsEmpty')} seed="Noodle" mood="happy" />
              ) : (
                <ul className={s.entries}>
                  {data.map((entry) => (
                    <Entry
                      key={entry.w}
                      entry={entry}
                      language={language}
                      onCancel={mayEdit ? () => void cancel(entry.w) : undefined}
                    />
                  ))}
                </ul>
              )}
              <Pager page={page} total={total} perPage={REMOVALS_PAGE} onPage={setPage} />
            </>
          )}
        </LoadView>
      </div>
    </div>
  );
}
