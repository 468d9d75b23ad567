import type { RoomRefusal } from '@syllaboom/contracts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../platform/i18n/i18n.ts';
import { sound } from '../../platform/sound/sound.ts';
import { showError, showInfo, showMessage, showNotice } from '../../ui/toasts/toasts.tsx';
import { patchUser } from '../session/index.ts';
import { dynamicText } from './dynamic-text.ts';
import { LOVE_MS } from './room-timings.ts';
import { useRoom } from './store/use-topic.ts';

/** Why the room refused, in words. */
const refusalWords = {
  onlyHost: 'room.refusedOnlyHost',
  running: 'room.refusedRunning',
  notRunning: 'room.refusedNotRunning',
  noPlayers: 'room.refusedNoPlayers',
  modeLocked: 'room.refusedModeLocked',
  badValue: 'room.refusedBadValue',
  noMonsters: 'room.refusedNoMonsters',
  roomFull: 'room.failedFull',
  botLanguage: 'room.botLanguageMissing',
  botLanguageUnknown: 'room.botLanguageUnknown',
  botRunning: 'room.botRunning',
  botUnknown: 'room.refusedUnknownPlayer',
  playerUnknown: 'room.refusedUnknownPlayer',
  self: 'room.refusedSelf',
  tooLate: 'room.refusedTooLate',
  ranked: 'room.refusedRanked',
  muted: 'room.refusedMuted',
  chatCooldown: 'room.chatCooldown',
  guest: 'room.chatGuests',
  unknownCommand: 'room.unknownCommand',
  missingParameter: 'room.missingParameter',
  loveCooldown: 'room.refusedLove',
  needThree: 'room.refusedNeedThree',
  languageBuilding: 'room.preparing',
  notAllowed: 'room.refusedNotAllowed',
} as const satisfies Record<RoomRefusal, string>;

/** What the room says beside the match: refusals, popups, love, new balances. */
export function useRoomNews(): void {
  const { t } = useTranslation();
  const { store } = useRoom();
  useEffect(() => {
    let loveFrom = 0;
    const showLove = (text: string) => {
      const now = performance.now();
      const wait = Math.max(0, loveFrom - now);
      loveFrom = now + wait + LOVE_MS;
      setTimeout(() => showNotice(text), wait);
    };
    const offs = [
      store.onEvent('refused', ({ code, params }) => {
        const text = dynamicText(t, refusalWords[code], params);
        if (code === 'chatCooldown') void showMessage(text);
        else showError(text);
      }),
      store.onEvent('popup', ({ kind, key, params }) => {
        const path = `room.${key}`;
        const text = i18n.exists(path) ? dynamicText(t, path, params) : key;
        if (kind === 'error') showError(text);
        else if (kind === 'notice') showNotice(text);
        else if (kind === 'message') void showMessage(text);
        else showInfo(text);
      }),
      store.onEvent('server-message', ({ msg }) => showInfo(msg)),
      store.onEvent('love-heart', ({ from, to }) => {
        const giver = store.seat(from);
        if (to === store.selfId && giver) showLove(t('room.lovedBy', { name: giver.name }));
      }),
      store.onEvent('profile', (profile) => patchUser(profile)),
      store.onEvent('chat', (line) => {
        if (!line.system && line.id !== store.selfId) sound.play('chat');
      }),
      store.onEvent('new', () => sound.play('join')),
    ];
    return () => {
      for (const off of offs) off();
    };
  }, [store, t]);
}
