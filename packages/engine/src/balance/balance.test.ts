import { expect, it } from 'vitest';
import { BOT_PRESETS, BOT_SLIDERS, BOT_VOCABULARIES, BOTS } from './room/bots.ts';
import { CHAT } from './room/chat.ts';
import { ALPHABET_BONUS, HEARTS } from './match/hearts.ts';
import { CHEST, CHEST_ODDS, DROPPED_BOMB, KEY_PACKS } from './economy/cosmetics.ts';
import { LEVELS } from './economy/levels.ts';
import { PROMPTS } from './match/prompts.ts';
import {
  COINS,
  COMPANY,
  DAILY_DROPS,
  DIFFICULTY_REWARD,
  DISCOVERY_PAY,
  DROPS,
  EXP,
  LEAST_TURNS,
  TYPING,
} from './economy/rewards.ts';
import { GAMBLE, TILE_LETTERS } from './economy/tiles.ts';
import { QUICK_BOTS, QUICK_PLAY } from './room/quick-play.ts';
import { ROOM } from './room/room-limits.ts';
import { CLOCK, FUSE, FUSE_DECAY, TYPING_STARTS_CLOCK } from './match/turn-timers.ts';
import { COMMONEST_LETTERS, TWIST } from './match/twists.ts';
import { WORD_LENGTH } from './match/word-length.ts';

it('changes no number unseen', () => {
  const clock = { FUSE, FUSE_DECAY, TYPING_STARTS_CLOCK, CLOCK, TWIST, COMMONEST_LETTERS };
  const words = { PROMPTS, WORD_LENGTH, HEARTS, ALPHABET_BONUS, TYPING };
  const rewards = { COINS, COMPANY, DAILY_DROPS, DIFFICULTY_REWARD, DISCOVERY_PAY, DROPS, EXP, LEAST_TURNS, LEVELS };
  const shop = { CHEST, CHEST_ODDS, DROPPED_BOMB, KEY_PACKS, GAMBLE, TILE_LETTERS };
  expect({
    ...clock,
    ...words,
    ...rewards,
    ...shop,
    BOTS,
    BOT_PRESETS,
    BOT_SLIDERS,
    BOT_VOCABULARIES,
    CHAT,
    QUICK_PLAY,
    QUICK_BOTS,
    ROOM,
  }).toMatchSnapshot();
});
