import { DIFFICULTIES, LEAST_TURNS } from '@syllaboom/engine';
import { expect } from 'vitest';
import { createFinishedMatch, createSeat, createStats } from '../../../testing/matches/finished-matches.ts';
import type { PortCases } from './ports-suite.ts';
import { matchOf, NOBODY } from './ports-world.ts';

const NOTHING = { recorded: false, players: {} };

export const RESULT_CASES: PortCases = {
  'pays everybody with an account, and says what they own now': async ({ ports, addPlayer }) => {
    const players = [await addPlayer(), await addPlayer()];
    const before = await Promise.all(players.map(({ playerId }) => ports.readProfile(playerId)));
    const { recorded, players: paid } = await ports.recordMatch(matchOf(players));
    expect(recorded).toBe(true);
    for (const [at, { playerId }] of players.entries()) {
      const { exp = 0, score = 0, diamond = 0, key = 0 } = before[at] ?? {};
      const gained = paid[playerId] ?? expect.unreachable('not paid');
      expect(gained.gainedExp).toBeGreaterThan(0);
      expect(gained.gainedCoins).toBeGreaterThan(0);
      const owned = {
        exp: exp + gained.gainedExp,
        score: score + gained.gainedCoins,
        diamond: diamond + gained.gainedDiamonds,
        key: key + gained.gainedKeys,
      };
      expect(gained).toMatchObject({ ...owned, flagged: false, wp: null });
      expect(await ports.readProfile(playerId)).toEqual({ ...owned, level: gained.level });
    }
  },
  'writes one match once: asked again it answers the same and pays nothing': async ({ ports, addPlayer }) => {
    const players = [await addPlayer(), await addPlayer()];
    const match = matchOf(players);
    const first = await ports.recordMatch(match);
    const owned = await ports.readProfile(players[0]?.playerId ?? '');
    expect(await ports.recordMatch(match)).toEqual(first);
    expect(await ports.readProfile(players[0]?.playerId ?? '')).toEqual(owned);
  },
  'asked twice at once it pays once': async ({ ports, addPlayer }) => {
    const players = [await addPlayer(), await addPlayer()];
    const match = matchOf(players);
    const [one, other] = await Promise.all([ports.recordMatch(match), ports.recordMatch(match)]);
    expect(one).toEqual(other);
    const { playerId = '' } = players[0] ?? {};
    expect(await ports.readProfile(playerId)).toMatchObject({ exp: one?.players[playerId]?.exp });
  },
  'finds words once: whoever gives them later has discovered nothing': async ({ ports, addPlayer }) => {
    const [one, other] = [await addPlayer(), await addPlayer()];
    const match = matchOf([one, other]);
    const found = (await ports.recordMatch(match)).players[one.playerId]?.discovered;
    expect(found).toBe(2);
    const again = createFinishedMatch(match.seats);
    expect((await ports.recordMatch(again)).players[one.playerId]?.discovered).toBe(0);
  },
  'answers for accounts alone: not for guests, bots and who is gone': async (world) => {
    const [player, guest, gone] = [await world.addPlayer(), await world.addGuest(), await world.addPlayer()];
    await world.erase(gone);
    const ids = [player.playerId, guest.playerId, gone.playerId, NOBODY, null];
    const seats = ids.map((playerId, at) => createSeat(playerId, at + 1, createStats(['KING'])));
    const { recorded, players } = await world.ports.recordMatch(createFinishedMatch(seats));
    expect([recorded, Object.keys(players)]).toEqual([true, [player.playerId]]);
  },
  'marks whom no person played for': async ({ ports, addPlayer }) => {
    const [player, other] = [await addPlayer(), await addPlayer()];
    const stats = createStats(['KING'], { untrusted: true });
    const seats = [createSeat(player.playerId, 1, stats), createSeat(other.playerId, 2, createStats(['RING']))];
    const { players } = await ports.recordMatch(createFinishedMatch(seats));
    expect([players[player.playerId]?.flagged, players[other.playerId]?.flagged]).toEqual([true, false]);
  },
  'keeps nothing of practice and of a match that was too short': async ({ ports, addPlayer }) => {
    const player = await addPlayer();
    const before = await ports.readProfile(player.playerId);
    const practice = matchOf([player], { rules: { difficulty: DIFFICULTIES.practice } });
    const short = matchOf([player, await addPlayer()], { turns: LEAST_TURNS - 1 });
    for (const match of [practice, short]) expect(await ports.recordMatch(match)).toEqual(NOTHING);
    expect(await ports.readProfile(player.playerId)).toEqual(before);
  },
};

export const PLACE_CASES: PortCases = {
  'a dictionary is there, or is said to be built': async ({ ports: { words }, buildingLanguage }) => {
    await words.whenReady('en-US');
    expect([words.isReady('en-US'), words.get('en-US').size > 0, words.version('en-US') !== '']).toEqual(
      Array(3).fill(true),
    );
    expect(words.isReady(buildingLanguage)).toBe(false);
    expect(() => words.get(buildingLanguage)).toThrow(
      expect.objectContaining({ code: 'words/language_building' }) as Error,
    );
  },
  'content of nobody is empty, of the game it is not': async ({ ports: { content } }) => {
    expect(await content.promptsOf(NOBODY, 'en-US')).toEqual([]);
    expect(await content.practise(NOBODY, 'NoSuchOne')).toBeNull();
    expect(content.builtInPrompts('en-US').length).toBeGreaterThan(0);
    expect(await content.questions('en-US')).toHaveLength(content.countQuestions('en-US'));
    expect(content.pictureLink('https://example.org/a.png')).not.toMatch(/^(\/|https?:)/);
  },
  'a way back is the latest one, and is forgotten by its own room alone': async ({ ports, addPlayer }) => {
    const { playerId } = await addPlayer();
    const { reconnections } = ports;
    expect(await reconnections.find(playerId)).toBeNull();
    reconnections.save(playerId, 'ROOM1', 'one');
    reconnections.save(playerId, 'ROOM2', 'two');
    reconnections.clear(playerId, 'ROOM1');
    expect(await reconnections.find(playerId)).toEqual({ roomId: 'ROOM2', token: 'two' });
    reconnections.clear(playerId, 'ROOM2');
    reconnections.clear(playerId, 'ROOM2');
    expect(await reconnections.find(playerId)).toBeNull();
  },
  'a way back into a room that is gone is not offered': async ({ ports: { reconnections }, addPlayer }) => {
    const { playerId } = await addPlayer();
    reconnections.checkBy(async (roomId) => roomId !== 'GONE1');
    reconnections.save(playerId, 'GONE1', 'one');
    expect(await reconnections.find(playerId)).toBeNull();
    reconnections.save(playerId, 'HERE1', 'one');
    expect(await reconnections.find(playerId)).toEqual({ roomId: 'HERE1', token: 'one' });
  },
  'a note is verified as it was signed, and not once it was changed': async ({ ports: { notes } }) => {
    const note = notes.sign({ table: 'a' });
    expect(notes.verify(note)).toEqual({ table: 'a' });
    for (const forged of [`x${note}`, `${note}.x`, '']) expect(notes.verify(forged)).toBeNull();
  },
};
