import type { DiscoveryHit, PlayerHit } from '@syllaboom/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { openProfile, openWord } from '../../../navigation/windows.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { PlayerFace } from '../../../ui/cosmetics/player-face.tsx';
import { LocaleFlag } from '../../../ui/flag/flag.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import s from './search-hits.module.css';

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={s.group} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Words({ hits }: { hits: readonly DiscoveryHit[] }) {
  const { t } = useTranslation();
  if (hits.length === 0) return <p className={s.none}>{t('trade.wordsNone')}</p>;
  return (
    <ul>
      {hits.map(({ word, locale, cc }) => (
        <li key={`${locale} ${word}`}>
          <button type="button" onClick={() => openWord(locale, word)}>
            <LocaleFlag locale={locale} />
            <b lang={locale} className={s.word}>
              {word}
            </b>
            <small>{t('words.players', { count: cc })}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Players({ hits }: { hits: readonly PlayerHit[] }) {
  const { t } = useTranslation();
  if (hits.length === 0) return <p className={s.none}>{t('chat.playerSearchNone')}</p>;
  return (
    <ul>
      {hits.map(({ id, displayName, avatar, frame, level }) => (
        <li key={id}>
          <button type="button" onClick={() => openProfile(id, displayName)}>
            <PlayerFace seed={avatar || id} frame={frame} size={30} />
            <b>{displayName}</b>
            <small>{t('common.level', { level })}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Words and players whose names fit what was typed. */
export function SearchHits({ query }: { query: string }) {
  const { t } = useTranslation();
  const words = useApiQuery('discoverySearch', { params: { query } });
  const players = useApiQuery('searchPlayers', { params: { query } });
  return (
    <section className={s.hits} aria-label={t('trade.found')} aria-live="polite">
      <Group title={t('words.tab')}>
        <LoadView of={words} failed={t('trade.wordsFailed')} small>
          {(hits) => <Words hits={hits} />}
        </LoadView>
      </Group>
      <Group title={t('trade.players')}>
        <LoadView of={players} failed={t('chat.playerSearchFailed')} small>
          {(found) => <Players hits={found.players} />}
        </LoadView>
      </Group>
    </section>
  );
}
