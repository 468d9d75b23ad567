import { InboxChat, PlayerHit } from '@syllaboom/contracts';
import { z } from 'zod';
import { gameUrl } from './game.ts';
import { makeFriends } from './levels.ts';
import { newName } from './newcomers.ts';
import { signUpPlayer } from './sdk-player.ts';

const Found = z.object({ players: z.array(PlayerHit) });

/** A friend writes to the player of that name, over HTTP. */
export async function writeAsFriend(name: string, texts: readonly string[]): Promise<void> {
  const { name: friend, token } = await signUpPlayer(gameUrl(), newName());
  await makeFriends([name, friend]);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const call = async (path: string, body?: object): Promise<unknown> => {
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const reply = await fetch(`${gameUrl()}/api${path}`, { headers, ...sent });
    if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
    return reply.json();
  };
  const { players } = Found.parse(await call(`/search/players/${name}`));
  const id = players.find(({ displayName }) => displayName === name)?.id;
  const chat = InboxChat.parse(await call('/inbox/chat', { p: [id], g: false }));
  for (const t of texts) await call(`/inbox/${chat.i}/send`, { t, y: 'text' });
}
