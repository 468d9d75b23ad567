import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Virtualizer } from 'virtua';
import { useRoomAddress } from '../../../navigation/room-address.ts';
import { currentLanguage } from '../../../platform/i18n/i18n.ts';
import type { Loaded } from '../../../platform/query/use-api-query.ts';
import { FRIENDS } from '@syllaboom/engine';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { TextField } from '../../../ui/kit/inputs/text-field.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import type { FriendList } from '../friend-lists.ts';
import s from './friend-list.module.css';
import { FriendRow } from './friend-row.tsx';
import { type ListEntry, listEntries } from './list-entries.ts';
import { PlayingTogether } from './playing-together.tsx';
import { walkRows } from './walk-rows.ts';

/** About as high as a row is, before it is measured. */
const ROW_PX = 74;
/** Rows this far outside of the view are there already, so that arrow keys find the next one. */
const BUFFER_PX = 320;

const keyOfEntry = (entry: ListEntry): string =>
  entry.kind === 'friend' ? entry.friend.id : entry.kind === 'group' ? `room ${entry.group.roomId}` : entry.kind;

function Entry({ entry, message }: { entry: ListEntry; message: string }) {
  const { t } = useTranslation();
  if (entry.kind === 'together') return <h3 className={s.heading}>{t('friends.together')}</h3>;
  if (entry.kind === 'group') return <PlayingTogether group={entry.group} message={message} />;
  return <FriendRow friend={entry.friend} message={message} />;
}

function Rows({ entries, message }: { entries: readonly ListEntry[]; message: string }) {
  const scroller = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent<HTMLDivElement>) => walkRows(event);
  return (
    <div ref={scroller} className={s.scroller} onKeyDownCapture={walk}>
      <Virtualizer data={entries} scrollRef={scroller} bufferSize={BUFFER_PX} itemSize={ROW_PX} as="ul" item="li">
        {(entry) => <Entry key={keyOfEntry(entry)} entry={entry} message={message} />}
      </Virtualizer>
    </div>
  );
}

interface FriendsProps {
  list: FriendList;
  onSearch: () => void;
}

function Friends({ list: { friends }, onSearch }: FriendsProps) {
  const { t } = useTranslation();
  const [message, setMessage] = useState('');
  const inRoom = useRoomAddress() !== null;
  const language = currentLanguage();
  const entries = useMemo(() => listEntries(friends, language), [friends, language]);
  const online = friends.filter((friend) => friend.online).length;
  if (friends.length === 0)
    return (
      <div className={s.centre}>
        <EmptyState title={t('friends.none')} text={t('friends.noneText')} seed="Mochi">
          <Btn tone="gold" onClick={onSearch}>
            {t('friends.findPlayers')}
          </Btn>
        </EmptyState>
      </div>
    );
  return (
    <>
      <p className={s.counts}>
        <b>{t('friends.onlineCount', { count: online })}</b>
        <span>{t('friends.friendCount', { count: friends.length })}</span>
      </p>
      {inRoom ? (
        <div className={s.message}>
          <TextField
            label={t('friends.inviteMessage')}
            placeholder={t('friends.inviteMessageHint')}
            value={message}
            maxLength={FRIENDS.inviteMessageLength}
            autoComplete="off"
            onChange={(event) => setMessage(event.target.value)}
          />
        </div>
      ) : null}
      <Rows entries={entries} message={message.trim()} />
    </>
  );
}

/** All friends: those at one table together, then who is there, then all others. */
export function FriendListTab({ friends, onSearch }: { friends: Loaded<FriendList>; onSearch: () => void }) {
  const { t } = useTranslation();
  return (
    <LoadView of={friends} failed={t('friends.loadFailed')}>
      {(list) => <Friends list={list} onSearch={onSearch} />}
    </LoadView>
  );
}
