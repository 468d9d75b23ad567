import { FRIEND_STATUSES, type FriendSettings } from '@syllaboom/contracts';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { Segments } from '../../../ui/kit/inputs/segments.tsx';
import { Switch } from '../../../ui/kit/inputs/switch.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { saveFriendSettings } from './save-friend-settings.ts';
import s from './friend-settings.module.css';

const WRITERS = ['everybody', 'friends'] as const;

function Form({ settings }: { settings: FriendSettings }) {
  const { t } = useTranslation();
  // What was just chosen, until the server has answered.
  const [chosen, setChosen] = useState<Partial<FriendSettings> | null>(null);
  const shown = { ...settings, ...chosen };
  const change = (changes: Partial<FriendSettings>) => {
    const saving = saveFriendSettings({ ...shown, ...changes });
    if (saving === null) return;
    setChosen(changes);
    void saving.finally(() => setChosen(null));
  };
  return (
    <div className={s.form}>
      <div>
        <Segments
          label={t('friends.statusLabel')}
          labelled
          value={shown.status}
          choices={FRIEND_STATUSES.map((status) => ({ value: status, label: t(`friends.status.${status}`) }))}
          onChange={(status) => change({ status })}
        />
        <p className={s.hint} aria-live="polite">
          {t(`friends.statusHint.${shown.status}`)}
        </p>
      </div>
      <Switch
        label={t('friends.allowJoin')}
        hint={t('friends.allowJoinHint')}
        checked={shown.friendsAllowedToJoin}
        onChange={(friendsAllowedToJoin) => change({ friendsAllowedToJoin })}
      />
      <Switch
        label={t('friends.takeRequests')}
        hint={t('friends.takeRequestsHint')}
        checked={shown.requests === 'everybody'}
        onChange={(on) => change({ requests: on ? 'everybody' : 'nobody' })}
      />
      <Segments
        label={t('friends.messages')}
        labelled
        value={shown.messages}
        choices={WRITERS.map((who) => ({ value: who, label: t(`friends.messagesFrom.${who}`) }))}
        onChange={(messages) => change({ messages })}
      />
    </div>
  );
}

/** How friends see the player, and who may come near. */
export function FriendSettingsTab() {
  const { t } = useTranslation();
  const settings = useApiQuery('friendSettings', {});
  return (
    <LoadView of={settings} failed={t('friends.loadFailed')}>
      {(known) => <Form settings={known} />}
    </LoadView>
  );
}
