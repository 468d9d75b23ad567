import { ENDPOINTS, type Endpoint, type EndpointName } from '@syllaboom/contracts';
import { z } from 'zod';

const DEVICE = { kty: 'EC', crv: 'P-256', x: 'x'.repeat(43), y: 'y'.repeat(43) };

/** The same of the calls that move value. */
const tradesWith = (otherId: string): Partial<Record<EndpointName, Record<string, unknown>>> => ({
  exchangeCurrency: { from: 'diamond', to: 'coin', amount: 1, least: 1 },
  sellWord: { word: 'BANANA', price: 1000, currency: 'coin', count: 1, type: 'discovery', locale: 'en-US' },
  buyWord: { sellerId: otherId, word: 'BANANA', type: 'discovery', price: 1000, priceType: 'coin' },
  removeListing: { word: 'BANANA', type: 'discovery' },
  craftPlace: { syllable: 'ING', x: 0, y: 0 },
  craftExpand: { direction: 'south' },
});

/** The same of the calls about clans. */
const clansWith = (otherId: string): Partial<Record<EndpointName, Record<string, unknown>>> => ({
  createClan: { name: 'Honest People', tag: 'HON', description: 'We play' },
  joinClan: { clanId: 'clan00000001', joinFee: 0, feeType: 'coin' },
  withdrawClanRequest: { clanId: 'clan00000001' },
  updateClan: { minLevel: 1, joinFee: 0, feeType: 'coin' },
  renameClan: { name: 'Honest Folk' },
  changeClanTag: { tag: 'HON' },
  describeClan: { description: 'We play' },
  transferClan: { memberId: otherId },
  declineClanRequest: { playerId: otherId },
  kickClanMember: { memberId: otherId },
  acceptClanRequest: { acceptedPlayer: otherId },
  sayInClan: { message: 'Hello', k: 'nonce-0001' },
});

/** What honest clients send where a value must mean something to get far; another player is `otherId`. */
const bodiesOf = (otherId: string): Partial<Record<EndpointName, Record<string, unknown>>> => ({
  signUpByName: { username: 'somebody', locale: 'en-US', device: DEVICE, proof: 'x' },
  keySignIn: { device: DEVICE, proof: 'x' },
  register: { username: 'somebody', password: 'secret-1', locale: 'en-US', device: DEVICE },
  byLogin: { username: 'other', password: 'wrong-1', device: DEVICE, proof: 'a.b.c' },
  guest: { locale: 'en-US' },
  discordToken: { code: 'c', state: 's', refresh_token: 'dr1_x', locale: 'en-US', device: DEVICE, proof: 'p' },
  googleLogin: { idToken: 'a.b.c', locale: 'en-US', device: DEVICE },
  updateAuth: { username: '', password: 'wrong', currentPassword: 'wrong-1' },
  linkIdentity: { provider: 'discord', code: 'c', state: 's', idToken: 'a.b.c' },
  unlinkIdentity: { provider: 'google', password: 'wrong-1' },
  deleteAccount: { username: 'nobody', password: 'wrong-1' },
  updatePreferences: { prefs: { t: 'retro', ev: 0.5, ks: 1, rf: true } },
  updateProfile: { displayName: 'Keeper', longestWord: 'WORD', about: 'me', avatar: 'seed' },
  updateRole: { role: 0 },
  sendFriendRequest: { friendId: otherId },
  cancelFriendRequest: { friendId: otherId },
  acceptFriendRequest: { friendId: otherId },
  inviteFriend: { friendId: otherId, roomId: 'ABCDEFG', message: 'come' },
  openChat: { p: [otherId], g: false },
  sendMessage: { t: 'Hello', y: 'text', k: 'nonce-0001' },
  editMessage: { i: 1, t: 'Hello' },
  setBlock: { playerId: otherId, kind: 'block', on: true },
  report: {
    id: otherId,
    reason: 'why',
    chat: [{ id: otherId, message: 'text' }],
    categories: ['spam'],
    language: 'en-US',
    roomId: 'ABCDEFG',
  },
  verifyPlayer: { playerId: otherId },
  addRemoval: { word: 'KING' },
  proposeWord: { word: 'BLORB' },
  voteForWord: { on: true },
  decideProposal: { accept: false, note: 'No such word' },
  sanctionPlayer: { playerId: otherId, kind: 'mute', reason: 'rude', until: null, reportId: null },
  takeDown: { reason: 'rude' },
  setHeldRole: { role: 3, held: true },
  decideAppeal: { lift: true, note: '' },
  choosePerk: { perk: null },
  ...tradesWith(otherId),
  ...clansWith(otherId),
  makeCode: { code: 'WELCOME-2026', coin: 1, diamond: 0, key: 0, uses: 1, until: null },
  saveRoomSyllables: { syllables: 'ab=ABBA' },
  proposeTrivia: { locale: 'en-US', q: 'Which?', a: ['a', 'b', 'c', 'd'], d: 1 },
  recoverPassword: {
    username: 'other',
    code: 'AAAA-BBBB-CCCC-DDDD',
    password: 'fresh-secret-1',
    device: DEVICE,
  },
  renewRecoveryCodes: { password: 'wrong-1' },
  enrolSecondFactor: { password: 'wrong-1' },
  proveSecondFactor: { code: '000000' },
  appealMatch: { text: 'I typed that' },
  decideFlag: { accept: true, note: '' },
  undoGains: { since: '2026-01-01T00:00:00.000Z', all: true, reason: 'cheated' },
  reviewTrivia: { id: 'none', approve: true },
});

/** Values of parameters in paths, by name. */
const paramsOf = (otherId: string): Readonly<Record<string, string>> => ({
  id: otherId,
  locale: 'en-US',
  language: 'en-US',
  page: '1',
  exp: '0',
  category: 'exp',
});

interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly minimum?: number;
}

/** The plainest value of a shape. */
function sampleOf(shape: Shape): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return shape.enum[0];
  if (shape.anyOf !== undefined) return sampleOf(shape.anyOf[0] ?? {});
  if (shape.type === 'object')
    return Object.fromEntries(Object.entries(shape.properties ?? {}).map(([key, inner]) => [key, sampleOf(inner)]));
  if (shape.type === 'array')
    return Array.from({ length: Math.max(1, shape.minItems ?? 0) }, () => sampleOf(shape.items ?? {}));
  if (shape.type === 'string') return 'x'.repeat(Math.max(1, shape.minLength ?? 0));
  if (shape.type === 'boolean') return true;
  return shape.type === 'null' ? null : Math.max(1, shape.minimum ?? 1);
}

/** What an honest client sends: named above, else the plainest body that the contract takes; undefined: none is taken. */
export function honestBody(name: EndpointName, otherId: string): Record<string, unknown> | undefined {
  const { body }: Endpoint = ENDPOINTS[name];
  if (body === undefined) return undefined;
  const shape = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Shape;
  return bodiesOf(otherId)[name] ?? (sampleOf(shape) as Record<string, unknown>);
}

/** An address of the call, with `spoilt` for one of its parameters. */
export const honestAddress = (
  name: EndpointName,
  otherId: string,
  spoilt: Readonly<Record<string, string>> = {},
): string =>
  `/api${ENDPOINTS[name].path.replaceAll(/:(\w+)/g, (_, param: string) => spoilt[param] ?? paramsOf(otherId)[param] ?? 'king')}`;
