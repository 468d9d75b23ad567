import type { LocalPerson } from '../../local-match/index.ts';
import { type PracticeSetup, SELF_ID } from './practice-protocol.ts';

/** The seat of a bot, by its place in the setup. */
export const botId = (index: number): string => `bot-${index + 1}`;

/** Everybody in an offline room: the player, then the bots. */
export const peopleOf = (setup: PracticeSetup): readonly LocalPerson[] => [
  {
    id: SELF_ID,
    name: setup.selfName,
    avatar: setup.selfAvatar,
    bot: false,
    heart: setup.selfHeart,
    streak: setup.selfStreak,
  },
  ...setup.bots.map((bot, index) => ({ id: botId(index), name: bot.name, avatar: bot.name, bot: true })),
];
