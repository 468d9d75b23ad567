import { type MatchEvent, MODES, type ModeView, PROMPTS_END, type SeatId } from '@syllaboom/engine';
import type { MonsterTexts, ServerMessageName, ServerMessages } from './server-messages.ts';

/** One message under its name. */
export type NamedMessage = {
  [Name in ServerMessageName]: { readonly name: Name; readonly payload: ServerMessages[Name] };
}[ServerMessageName];

type EventOf<Name extends MatchEvent['e']> = Extract<MatchEvent, { e: Name }>;

const MS_PER_SECOND = 1_000;
/** A monster of which nothing more is known. */
export const NO_MONSTER_TEXTS: MonsterTexts = { oinfo: '', def: '' };

const message = <Name extends ServerMessageName>(name: Name, payload: ServerMessages[Name]): NamedMessage =>
  ({ name, payload }) as NamedMessage;

/** The seat whose own business an event is: nobody else hears of it. Null: everybody does. */
export function recipientOf(event: MatchEvent): SeatId | null {
  switch (event.e) {
    case 'answer':
    case 'practiceWord':
      return event.seat;
    case 'wrong':
      // Words out of turn and too late are the sender's alone.
      return event.reason === 'notYourTurn' || event.reason === 'late' ? event.seat : null;
    default:
      return null;
  }
}

const turnMessage = (event: EventOf<'turn'>): NamedMessage =>
  message('turn', {
    id: event.seat ?? '',
    prompt: event.prompt,
    round: event.round,
    turn: event.turn,
    startedAt: event.startedAt,
    endsAt: event.endsAt,
    maxTime: event.maxTimeMs / MS_PER_SECOND,
    twist: event.twist,
    requirement: event.requirement,
  });

const alphaMessage = ({ seat: id, completed, multiplier }: EventOf<'alpha'>): NamedMessage =>
  message('alpha', { id, index: completed - 1, status: 'completed', show: true, completed, multiplier });

const answerMessage = ({ seat: id, word, points, reason }: EventOf<'answer'>): NamedMessage =>
  reason === null
    ? message('correct', { id, word, prompt: '', points, combo: 0 })
    : message('wrong', { id, word, reason });

const revealMessage = ({ correct, answers, author, until }: EventOf<'reveal'>): NamedMessage =>
  message('trivia-reveal', {
    correct,
    answers: answers.map(({ index, seat }) => ({ index, sessionId: seat })),
    author,
    until,
  });

/** What only some modes know. */
function modeEventMessage(event: MatchEvent): NamedMessage | null {
  switch (event.e) {
    case 'answer':
      return answerMessage(event);
    case 'reveal':
      return revealMessage(event);
    case 'monster':
      return message('monster-health', { id: event.seat ?? '', health: event.health, points: event.points });
    case 'monsterKill':
      return message('monster-kill', { id: event.seat, level: event.level, boss: event.boss, coins: event.coins });
    case 'joined':
      return message('yapping-joined', { id: event.seat });
    case 'left':
      return message('yapping-left', { id: event.seat });
    case 'category':
      return message('cat', { id: event.seat, word: event.word, categories: [...event.categories] });
    case 'finished':
      return message('finished', { prompt: PROMPTS_END });
    default:
      return null;
  }
}

/**
 * How a match's event is told, under the seeds' name; `recipientOf` says to whom. Null for what has no message of its own:
 * drafts go their own way, changes of a mode go as views (`viewMessage`), drops once they are kept.
 */
export function eventMessage(event: MatchEvent): NamedMessage | null {
  switch (event.e) {
    case 'turn':
      return turnMessage(event);
    case 'clock':
      return message('duration', { startedAt: event.startedAt, endsAt: event.endsAt });
    case 'twist':
      return message('twist', { twist: event.twist });
    case 'correct': {
      const { seat: id, word, prompt, points, combo } = event;
      return message('correct', { id, word, prompt, points, combo });
    }
    case 'wrong':
      return message('wrong', { id: event.seat, word: event.word, reason: event.reason });
    case 'hurt':
    case 'heart':
      return message(event.e, { id: event.seat, heart: event.hearts });
    case 'eliminated':
      return message('eliminated', { id: event.seat });
    case 'letters':
      return message('user-letter-healths', { id: event.seat, letters: { ...event.health } });
    case 'alpha':
      return alphaMessage(event);
    case 'hint':
      return message('hint', { prompt: event.prompt, words: [...event.words] });
    case 'practiceWord':
      return message('practice-word', { word: event.word });
    case 'idle':
      return message('spectate', { id: event.seat, spectating: true });
    case 'over':
      return message('stop', { reason: event.reason });
    default:
      return modeEventMessage(event);
  }
}

/** What a mode shows, under the name that its view has on the wire. */
export function viewMessage(view: ModeView, texts: MonsterTexts = NO_MONSTER_TEXTS): NamedMessage {
  if (view.mode === MODES.cardBet) return message('card-state', view);
  if (view.mode === MODES.monsters) return message('monster-state', { ...view, ...texts });
  return message('mode-state', view);
}
