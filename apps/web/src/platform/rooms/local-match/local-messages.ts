import type { ServerMessageName, ServerMessages } from '@syllaboom/contracts';
import { type MatchEvent, type MatchState, MODES, type ModeView, viewMode } from '@syllaboom/engine';
import { localResults } from './local-results.ts';
import type { LocalAudience } from './local-state.ts';

/** One message under its name. */
export type NamedMessage = {
  [Name in ServerMessageName]: { readonly name: Name; readonly payload: ServerMessages[Name] };
}[ServerMessageName];

type EventOf<Name extends MatchEvent['e']> = Extract<MatchEvent, { e: Name }>;

const MS_PER_SECOND = 1000;
const message = <Name extends ServerMessageName>(name: Name, payload: ServerMessages[Name]): NamedMessage =>
  ({ name, payload }) as NamedMessage;

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

function verdictMessages(
  event: EventOf<'correct'> | EventOf<'wrong'>,
  names: ReadonlyMap<string, string>,
): NamedMessage[] {
  const { seat: id, word, prompt } = event;
  const isCorrect = event.e === 'correct';
  const solve = { playerId: id, name: names.get(id) ?? '', avatar: '', word, isCorrect, prompt };
  const verdict = isCorrect
    ? message('correct', { id, word, prompt, points: event.points, combo: event.combo })
    : message('wrong', { id, word, reason: event.reason });
  return [verdict, message('solve', solve)];
}

/** What a mode shows, under the name that its view has on the wire. */
export function modeMessages(view: ModeView | null): NamedMessage[] {
  if (view === null) return [];
  if (view.mode === MODES.cardBet) return [message('card-state', view)];
  if (view.mode === MODES.monsters) return [message('monster-state', { ...view, oinfo: '', def: '' })];
  return [message('mode-state', view)];
}

/** Messages that carry one event as it is. */
function plainMessages(event: MatchEvent): NamedMessage[] {
  switch (event.e) {
    case 'clock':
      return [message('duration', { startedAt: event.startedAt, endsAt: event.endsAt })];
    case 'twist':
      return [message('twist', { twist: event.twist })];
    case 'hurt':
    case 'heart':
      return [message(event.e, { id: event.seat, heart: event.hearts })];
    case 'eliminated':
      return [message('eliminated', { id: event.seat })];
    case 'letters':
      return [message('user-letter-healths', { id: event.seat, letters: { ...event.health } })];
    case 'alpha':
      return [message('alpha', { id: event.seat, completed: event.completed, multiplier: event.multiplier })];
    case 'hint':
      return [message('hint', { prompt: event.prompt, words: [...event.words] })];
    case 'practiceWord':
      return [message('practice-word', { word: event.word })];
    case 'idle':
      return [message('spectate', { id: event.seat, spectating: true })];
    case 'finished':
      return [message('finished', { prompt: 'FNSHD' })];
    case 'category':
      return [message('cat', { id: event.seat, word: event.word, categories: [...event.categories] })];
    default:
      return [];
  }
}

/** How a room tells the table about this event, under the seeds' names. Drafts go their own way. */
export function localMessages(event: MatchEvent, state: MatchState, audience: LocalAudience): NamedMessage[] {
  switch (event.e) {
    case 'turn':
      return [turnMessage(event)];
    case 'correct':
    case 'wrong':
      return verdictMessages(event, audience.names);
    case 'mode':
      return modeMessages(viewMode(state, audience.viewer));
    case 'reveal': {
      const answers = event.answers.map(({ index, seat }) => ({ index, sessionId: seat }));
      return [message('trivia-reveal', { correct: event.correct, answers, author: event.author, until: event.until })];
    }
    case 'monster':
      return [message('monster-health', { id: event.seat ?? '', health: event.health, points: event.points })];
    case 'monsterKill':
      return [message('monster-kill', { id: event.seat, level: event.level, boss: event.boss })];
    case 'joined':
      return [message('yapping-joined', { id: event.seat })];
    case 'left':
      return [message('yapping-left', { id: event.seat })];
    case 'over':
      return [message('winner', localResults(state, audience)), message('stop', { reason: event.reason })];
    default:
      return plainMessages(event);
  }
}
