import type { ServerMessageName, ServerMessages } from '@syllaboom/contracts';
import type { MatchEvent, MatchState } from '@syllaboom/engine';
import { matchResults } from './match-results.ts';

/** One message under its name. */
export type NamedMessage = {
  [Name in ServerMessageName]: { readonly name: Name; readonly payload: ServerMessages[Name] };
}[ServerMessageName];

const MS_PER_SECOND = 1000;
const message = <Name extends ServerMessageName>(name: Name, payload: ServerMessages[Name]): NamedMessage =>
  ({ name, payload }) as NamedMessage;

/** How a room tells the table about this event, under the seeds' names. Drafts go their own way. */
export function messagesFor(event: MatchEvent, state: MatchState, names: ReadonlyMap<string, string>): NamedMessage[] {
  switch (event.e) {
    case 'turn': {
      const { seat, prompt, round, turn, startedAt, endsAt, maxTimeMs, twist, requirement } = event;
      return [
        message('turn', {
          id: seat ?? '',
          prompt,
          round,
          turn,
          startedAt,
          endsAt,
          maxTime: maxTimeMs / MS_PER_SECOND,
          twist,
          requirement,
        }),
      ];
    }
    case 'clock':
      return [message('duration', { startedAt: event.startedAt, endsAt: event.endsAt })];
    case 'twist':
      return [message('twist', { twist: event.twist })];
    case 'correct':
    case 'wrong': {
      const { seat: id, word, prompt } = event;
      const solve = {
        playerId: id,
        name: names.get(id) ?? '',
        avatar: '',
        word,
        isCorrect: event.e === 'correct',
        prompt,
      };
      const verdict =
        event.e === 'correct'
          ? message('correct', { id, word, prompt, points: event.points, combo: event.combo })
          : message('wrong', { id, word, reason: event.reason });
      return [verdict, message('solve', solve)];
    }
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
    case 'over':
      return [message('winner', matchResults(state, names)), message('stop', { reason: event.reason })];
    case 'draft':
    case 'drop':
    case 'widened':
    // What other modes than the practised one bring.
    case 'mode':
    case 'reveal':
    case 'monster':
    case 'monsterKill':
    case 'joined':
    case 'left':
    case 'category':
    case 'finished':
      return [];
  }
}
