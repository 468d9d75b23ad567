import { HEARTS, ROOM, ROOM_FLOW } from '@syllaboom/engine';

/** Numbers of the screens in a room; the rules' own numbers stand in the engine. */

/** Entries of the prompt/solve log. */
export const SOLVE_LINES = 100;
/** How long an accepted word stays above its player. */
export const WORD_BUBBLE_MS = 4000;
/** The lobby comes back so long after the match stopped. */
export const LOBBY_AFTER_STOP_MS = ROOM_FLOW.backToLobbyMs;
/** The winner screen: when it may be skipped, starts to fade, closes. */
export const WINNER_MS = { skip: 5000, fade: 9500, close: 10_000 } as const;
/** Own bests are marked once the podium stands, then what was earned comes: one after the other, each so long after the one before. */
export const BEST_MS = { first: 1300, apart: 450 } as const;
export const LOOT_MS = { first: 2300, apart: 380 } as const;
/** A press that comes so soon after the winner screen was meant for the match: it starts no other one. */
export const LATE_PRESS_MS = 1000;
/** Whoever is gone so long after the end has left the match: the news of the seat may come after that of the end. */
export const LEFT_WITHIN_MS = 1500;
/** The ranked points stand still for so long before they run to what they are now. */
export const POINTS_ROLL_AFTER_MS = 1400;
/** The crown shows only up to this round. */
export const CROWN_LAST_ROUND = ROOM.crownRound;
/** How often a loser hears about it. */
export const LOSER_SOUND_CHANCE = 0.01;
/** Countdown values that sound. */
export const COUNTDOWN_SOUNDS: readonly number[] = [6, 3];
/** A combo from here on shows its image. */
export const COMBO_IMAGE_FROM = HEARTS.comboImageFrom;
/** Part of the time from which the bomb looks hot. */
export const HOT_FRACTION = 0.25;
/** The fuse grows back in this time after a turn. */
export const FUSE_REFILL_MS = 1000;
/** Animation step of the particles: 65 a second. */
export const ANIMATION_STEP_MS = 1000 / 65;
/** Drafts go out this long after a key. */
export const DRAFT_DEBOUNCE_MS = 16;
/** Edits of a bot go out this long after the last one. */
export const BOT_EDIT_DEBOUNCE_MS = 500;
/** A bot's profile must arrive within this time. */
export const BOT_PROFILE_TIMEOUT_MS = 10_000;
/** The two buttons of practice rest so long after a click. */
export const PRACTICE_REST_MS = 300;
/** Why a word was refused stands beside the input for so long. */
export const REFUSAL_MS = 1800;
/** At the own turn the chat's sheet gives way once nothing was written in it for so long. */
export const OWN_TURN_PAUSE_MS = 1500;
/** One received heart shows so long. */
export const LOVE_MS = 3000;
/** A chat tab let go this far outside of the chat window gets a window of its own, of this size. */
export const TAB_DETACH_PX = 50;
export const TAB_WINDOW = { w: 350, h: 400 } as const;
/** A tab moves with the pointer from here on; a finger trembles more than a mouse. */
export const TAB_DRAG_PX = { touch: 10, mouse: 4 } as const;
/** Word search: result blocks that stay. */
export const SEARCH_BLOCKS = 10;
/** A search for players goes out this long after the last key. */
export const PLAYER_SEARCH_DEBOUNCE_MS = 500;
/** Bots imitate players from this level on. */
export const IMITATED_LEVEL = 40;
/** Phones: the last chat line stays so long over the stage. */
export const TICKER_MS = 6000;
/** After an explosion: words that would have been right. */
export const HINT_MS = 7000;
/** The popup of a word's categories. */
export const CATEGORY_POPUP_MS = 2600;
export const ALPHA_BANNER_MS = 3000;
/** The celebration comes so long after the last prompt of a list was solved, and stays. */
export const CELEBRATION_AFTER_MS = 6500;
export const CELEBRATION_MS = 5000;
/** The game screen is awaited so often, so long apart, before it counts as missing. */
export const SCENE_TRIES = 20;
export const SCENE_TRY_MS = 50;
/** Trivia: the answers come one by one so far apart; the bar of time shows from this total on. */
export const TRIVIA_STAGGER_MS = 600;
export const TRIVIA_BAR_FROM_S = 12;
/** Trivia: the reveal hides so long after it came, unless everybody was right. */
export const TRIVIA_REVEAL_MS = 2500;
/** A beaten monster stands this long before it falls, and falls this long. */
export const MONSTER_DEATH_MS = { wait: 450, fall: 1100 } as const;
/** Drafts of others are written at most this often: 30 times a second. */
export const DRAFT_PAINT_MS = 1000 / 30;
/** Save of the syllables window says how it went for so long. */
export const SAVE_RESULT_MS = 1500;
/** Part of the reel's time in which it turns; in the rest the drawn preset stands still. */
export const REEL_TURNING = 0.72;
