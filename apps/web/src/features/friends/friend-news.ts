import type { FriendInvite } from '@syllaboom/contracts';
import { create } from 'zustand';
import { api } from '../../platform/api/api.ts';
import type { CallReply } from '../../platform/api/create-api.ts';
import { i18n } from '../../platform/i18n/i18n.ts';
import { isAway } from '../../platform/notify/away.ts';
import { notifyAway } from '../../platform/notify/notify-away.ts';
import { page } from '../../platform/page.ts';
import { type Hint, onHint } from '../../platform/query/hints.ts';
import { onPlayerEvent } from '../../platform/rooms/player-events.ts';
import { sound } from '../../platform/sound/sound.ts';
import { hidePeople } from '../../platform/streamer/hide-people.ts';
import { showInfo } from '../../ui/toasts/toasts.tsx';
import { currentUser } from '../session/index.ts';
import { INVITE_MS, REQUESTS_COOLDOWN_MS } from './friend-timings.ts';

type Requests = CallReply<'friendRequests'>;

/** An invitation on the screen, with the moment at which it goes by itself. */
export interface ShownInvite extends FriendInvite {
  readonly id: number;
  readonly until: number;
}

interface FriendNews {
  /** So many ask for friendship and wait. */
  readonly requests: number;
  /** Those that came and were not answered, the first on the screen. */
  readonly invites: readonly ShownInvite[];
  /** The requests as they were read last; null while nothing is known, or something has changed since. */
  readonly lastRead: { readonly reply: Requests; readonly at: number } | null;
}
const NOTHING: FriendNews = { requests: 0, invites: [], lastRead: null };

/** What must be known of friends before their panel is fetched. */
export const useFriendNews = create<FriendNews>(() => NOTHING);
export const useWaitingRequests = (): number => useFriendNews((news) => news.requests);

/** The requests were read, here or by the panel. */
export const noteRequests = (reply: Requests, at: number): void =>
  useFriendNews.setState({ requests: reply.incoming.length, lastRead: { reply, at } });

/** What the server says of the requests now; null for guests, and where there is no answer. */
async function askRequests(): Promise<Requests | null> {
  const asker = currentUser();
  if (asker?.guest !== false) return null;
  const now = Date.now();
  const reply = await api.call('friendRequests', {}).catch(() => null);
  if (reply === null || currentUser()?.id !== asker.id) return null;
  noteRequests(reply, now);
  return reply;
}

/** Reads the requests for the badge, unless that was done a moment ago; without an answer the badge stays as it is. */
async function readRequests(): Promise<void> {
  const { lastRead } = useFriendNews.getState();
  if (lastRead === null || Date.now() - lastRead.at >= REQUESTS_COOLDOWN_MS) await askRequests();
}

let invited = 0;
export const dropInvite = (id: number): void =>
  useFriendNews.setState(({ invites }) => ({ invites: invites.filter((one) => one.id !== id) }));

/** Another invitation of the same friend takes the first one's place. */
function receiveInvite(invite: FriendInvite): void {
  invited += 1;
  const id = invited;
  const shown = { ...invite, id, until: Date.now() + INVITE_MS };
  useFriendNews.setState(({ invites }) => ({
    invites: [...invites.filter(({ fromId }) => fromId !== invite.fromId), shown],
  }));
  setTimeout(() => dropInvite(id), INVITE_MS);
  callBack(invite);
}

/** By a sound to who looks at the page; who looks elsewhere is told the name, unless a streamer's viewers would read it. */
function callBack({ fromId, fromName, fromAvatar }: FriendInvite): void {
  if (!isAway()) return sound.play('turn');
  const say = () =>
    i18n.t('invite.from', { name: hidePeople({ id: fromId, displayName: fromName, avatar: fromAvatar }).displayName });
  notifyAway('invite', say);
}

function receiveRequests(requests: number): void {
  const isMore = requests > useFriendNews.getState().requests;
  useFriendNews.setState({ requests, lastRead: null });
  if (isMore) void sayWhoAsks();
}

/** The latest request is the one that has just come; it may be gone again, or not be known. */
async function sayWhoAsks(): Promise<void> {
  const [latest] = (await askRequests())?.incoming ?? [];
  showInfo(
    latest === undefined
      ? i18n.t('friends.newRequest')
      : i18n.t('friends.newRequestOf', { name: hidePeople(latest).displayName }),
  );
}

/** What concerned another player is nobody's. @internal Tests begin without any. */
export const forgetFriendNews = (): void => useFriendNews.setState(NOTHING);

function follow({ name }: Hint): void {
  if (name === 'player-switched') forgetFriendNews();
  if (name === 'connected') void readRequests();
}

onPlayerEvent('friend_invite', receiveInvite);
onPlayerEvent('friends', ({ requests }) => receiveRequests(requests));
onHint(follow);
page.onStartOver(forgetFriendNews);
