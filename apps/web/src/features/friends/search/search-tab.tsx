import type { PlayerHit } from '@syllaboom/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openProfile } from '../../../navigation/windows.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { useSettled } from '../../../platform/use-settled.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { TextField } from '../../../ui/kit/inputs/text-field.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { useUser } from '../../session/index.ts';
import { askForFriendship, dropRequest } from '../friend-actions.ts';
import type { FriendList, RequestLists } from '../friend-lists.ts';
import { LEAST_LETTERS, SEARCH_DEBOUNCE_MS } from '../friend-timings.ts';
import { PersonRow } from '../person-row.tsx';
import people from '../person-row.module.css';
import { type Friendship, friendshipWith } from '../friendship-with.ts';
import { usePending } from '../use-pending.ts';
import s from './search-tab.module.css';

/** What can be done about somebody who was found. */
function FriendshipButton({ hit, friendship }: { hit: PlayerHit; friendship: Friendship }) {
  const { t } = useTranslation();
  const { busy, run } = usePending();
  const name = hit.displayName;
  switch (friendship) {
    case 'friend':
      return (
        <Btn size="sm" disabled>
          {t('friends.isFriend')}
        </Btn>
      );
    case 'asksUs':
      return (
        <Btn size="sm" disabled>
          {t('friends.pending')}
        </Btn>
      );
    case 'asked':
      return (
        <Btn
          size="sm"
          disabled={busy}
          aria-label={t('friends.cancelNamed', { name })}
          onClick={() => run(dropRequest(hit))}
        >
          {t('friends.cancel')}
        </Btn>
      );
    case 'none':
      return (
        <Btn
          size="sm"
          tone="gold"
          disabled={busy}
          aria-label={t('friends.addNamed', { name })}
          onClick={() => run(askForFriendship(hit))}
        >
          {t('friends.add')}
        </Btn>
      );
  }
}

interface SearchTabProps {
  friends: FriendList | null;
  requests: RequestLists | null;
}

function Hits({ hits, friends, requests }: SearchTabProps & { hits: readonly PlayerHit[] }) {
  const { t } = useTranslation();
  const ownId = useUser()?.id;
  const others = hits.filter(({ id }) => id !== ownId);
  if (others.length === 0) return <EmptyState title={t('chat.playerSearchNone')} seed="Nimbus16" />;
  return (
    <ul aria-label={t('friends.found')}>
      {others.map((hit) => (
        <PersonRow
          key={hit.id}
          person={hit}
          facts={t('common.level', { level: hit.level })}
          onOpen={() => openProfile(hit.id, hit.displayName)}
        >
          <FriendshipButton hit={hit} friendship={friendshipWith(hit.id, friends, requests)} />
        </PersonRow>
      ))}
    </ul>
  );
}

/** Players by a part of their name. */
export function SearchTab({ friends, requests }: SearchTabProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const typed = text.trim();
  const query = useSettled(typed, SEARCH_DEBOUNCE_MS);
  const isAsked = query.length >= LEAST_LETTERS && typed.length >= LEAST_LETTERS;
  const found = useApiQuery('searchPlayers', { params: { query } }, { enabled: isAsked });
  return (
    <>
      <div className={s.field}>
        <TextField
          type="search"
          label={t('friends.searchLabel')}
          hint={t('friends.searchHint', { least: LEAST_LETTERS })}
          value={text}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <div className={people.scroller} aria-live="polite">
        {isAsked ? (
          <LoadView of={found} failed={t('friends.searchFailed')}>
            {({ players }) => <Hits hits={players} friends={friends} requests={requests} />}
          </LoadView>
        ) : null}
      </div>
    </>
  );
}
