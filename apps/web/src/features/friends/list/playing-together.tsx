import { useTranslation } from 'react-i18next';
import { Drum } from '../../../ui/drum/drum.tsx';
import s from './friend-list.module.css';
import { FriendRow, TableChip } from './friend-row.tsx';
import type { FriendGroup } from './list-entries.ts';

/** Friends at one table, around a small drum. */
export function PlayingTogether({ group: { friends }, message }: { group: FriendGroup; message: string }) {
  const { t } = useTranslation();
  const names = friends.map(({ displayName }) => displayName).join(', ');
  return (
    <section className={s.group} aria-label={`${t('friends.together')}: ${names}`}>
      <header className={s.drum}>
        <Drum className={s.picture} />
        <TableChip room={friends[0]?.room ?? null} />
      </header>
      <ul>
        {friends.map((friend) => (
          <li key={friend.id}>
            <FriendRow friend={friend} message={message} atGroup />
          </li>
        ))}
      </ul>
    </section>
  );
}
