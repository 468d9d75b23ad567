import { useTranslation } from 'react-i18next';
import { keyOf } from '../../../platform/query/stale-after.ts';
import { useServerData } from '../../../platform/query/use-api-query.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { openWord } from '../../../navigation/windows.ts';
import { WordLink } from '../../../ui/kit/buttons/word-link.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { LocaleFlag } from '../../../ui/flag/flag.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { FirstMatchButton } from '../../history/index.ts';
import { NoGuests, useUser } from '../../session/index.ts';
import { readWordUsage, type WordUsage } from './word-usage.ts';
import s from './words-tab.module.css';

function WordList({ words, own }: { words: WordUsage; own: boolean }) {
  const { t } = useTranslation();
  const most = words[0]?.count ?? 1;
  if (words.length === 0)
    return (
      <EmptyState title={t('profile.wordsNone')} seed="Biscuit">
        {own ? <FirstMatchButton /> : null}
      </EmptyState>
    );
  return (
    <ol className={s.words}>
      {words.map(({ word, locale, count }) => (
        <li key={`${word} ${locale}`}>
          <i style={{ width: `${(count / most) * 100}%` }} />
          <LocaleFlag locale={locale} />
          <b lang={locale}>
            <WordLink word={word} locale={locale} onOpen={() => openWord(locale, word)} />
          </b>
          <small aria-hidden="true">{`×${formatNumber(count)}`}</small>
          <span className="sr">{t('profile.uses', { count })}</span>
        </li>
      ))}
    </ol>
  );
}

function Words({ playerId }: { playerId: string }) {
  const own = useUser()?.id === playerId;
  const { t } = useTranslation();
  const words = useServerData({
    key: keyOf('wordUsage', { params: { id: playerId } }),
    read: (signal) => readWordUsage(playerId, signal),
  });
  return (
    <LoadView of={words} failed={t('profile.wordsFailed')}>
      {(list) => <WordList words={list} own={own} />}
    </LoadView>
  );
}

/** The words that a player uses most. */
export const WordsTab = ({ playerId }: { playerId: string }) => (
  <NoGuests>
    <Words playerId={playerId} />
  </NoGuests>
);
