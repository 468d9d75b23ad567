import type { ChatLine, SystemLine } from '@syllaboom/contracts';
import type { TFunction } from 'i18next';
import { dynamicText } from '../../platform/i18n/dynamic-text.ts';
import { scenarioName } from '../mode/scenario-words.ts';

/** What the room says, by the key of its line. */
const SYSTEM_WORDS = {
  hostNow: 'room.sysHostNow',
  matchStarted: 'room.sysMatchStarted',
  matchWon: 'room.sysMatchWon',
  matchStopped: 'room.sysMatchStopped',
  matchEnded: 'room.sysMatchEnded',
  playerOut: 'room.sysPlayerOut',
  scenarioDrawn: 'room.sysScenarioDrawn',
  settingChanged: 'room.sysSettingChanged',
  joined: 'room.sysJoined',
  left: 'room.sysLeft',
  kicked: 'room.sysKicked',
  banned: 'room.sysBanned',
  voteKick: 'room.sysVoteKick',
  votedOut: 'room.sysVotedOut',
  surrendered: 'room.sysSurrendered',
  titleChanged: 'room.sysTitleChanged',
  promptsWidened: 'room.sysPromptsWidened',
  unknownCommand: 'room.unknownCommand',
  missingParameter: 'room.sysMissingParameter',
  playerNotFound: 'room.sysPlayerNotFound',
  wordsFound: 'room.sysWordsFound',
  noWordsFound: 'room.sysNoWordsFound',
  wordInfo: 'room.sysWordInfo',
  wordUnknown: 'room.sysWordUnknown',
  syllableInfo: 'room.sysSyllableInfo',
  meaning: 'room.sysMeaning',
  noMeaning: 'room.sysNoMeaning',
  meaningUnavailable: 'room.sysMeaningUnavailable',
  yappingJoined: 'room.sysYappingJoined',
  yappingLeft: 'room.sysYappingLeft',
  startStopped: 'room.sysStartStopped',
  startDeserted: 'room.sysStartDeserted',
  seriesRestarted: 'room.sysSeriesRestarted',
} as const satisfies Record<SystemLine, string>;

/** What goes into the words: a preset comes by its number, its name is the viewer's language's. */
const wordsParams = ({ key, params = {} }: ChatLine, t: TFunction): Record<string, string | number> =>
  key === 'scenarioDrawn' ? { ...params, name: t(scenarioName(Number(params.sc))) } : params;

/** The words of a chat line in the viewer's language: system lines carry a key, the rest speaks for itself. */
export const chatText = (line: ChatLine, t: TFunction): string =>
  line.g !== undefined
    ? t('gifs.label', { title: line.g.title })
    : line.key
      ? dynamicText(t, SYSTEM_WORDS[line.key], wordsParams(line, t))
      : line.message;
