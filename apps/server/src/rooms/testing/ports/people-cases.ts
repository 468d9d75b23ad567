import { levelOfExp, MEMBER_ICONS, SUPPORTER_ROLE, typeWithIcon } from '@syllaboom/engine';
import { expect } from 'vitest';
import { CLEAN_MODERATION_STATUS } from '../../ports.ts';
import type { PortCases } from './ports-suite.ts';
import { NOBODY, emittedWhile } from './ports-world.ts';

const [ICON = 0] = MEMBER_ICONS;
const MINUTE_MS = 60_000;
const soon = (): Date => new Date(Date.now() + MINUTE_MS);

export const IDENTITY_CASES: PortCases = {
  'tell whose token it is, with cosmetics, level and a clean moderation status': async ({ ports, addPlayer }) => {
    const { playerId, token } = await addPlayer();
    const identity = await ports.authenticate(token);
    expect(identity).toMatchObject({
      playerId,
      guest: false,
      wayIn: true,
      roles: [],
      type: 0,
      standing: CLEAN_MODERATION_STATUS,
    });
    expect(identity).toMatchObject({ bomb: 0, background: 0, streakEffect: 0, heartEffect: 0, frame: 0 });
    expect(identity.level).toBe(levelOfExp(identity.exp));
    expect(await ports.ownerOf(token)).toBe(playerId);
  },
  'say twice the same': async ({ ports, addPlayer }) => {
    const { token } = await addPlayer();
    expect(await ports.authenticate(token)).toEqual(await ports.authenticate(token));
  },
  'know a guest, who has nothing yet': async ({ ports, addGuest }) => {
    const { playerId, token } = await addGuest();
    const nothing = { exp: 0, level: 1, wp: 0, roles: [], type: 0 };
    expect(await ports.authenticate(token)).toMatchObject({ playerId, guest: true, wayIn: false, ...nothing });
  },
  'know who hangs on one device’s key': async ({ ports, addKeyed }) => {
    const { token } = await addKeyed();
    expect(await ports.authenticate(token)).toMatchObject({ guest: false, wayIn: false });
  },
  'tell the held roles': async ({ ports, addPlayer }) => {
    const { token } = await addPlayer({ roles: [SUPPORTER_ROLE] });
    expect((await ports.authenticate(token)).roles).toEqual([SUPPORTER_ROLE]);
  },
  'refuse what is no token': async ({ ports }) => {
    for (const token of ['', 'x', 'a.b.c']) {
      await expect(ports.authenticate(token)).rejects.toMatchObject({ code: 'auth/token_invalid' });
      await expect(ports.ownerOf(token)).rejects.toMatchObject({ code: 'auth/token_invalid' });
    }
  },
  'refuse a session that has ended': async ({ ports, addPlayer, signOut }) => {
    const player = await addPlayer();
    await signOut(player);
    await expect(ports.authenticate(player.token)).rejects.toMatchObject({ code: 'auth/token_invalid' });
    await expect(ports.ownerOf(player.token)).rejects.toMatchObject({ code: 'auth/token_invalid' });
  },
  'refuse the banned as such': async ({ ports, addPlayer, ban }) => {
    const player = await addPlayer();
    await ban(player);
    await expect(ports.authenticate(player.token)).rejects.toMatchObject({ code: 'auth/banned' });
    await expect(ports.ownerOf(player.token)).rejects.toMatchObject({ code: 'auth/banned' });
  },
  'refuse an account that was erased': async ({ ports, addPlayer, erase }) => {
    const player = await addPlayer();
    await erase(player);
    await expect(ports.authenticate(player.token)).rejects.toMatchObject({ code: 'auth/token_invalid' });
  },
};

export const MODERATION_STATUS_CASES: PortCases = {
  'is clean for a new player, a guest and nobody': async ({ ports, addPlayer, addGuest }) => {
    for (const { playerId } of [await addPlayer(), await addGuest(), { playerId: NOBODY }])
      expect(await ports.readModerationStatus(playerId)).toEqual(CLEAN_MODERATION_STATUS);
  },
  'tells how long a mute lasts, to the seat, too': async ({ ports, addPlayer, mute }) => {
    const [player, until] = [await addPlayer(), soon()];
    await mute(player, until);
    const status = { ...CLEAN_MODERATION_STATUS, mutedUntil: until.getTime() };
    expect(await ports.readModerationStatus(player.playerId)).toEqual(status);
    expect((await ports.authenticate(player.token)).standing).toEqual(status);
  },
  'of two mutes the later one counts': async ({ ports, addPlayer, mute }) => {
    const [player, until] = [await addPlayer(), soon()];
    await mute(player, until);
    await mute(player, new Date(until.getTime() - MINUTE_MS / 2));
    expect(await ports.readModerationStatus(player.playerId)).toMatchObject({ mutedUntil: until.getTime() });
  },
  'gives each warning out once, the oldest first': async ({ ports, addPlayer, warn }) => {
    const player = await addPlayer();
    const { playerId } = player;
    await warn(player, 'first');
    await warn(player, 'second');
    expect(await ports.readModerationStatus(playerId)).toEqual({ ...CLEAN_MODERATION_STATUS, warned: true });
    expect(await ports.takeNotices(playerId)).toEqual([
      { key: 'warned', reason: 'first' },
      { key: 'warned', reason: 'second' },
    ]);
    expect(await ports.takeNotices(playerId)).toEqual([]);
    expect(await ports.readModerationStatus(playerId)).toEqual(CLEAN_MODERATION_STATUS);
  },
  'knows no warnings of nobody': async ({ ports }) => {
    expect(await ports.takeNotices(NOBODY)).toEqual([]);
  },
  'who blocks hears nothing of the other; the other one learns nothing of it': async (world) => {
    const [player, other] = [await world.addPlayer(), await world.addPlayer()];
    await world.setBlock(player, other, 'block');
    const hidden = { unheard: [other.playerId], blocked: [other.playerId] };
    expect(await world.ports.readModerationStatus(player.playerId)).toMatchObject(hidden);
    expect(await world.ports.readModerationStatus(other.playerId)).toEqual(CLEAN_MODERATION_STATUS);
  },
  'two may block each other': async ({ ports, addPlayer, setBlock }) => {
    const [player, other] = [await addPlayer(), await addPlayer()];
    await setBlock(player, other, 'block');
    await setBlock(other, player, 'block');
    expect((await ports.readModerationStatus(player.playerId)).blocked).toEqual([other.playerId]);
    expect((await ports.readModerationStatus(other.playerId)).blocked).toEqual([player.playerId]);
  },
  'who only mutes somebody still gets their hearts and whispers': async ({ ports, addPlayer, setBlock }) => {
    const [player, other] = [await addPlayer(), await addPlayer()];
    await setBlock(player, other, 'mute');
    await setBlock(player, other, 'mute');
    expect(await ports.readModerationStatus(player.playerId)).toMatchObject({ unheard: [other.playerId], blocked: [] });
  },
};

