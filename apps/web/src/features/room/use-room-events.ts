import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { passEntitlements } from '../../platform/discord/pass-entitlements.ts';
import { notifyAway } from '../../platform/notify/notify-away.ts';
import { noteConnection, takePlayerEvents } from '../../platform/rooms/player-events.ts';
import { sessionPort } from '../../platform/session-port.ts';
import { sound } from '../../platform/sound/sound.ts';
import { showServerMessage } from '../../ui/toasts/server-popup.ts';
import { showError, showMessage, showNotice } from '../../ui/toasts/toasts.tsx';
import { receiveClaimed } from '../achievements/index.ts';
import { patchUser } from '../session/index.ts';
import { receiveKeys, receiveShop } from '../shop/index.ts';
import { dynamicText } from '../../platform/i18n/dynamic-text.ts';
import { REFUSAL_WORDS } from '../../platform/i18n/refusal-words.ts';
import { EGG_MESSAGE } from './easter-egg/egg-plan.ts';
import { sessionScores } from './highscores/track-scores.ts';
import type { RoomStore } from './store/room-store.ts';
import { useRoom } from './store/use-topic.ts';
import { takeRequests } from './take-requests.ts';
import { showMatchError } from './strip/error-notice.tsx';

const MS_PER_SECOND = 1_000;

/** Quick play has led to a match that is about to end. */
const waitsForNextMatch = (store: RoomStore): boolean => {
  const { self } = store;
  const info = store.get('info');
  return info?.quick === true && info.phase === 'playing' && self?.spectating === true && self.autoJoin;
};

/** What the room says beside the match: refusals, popups, muted players, new balances. */
export function useRoomEvents(): void {
  const { t } = useTranslation();
  const { store, actions } = useRoom();
  useEffect(() => {
    noteConnection();
    // What the player owns may have changed since the page last heard of it.
    actions.send('profile');
    const takeBack = takeRequests(store, actions);
    if (waitsForNextMatch(store)) showNotice(t('room.quick.next'));
    // From here on the session's scores are counted.
    sessionScores(store);
    const offs = [
      passEntitlements((id) => actions.send('entitlement', { id })),
      store.onEvent('refused', ({ code, params }) => {
        // A word on its way when the match ended: its end says enough.
        if (code === 'notRunning' && store.get('scene') === 'game') return;
        const text = dynamicText(t, REFUSAL_WORDS[code], params);
        if (code === 'chatCooldown') void showMessage(text);
        else if (store.get('scene') === 'game') showMatchError(text);
        else showError(text);
        if (code === 'wayInNeeded') sessionPort().needWayIn();
      }),
      takePlayerEvents((name, listener) => store.onEvent(name, listener)),
      store.onEvent('server-message', ({ msg }) => {
        // Where no match runs the room closes at once, and the page says so by itself.
        const isSaid = msg === 'restart' && !store.get('info')?.started;
        if (msg !== EGG_MESSAGE && !isSaid) showServerMessage(msg);
      }),
      store.onEvent('watch-delay', ({ ms }) => {
        if (ms > 0 && store.get('scene') === 'lobby')
          showNotice(t('room.behindLoading', { count: Math.ceil(ms / MS_PER_SECOND) }));
      }),
      store.onEvent('start', () => {
        if (store.self?.spectating === false) notifyAway('match', () => t('room.matchStarts'));
      }),
      store.onEvent('love', () => sound.play('heart')),
      store.onEvent('mt', ({ id, muted }) => {
        const name = store.seat(id)?.name;
        if (name) showNotice(t(muted ? 'chat.muted' : 'chat.unmuted', { name }));
      }),
      store.onEvent('profile', (profile) => patchUser(profile)),
      store.onEvent('update-profile', patchUser),
      store.onEvent('achievement-claimed', receiveClaimed),
      store.onEvent('shop', receiveShop),
      store.onEvent('key', receiveKeys),
      store.onEvent('chat', (line) => {
        if (!line.system && line.id !== store.selfId) sound.play('chat');
      }),
      store.onEvent('new', () => sound.play('join')),
    ];
    return () => {
      takeBack();
      for (const off of offs) off();
    };
  }, [store, actions, t]);
}
