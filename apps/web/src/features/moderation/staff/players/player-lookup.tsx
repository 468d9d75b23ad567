import { UserSearch } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../../ui/kit/chip.tsx';
import { EmptyState } from '../../../../ui/kit/waiting/empty-state.tsx';
import { TextField } from '../../../../ui/kit/inputs/text-field.tsx';
import { LoadView } from '../../../../ui/kit/waiting/load-view.tsx';
import { useApiQuery } from '../../../../platform/query/use-api-query.ts';
import { onRowKey } from '../list-keys.ts';
import { PlayerFile } from './player-file.tsx';
import { PlayerName } from '../player-name.tsx';
import s from '../staff.module.css';
import { TwoPanes } from '../two-panes.tsx';
import { useSettled } from '../../../../platform/use-settled.ts';

/** A search needs this many characters. */
const SHORTEST = 2;
const SEARCH_DELAY_MS = 300;

interface FoundProps {
  query: string;
  chosen: string | null;
  onChoose: (id: string) => void;
}

function Found({ query, chosen, onChoose }: FoundProps) {
  const { t } = useTranslation();
  const found = useApiQuery('staffPlayers', { query: { q: query } });
  return (
    <LoadView of={found}>
      {({ players }) =>
        players.length === 0 ? (
          <EmptyState title={t('moderation.findNone')} seed="Nimbus16" />
        ) : (
          <ul className={s.rows} data-rows="">
            {players.map((player) => (
              <li key={player.id}>
                <button
                  type="button"
                  className={s.row}
                  data-row=""
                  aria-current={player.id === chosen || undefined}
                  onClick={() => onChoose(player.id)}
                  onKeyDown={onRowKey}
                >
                  <PlayerName player={player} />
                  {player.banned ? (
                    <Chip size="sm" tone="bad">
                      {t('moderation.banned')}
                    </Chip>
                  ) : null}
                  <small className={s.rowText}>
                    @{player.username} · {player.id}
                  </small>
                </button>
              </li>
            ))}
          </ul>
        )
      }
    </LoadView>
  );
}

interface PlayerLookupProps {
  chosen: string | null;
  onChoose: (id: string | null) => void;
  onAudit: (player: { id: string; displayName: string }) => void;
  onFlags: (player: { id: string; displayName: string }) => void;
}

/** Finds players by any of their names, and opens their files. */
export function PlayerLookup({ chosen, onChoose, onAudit, onFlags }: PlayerLookupProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const query = useSettled(text.trim(), SEARCH_DELAY_MS);
  const list = (
    <>
      <TextField
        className={s.search}
        label={t('moderation.findPlayer')}
        hint={t('moderation.findHint')}
        type="search"
        value={text}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        trailing={<UserSearch size={20} strokeWidth={2.7} aria-hidden="true" />}
        onChange={(event) => setText(event.target.value)}
      />
      {query.length < SHORTEST ? (
        <EmptyState title={t('moderation.findStart')} seed="Biscuit" />
      ) : (
        <Found query={query} chosen={chosen} onChoose={onChoose} />
      )}
    </>
  );
  return (
    <TwoPanes
      list={list}
      detail={chosen === null ? null : <PlayerFile key={chosen} id={chosen} onAudit={onAudit} onFlags={onFlags} />}
      nothing={<EmptyState title={t('moderation.findPlayer')} text={t('moderation.findHint')} seed="Biscuit" />}
      onBack={() => onChoose(null)}
    />
  );
}
