import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { useShown } from '../../../platform/streamer/hide-people.ts';
import { Critter } from '../../../ui/critter/critter.tsx';
import { openWord } from '../../../navigation/windows.ts';
import { WordLink } from '../../../ui/kit/buttons/word-link.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { useRoom, useWordLanguage } from '../store/use-topic.ts';
import s from './highscores.module.css';
import { rankScores } from './session-scores.ts';
import { sessionScores } from './track-scores.ts';

/** The best match of each player of the room in this session. */
export function Highscores() {
  const { t } = useTranslation();
  const { store } = useRoom();
  const language = useWordLanguage();
  const scores = useStore(sessionScores(store));
  const rows = useShown(useMemo(() => rankScores(scores), [scores]));
  if (rows.length === 0) return <EmptyState title={t('chat.highscoresEmpty')} text={t('chat.highscoresHow')} />;
  return (
    <div className={s.highscores}>
      <p>{t('chat.highscoresHow')}</p>
      <table>
        <caption className="sr">{t('chat.highscores')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t('chat.rank')}</span>
            </th>
            <th scope="col">{t('chat.player')}</th>
            <th scope="col">{t('chat.points')}</th>
            <th scope="col">{t('chat.words')}</th>
            <th scope="col">{t('chat.combo')}</th>
            <th scope="col">{t('chat.wpm')}</th>
            <th scope="col">{t('chat.longest')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.key} data-self={store.self?.authId === row.key || undefined}>
              <td>{index + 1}</td>
              <th scope="row">
                <span className={s.who}>
                  <Critter seed={row.avatar || row.key} size={30} mood={index === 0 ? 'happy' : 'calm'} />
                  <span>{row.name}</span>
                </span>
              </th>
              <td>{formatNumber(row.points)}</td>
              <td>{formatNumber(row.words)}</td>
              <td>{`×${row.combo}`}</td>
              <td>{formatNumber(Math.round(row.wpm))}</td>
              <td className={s.longest}>
                {row.longest === '' ? null : (
                  <WordLink word={row.longest} locale={language} onOpen={() => openWord(language, row.longest)} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
