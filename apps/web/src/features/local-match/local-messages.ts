import { eventMessage, recipientOf, type NamedMessage, type ServerMessages, viewMessage } from '@syllaboom/contracts';
import { type MatchEvent, type MatchState, MODES, viewMode } from '@syllaboom/engine';
import { localResults } from './local-results.ts';
import type { LocalAudience } from './local-state.ts';

type VerdictEvent = Extract<MatchEvent, { e: 'correct' | 'wrong' }>;

/** How the match ended, for whoever watches. */
export const winnerMessage = (state: MatchState, audience: LocalAudience): NamedMessage => ({
  name: 'winner',
  payload: localResults(state, audience),
});

function solveMessage({ e, seat, word, prompt }: VerdictEvent, { people }: LocalAudience): NamedMessage {
  const solve: ServerMessages['solve'] = {
    playerId: seat,
    name: people.get(seat)?.name ?? '',
    avatar: '',
    word,
    isCorrect: e === 'correct',
    prompt,
  };
  return { name: 'solve', payload: solve };
}

/** What a mode shows now, as the viewer may see it. */
export function modeMessages(
  state: MatchState,
  { viewer, pictures = {} }: Pick<LocalAudience, 'viewer' | 'pictures'>,
): NamedMessage[] {
  const view = viewMode(state, viewer);
  if (view === null) return [];
  if (view.mode !== MODES.customPrompts || view.image === null) return [viewMessage(view)];
  return [viewMessage({ ...view, image: pictures[view.image] ?? view.image })];
}

/** How a room emits this event to the table, under the seeds' names. Drafts go their own way. */
export function localMessages(event: MatchEvent, state: MatchState, audience: LocalAudience): NamedMessage[] {
  if (event.e === 'mode') return modeMessages(state, audience);
  const message = eventMessage(event);
  const recipient = recipientOf(event);
  if (message === null || (recipient !== null && recipient !== audience.viewer)) return [];
  if (event.e === 'over') return [winnerMessage(state, audience), message];
  const isSolve = (event.e === 'correct' || event.e === 'wrong') && recipient === null;
  return isSolve ? [message, solveMessage(event, audience)] : [message];
}
