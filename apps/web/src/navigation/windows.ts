import type { ReportLine } from '@syllaboom/contracts';
import type { MarketType } from '@syllaboom/engine';
import { create } from 'zustand';
import { openWindow } from '../ui/windows/manager.ts';
import { PARAMETERS } from './address.ts';
import type { BoardId } from './board-id.ts';
import type { SectionId } from './hub-section.ts';
import { closeOverlay, openOverlay, useOverlays } from './overlays.ts';
import { FIRST_SHOP_TAB, type ShopTab } from './shop-tab.ts';
import type { TradeSection } from './trade-section.ts';
import { splitWordKey, wordKey } from './word-key.ts';

export const SETTINGS_WINDOW = 'settings';
export const PROFILE_WINDOW = PARAMETERS.profile.window;
export const HUB_WINDOW = 'profile-hub';
export const GET_ROLE_WINDOW = 'get-role';
export const FRIENDS_WINDOW = 'friends';
export const INBOX_WINDOW = 'inbox';
export const NEW_CHAT_WINDOW = 'inbox-new';
export const MATCH_WINDOW = PARAMETERS.match.window;
export const SHOP_WINDOW = 'shop';
export const SELL_WINDOW = 'sell';
export const MARKET_HISTORY_WINDOW = 'market-history';
export const WORD_WINDOW = PARAMETERS.word.window;
export const COLLECTIONS_WINDOW = 'collections';
export const COLLECTION_WINDOW = PARAMETERS.collection.window;
export const NEW_COLLECTION_WINDOW = 'new-collection';
export const CLAN_WINDOW = PARAMETERS.clan.window;

/** The room from which a profile was opened: a report about the player carries it. */
export interface RoomOfProfile {
  readonly roomId: string;
  readonly chat: readonly ReportLine[];
  readonly language: string;
}

interface OpenedProfile {
  readonly id: string;
  /** The name as it was shown where the profile was opened; the window bears it until the profile is there. */
  readonly name: string;
  readonly room: RoomOfProfile | null;
}
/** What was known of the player where the last profile was opened; of one that an address named, nothing. */
const useOrigin = create<OpenedProfile>(() => ({ id: '', name: '', room: null }));
const originOf = (id: string, last: OpenedProfile): OpenedProfile =>
  last.id === id ? last : { id, name: '', room: null };

/** Opens the profile of a player. */
export function openProfile(id: string, name = '', room: RoomOfProfile | null = null): void {
  useOrigin.setState({ id, name, room });
  openOverlay('profile', id);
}

/** The profile has come: its window bears the player's name. */
export const nameProfile = (id: string, name: string): void =>
  useOrigin.setState((last) => ({ ...originOf(id, last), name }));

/** The profile that the window shows. */
export function useOpenedProfile(): OpenedProfile | null {
  const last = useOrigin();
  const id = useOverlays(({ profile }) => profile);
  return id === undefined ? null : originOf(id, last);
}

/** Opens the window that names the roles to be had, and how. */
export const openGetRole = (): void => openWindow(GET_ROLE_WINDOW);

/** The section that the hub's window shows; null: its front page. */
export const useHubSection = create<{ readonly section: SectionId | null }>(() => ({ section: null }));

/** Opens the player's own hub: its front page, or one of its sections. */
export function openHub(section: SectionId | null = null): void {
  useHubSection.setState({ section });
  openWindow(HUB_WINDOW);
}

/** Opens a section of the hub on its page of home, which is there; null leads back to its front page. */
export const openCorner = (section: SectionId | null): void =>
  section === null ? closeOverlay('corner') : openOverlay('corner', section);
/** The section that lies open on that page. */
export const useOpenedCorner = (): SectionId | null => useOverlays(({ corner }) => corner ?? null);
/** Whether a section of the hub was opened last, in its window or on its page. */
export const isAtSection = (section: SectionId): boolean =>
  useHubSection.getState().section === section || useOverlays.getState().corner === section;

/** Whom the player wants to write to, until the inbox has opened that chat. */
export interface ChatWish {
  readonly id: string;
}
export const useChatWish = create<{ readonly wish: ChatWish | null }>(() => ({ wish: null }));

/** Opens the inbox; with a player, the direct chat with them. */
export function openInbox(wish: ChatWish | null = null): void {
  useChatWish.setState({ wish });
  openWindow(INBOX_WINDOW);
}

/** Opens a finished match with all its statistics. */
export const openMatch = (id: string): void => openOverlay('match', id);
/** The match that the window shows. */
export const useOpenedMatch = (): string | null => useOverlays(({ match }) => match ?? null);

/** Opens a leaderboard on its page of home, which is there. */
export const openBoard = (id: BoardId): void => openOverlay('board', id);
export const closeBoard = (): void => closeOverlay('board');
/** The leaderboard that lies open on that page. */
export const useOpenedBoard = (): BoardId | null => useOverlays(({ board }) => board ?? null);

/** Opens a section of the community's page, which is there; null leads back to its first one. */
export const openSection = (section: TradeSection | null): void =>
  section === null ? closeOverlay('section') : openOverlay('section', section);
/** The section that lies open on that page. */
export const useOpenedSection = (): TradeSection | null => useOverlays(({ section }) => section ?? null);

/** Opens what is known of a word of a language. */
export const openWord = (locale: string, word: string): void => openOverlay('word', wordKey(locale, word));
/** The word that the window shows. */
export function useOpenedWord(): { readonly locale: string; readonly word: string } | null {
  const key = useOverlays(({ word }) => word);
  return key === undefined ? null : splitWordKey(key);
}

/** Opens the shelves of collections over whatever is on the screen. */
export const openCollections = (): void => openWindow(COLLECTIONS_WINDOW);
/** Opens a collection of words. */
export const openCollection = (id: string): void => openOverlay('collection', id);
export const closeCollection = (): void => closeOverlay('collection');
/** The collection that the window shows. */
export const useOpenedCollection = (): string | null => useOverlays(({ collection }) => collection ?? null);

/** A word that comes into the collection that is made for it. */
export interface CollectedWord {
  readonly locale: string;
  readonly word: string;
}
export const useCollectedWord = create<{ readonly word: CollectedWord | null }>(() => ({ word: null }));

/** Opens the form of a new collection, for a word or an empty one. */
export function openNewCollection(word: CollectedWord | null = null): void {
  useCollectedWord.setState({ word });
  openWindow(NEW_COLLECTION_WINDOW);
}

/** Opens a clan over whatever is on the screen. */
export const openClan = (id: string): void => openOverlay('clan', id);
/** The clan that the window shows. */
export const useOpenedClan = (): string | null => useOverlays(({ clan }) => clan ?? null);

/** The tab of the shop that lies open, on its page of home and in its window alike. */
export const useShopTab = create<{ readonly tab: ShopTab }>(() => ({ tab: FIRST_SHOP_TAB }));

/** Opens the shop over whatever is on the screen, at a tab. */
export function openShop(tab: ShopTab = FIRST_SHOP_TAB): void {
  useShopTab.setState({ tab });
  openWindow(SHOP_WINDOW);
}

/** What the player wants to sell; null: they choose it first. */
export interface SellWish {
  readonly type: MarketType;
  readonly word: string;
  readonly locale: string;
}
export const useSellWish = create<{ readonly wish: SellWish | null }>(() => ({ wish: null }));

/** Opens the window in which something is put up for sale. */
export function openSell(wish: SellWish | null = null): void {
  useSellWish.setState({ wish });
  openWindow(SELL_WINDOW);
}

/** Opens the list of what was sold lately. */
export const openMarketHistory = (): void => openWindow(MARKET_HISTORY_WINDOW);
