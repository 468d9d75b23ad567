import { expOfLevel, GAME_MODERATOR_ROLE, RANKED } from '@syllaboom/engine';
import { addItems } from '#features/inventory';
import { runOperation } from '#features/wallet';
import { describeRoomPorts } from '../rooms/testing/ports/ports-suite.ts';
import type { Known, PortsWorld } from '../rooms/testing/ports/ports-world.ts';
import { createDevice } from '../testing/people/device.ts';
import { nameOn } from '../testing/people/named-accounts.ts';
import { type Answer, startTestServer } from '../testing/server.ts';
import { ban, signUpWith } from '../testing/people/staff.ts';

const PASSWORD = 'secret-1';
let named = 0;
/** Numbered: random letters may spell what no name may. */
const newName = (): string => `player-${named++}`;

/** The ports of the whole server, over its database: what happens to players happens by its calls. */
async function openServerPorts(): Promise<PortsWorld> {
  const server = await startTestServer();
  const { pool } = server.database;
  const judge = await signUpWith(server, 'judge', GAME_MODERATOR_ROLE);
  const post = async ({ token }: { readonly token: string }, path: string, body: object = {}): Promise<Answer> => {
    const answer = await server.call('POST', `/api${path}`, body, { token });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
    return answer;
  };
  const sanction = (playerId: string, kind: string, reason: string, until: Date | null) =>
    post(judge, '/gm/sanctions', { playerId, kind, reason, until: until?.toISOString() ?? null, reportId: null });
  const known = ({ token, user }: { readonly token: string; readonly user: { readonly id: string } }): Known => ({
    playerId: user.id,
    token,
  });
  return {
    ports: server.composition.roomPorts,
    addPlayer: async ({ roles = [] } = {}) => {
      const player = known(await server.signUp(newName()));
      const exp = expOfLevel(RANKED.leastLevel);
      await pool.query('update account set roles = $2 where player_id = $1', [player.playerId, roles]);
      await pool.query('update profile set exp = $2 where player_id = $1', [player.playerId, exp]);
      return player;
    },
    addGuest: async () => known((await server.call('POST', '/api/auth/guest', {})).body),
    addKeyed: async () => known(await nameOn(server, await createDevice(), newName())),
    signOut: async (player) => void (await post(player, '/auth/logout')),
    ban: ({ playerId }) => ban(server, playerId),
    erase: async (player) => {
      const { username } = await server.composition.roomPorts.authenticate(player.token);
      await post(player, '/account/delete', { username, password: PASSWORD });
    },
    mute: async ({ playerId }, until) => void (await sanction(playerId, 'mute', 'noise', until)),
    warn: async ({ playerId }, reason) => void (await sanction(playerId, 'warn', reason, null)),
    setBlock: async (player, { playerId }, kind) => void (await post(player, '/blocks', { playerId, kind, on: true })),
    // One waits every day.
    offerReward: async () => undefined,
    reachStep: async ({ playerId }) => {
      await pool.query(
        `insert into player_stats (player_id, best_combo, best_wpm, typed_words, correct_words, longest_match_seconds,
           best_alphabets, alphabets, played_seconds, last_match_at, most_players)
         values ($1, 0, 0, 100, 100, 0, 0, 0, 0, now(), 0)`,
        [playerId],
      );
    },
    unlockBomb: async ({ playerId }) => {
      const gift = { actor: 'test', key: `bomb:${playerId}`, kind: 'gift', body: null };
      await runOperation(server.database, gift, (tx, id) =>
        addItems(tx, id, [{ playerId, kind: 'bomb', locale: '', item: '4', count: 1 }]),
      );
    },
    buildingLanguage: 'de-DE',
    close: server.close,
  };
}

describeRoomPorts('over the database', openServerPorts);
