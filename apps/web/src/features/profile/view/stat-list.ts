import type { TFunction } from 'i18next';
import { durationText } from '../../../platform/i18n/duration.ts';
import { formatAgo, formatNumber, formatWordCount } from '../../../platform/i18n/format.ts';
import type { ProfileReply } from './use-profile.ts';

type Read = (reply: ProfileReply, t: TFunction) => string;

const count =
  (read: (reply: ProfileReply) => number): Read =>
  (reply) =>
    formatNumber(read(reply));

/** Numbers of words, over 1000 in K. */
const words =
  (read: (reply: ProfileReply) => number): Read =>
  (reply) =>
    formatWordCount(read(reply));

/** The statistics of a profile in their order, under the wire's short names: their meaning stands here alone. */
export const STATS = [
  { id: 'matches', label: 'profile.stat.matches', read: count(({ p }) => p.playTime) },
  { id: 'words', label: 'profile.stat.words', read: words(({ p }) => p.wordCount) },
  { id: 'discovered', label: 'profile.stat.discovered', read: words(({ p }) => p.discovered) },
  { id: 'mc', label: 'profile.stat.mc', read: count(({ s }) => s.mc) },
  { id: 'mwpm', label: 'profile.stat.mwpm', read: count(({ s }) => Math.round(s.mwpm)) },
  { id: 'ttt', label: 'profile.stat.ttt', read: words(({ s }) => s.ttt) },
  { id: 'ttc', label: 'profile.stat.ttc', read: words(({ s }) => s.ttc) },
  { id: 'am', label: 'profile.stat.am', read: count(({ s }) => s.am) },
  { id: 'tac', label: 'profile.stat.tac', read: count(({ s }) => s.tac) },
  { id: 'mt', label: 'profile.stat.mt', read: ({ s }, t) => durationText(t, s.mt) },
  { id: 'tgt', label: 'profile.stat.tgt', read: ({ s }, t) => durationText(t, s.tgt) },
  { id: 'days', label: 'profile.stat.days', read: count(({ d }) => d) },
  { id: 'last', label: 'profile.stat.last', read: ({ p }) => formatAgo(Date.parse(p.last)) },
] as const satisfies readonly { readonly id: string; readonly label: string; readonly read: Read }[];
