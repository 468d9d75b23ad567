import { NO_SCENARIO } from '@syllaboom/engine';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLanguage } from '../../../platform/i18n/format.ts';
import { modeName } from '../../../ui/mode/mode-name.ts';
import { matchName, scenarioName } from '../../../ui/mode/scenario-words.ts';
import { settingInWords } from '../settings/setting-list.ts';
import type { RoomInfo } from '../store/room-types.ts';
import { useRoom } from '../store/use-topic.ts';
import type { MatchEnd, RowWords } from './chat-rows.ts';

type Value = string | number;

/** Where the room keeps a setting that its line reads under another name. */
const FIELDS: Readonly<Record<string, (value: Value) => Partial<RoomInfo>>> = {
  difficulty: (value) => ({ diff: Number(value) }),
  speed: (value) => ({ speed: Number(value) }),
  heart: (value) => ({ heart: Number(value) }),
  timer: (value) => ({ t: Number(value) }),
  wpp: (value) => ({ wpp: Number(value) }),
  wpp_s: (value) => ({ wpp_s: Number(value) }),
  wpp_l: (value) => ({ wpp_l: Number(value) }),
  sl: (value) => ({ sl: Number(value) }),
  letter_health: (value) => ({ letterHealth: Number(value) }),
  casual_alphabet: (value) => ({ casualAlphabet: value === 1 }),
  chain_style: (value) => ({ cs: Number(value) }),
  length_mode: (value) => ({ lm: Number(value) }),
  best_of: (value) => ({ bestOf: Number(value) }),
  watch_delay: (value) => ({ watchDelay: Number(value) }),
  guests: (value) => ({ guests: value === 1 }),
  way_in: (value) => ({ wayIn: value === 1 }),
};

/** Settings without a line in the panel. */
function otherSetting(name: string, value: Value, t: TFunction): string | null {
  switch (name) {
    case 'mode':
      return t(modeName(Number(value)));
    case 'scenario':
      return Number(value) === NO_SCENARIO ? t('room.scenarioNormal') : t(scenarioName(Number(value)));
    case 'locked':
      return value === 1 ? t('room.private') : t('room.public');
    case 'max_player':
      return Number(value) > 0 ? `${t('room.maxPlayers')} ${value}` : t('room.maxPlayers');
    case 'language':
      return `${t('room.language')} ${formatLanguage(String(value))}`;
    case 'multi_lang':
      return `${t('room.multiLanguage')} ${value === 1 ? t('room.on') : t('room.off')}`;
    case 'monsters':
      return `${t('host.monsters')} ${value}`;
    default:
      return null;
  }
}

const END_WORDS = {
  matchWon: 'table.rowWon',
  matchEnded: 'table.rowOver',
  matchStopped: 'table.rowStopped',
} as const satisfies Record<MatchEnd, string>;

/** The words for merged chat rows, in the viewer's language. */
export function useRowWords(): RowWords {
  const { t } = useTranslation();
  const { store } = useRoom();
  return useMemo(
    () => ({
      match: ({ number = '', mode = 0, sc = NO_SCENARIO }) =>
        t('table.rowMatch', { number, game: t(matchName({ mode: Number(mode), scenario: Number(sc) })) }),
      end: (match, key, { name = '' }) => t(END_WORDS[key], { match, name }),
      settings: (changes) => {
        const info = store.get('info');
        const phrases = Object.entries(changes).flatMap(([name, value]) => {
          const field = FIELDS[name];
          return (field && info ? settingInWords(name, field(value), info, t) : otherSetting(name, value, t)) ?? [];
        });
        return phrases.length === 0 ? null : t('table.rowSettings', { changes: phrases.join(' · ') });
      },
    }),
    [store, t],
  );
}