export const OWN_ACCOUNT_CASES: PortCases = {
  'the profile is the one of the seat, and of the account as its client holds it': async ({ ports, addPlayer }) => {
    const { playerId, token } = await addPlayer();
    const { exp, level, username, displayName, avatar } = await ports.authenticate(token);
    const profile = await ports.readProfile(playerId);
    expect(profile).toMatchObject({ exp, level });
    const { score, diamond, key } = profile;
    const shown = { id: playerId, exp, level, username, displayName, avatar, score, diamond, key, guest: false };
    expect(await ports.describePlayer(playerId)).toMatchObject(shown);
  },
  'a guest and nobody own nothing': async ({ ports, addGuest }) => {
    const nothing = { exp: 0, level: 1, score: 0, diamond: 0, key: 0 };
    expect(await ports.readProfile((await addGuest()).playerId)).toEqual(nothing);
    expect(await ports.readProfile(NOBODY)).toEqual(nothing);
  },
  'nobody is not described': async ({ ports }) => {
    await expect(ports.describePlayer(NOBODY)).rejects.toMatchObject({ code: 'profile/not_found' });
  },
  'a supporter wears an icon and takes it off, which is told each time': async (world) => {
    const { ports } = world;
    const player = await world.addPlayer({ roles: [SUPPORTER_ROLE] });
    const typeOf = async () => (await ports.authenticate(player.token)).type;
    expect(await emittedWhile(world, player, () => ports.chooseIcon(player.playerId, ICON))).toEqual(['changed']);
    expect(await typeOf()).toBe(typeWithIcon(ICON));
    expect(await emittedWhile(world, player, () => ports.chooseIcon(player.playerId, 0))).toEqual(['changed']);
    expect(await typeOf()).toBe(SUPPORTER_ROLE);
  },
  'there are no other icons': async ({ ports, addPlayer }) => {
    const { playerId } = await addPlayer({ roles: [SUPPORTER_ROLE] });
    await expect(ports.chooseIcon(playerId, 1)).rejects.toMatchObject({ code: 'profile/role_not_held' });
  },
  'nobody else wears one, and nothing is told': async (world) => {
    const player = await world.addPlayer();
    const wish = async () =>
      expect(world.ports.chooseIcon(player.playerId, ICON)).rejects.toMatchObject({ code: 'profile/role_not_held' });
    expect(await emittedWhile(world, player, wish)).toEqual([]);
    expect((await world.ports.authenticate(player.token)).type).toBe(0);
  },
  'cards are there of accounts alone': async ({ ports, addPlayer, addGuest }) => {
    const [player, guest] = [await addPlayer(), await addGuest()];
    const { playerId } = player;
    const { displayName, avatar } = await ports.authenticate(player.token);
    const cards = await ports.readPlayerCards([guest.playerId, playerId, NOBODY]);
    expect(cards).toMatchObject([{ playerId, displayName, avatar }]);
    expect(await ports.readPlayerCards([])).toEqual([]);
  },
  'participants come in the order asked, each once, without strangers': async ({ ports, addPlayer }) => {
    const [one, other] = [await addPlayer(), await addPlayer()];
    const ids = [other.playerId, NOBODY, one.playerId, other.playerId];
    const cards = await ports.readParticipants({ playerId: one.playerId, ids, instance: undefined });
    expect(cards.map(({ id, playerId }) => [id, playerId])).toEqual(
      [other, one].map(({ playerId }) => [playerId, playerId]),
    );
  },
  'a purchase that nobody knows is rejected, however often': async ({ ports, addPlayer }) => {
    const { playerId } = await addPlayer();
    for (let time = 0; time < 2; time++)
      expect(await ports.claimPurchase(playerId, '404')).toEqual({ outcome: 'refused' });
  },
};
