import type { ClanEvent } from '@syllaboom/contracts';
import { type Hint, onHint } from '../../../platform/query/hints.ts';
import { onPlayerEvent } from '../../../platform/rooms/player-events.ts';
import { currentUser, onUser } from '../../session/index.ts';
import { afterEvent, clanChat, forgetClanChat, setClanChat } from './clan-chat-state.ts';

/** What is said in the own clan, wherever the player is: shown where its chat was read, counted where it is not in sight. */
function hear({ clan, line, gone }: ClanEvent): void {
  const user = currentUser();
  if (line === undefined && gone === undefined) return;
  const { clan: read, lines, unread, logs } = clanChat();
  if (read === clan) setClanChat({ lines: afterEvent(lines, { line, gone }) });
  if (line !== undefined && line.id !== user?.id && logs === 0) setClanChat({ unread: unread + 1 });
}

onPlayerEvent('clan', hear);
onUser((user) => {
  const { clan, unread } = clanChat();
  const own = user?.clan ?? 0;
  if (clan === null ? unread > 0 && own === 0 : clan !== own) forgetClanChat();
});
onHint(({ name }: Hint) => {
  if (name === 'player-switched') forgetClanChat();
});
