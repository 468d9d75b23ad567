import type { GameLink } from '../../platform/rooms/rooms.ts';
import { createLocalLink } from '../local-match/index.ts';
import type { PracticeEvent, PracticeCommand } from './worker/practice-protocol.ts';
import { SELF_ID } from './worker/practice-protocol.ts';

/** The worker as far as a link needs it. */
export interface PracticePort {
  post(command: PracticeCommand): void;
  listen(listener: (event: PracticeEvent) => void): () => void;
}

/** The match in the worker as a room link. */
export function linkPractice(port: PracticePort, onLeave: () => void): { link: GameLink; close: () => void } {
  const { link, emit, emitState, emitDraft } = createLocalLink({
    selfId: SELF_ID,
    send: (name, payload) => port.post({ k: 'client', name, payload }),
    draft: (delta) => port.post({ k: 'draft', delta }),
    leave: onLeave,
  });
  const close = port.listen((event) => {
    if (event.k === 'state') emitState(event.state);
    if (event.k === 'message') emit(event.name, event.payload);
    if (event.k === 'draft') emitDraft(event.relay);
  });
  return { link, close };
}
