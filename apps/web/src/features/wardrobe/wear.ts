import type { ShopAnswer } from '@syllaboom/contracts';
import { create } from 'zustand';
import { wordsForCode } from '../../platform/i18n/error-words.ts';
import { i18n } from '../../platform/i18n/i18n.ts';
import { page } from '../../platform/page.ts';
import { showError } from '../../ui/toasts/toasts.tsx';
import { onUser, useUser } from '../session/index.ts';
import { sayInShop } from './said.tsx';
import { nameOfWare } from './ware-name.ts';
import { type Ware, type WareKind, wornOf } from './wares.ts';
import { shopSender } from '../../platform/rooms/shop-sender.ts';

/** Who tries one background after the other sends the one they stay at. */
const SETTLED_MS = 500;
/** Without an answer after so long the old one is shown again. */
const ANSWER_MS = 6_000;

const KINDS = ['bomb', 'frame', 'background', 'streak', 'heart'] as const satisfies readonly WareKind[];

/** What was put on and is not answered yet. */
const useWishes = create<Readonly<Partial<Record<WareKind, number>>>>(() => ({}));
const sending = new Map<WareKind, ReturnType<typeof setTimeout>>();
const waiting = new Map<WareKind, ReturnType<typeof setTimeout>>();

function forget(kind: WareKind): void {
  clearTimeout(sending.get(kind));
  clearTimeout(waiting.get(kind));
  useWishes.setState({ [kind]: undefined });
}

function send({ kind, id }: Ware): void {
  clearTimeout(waiting.get(kind));
  if (shopSender().send(`equip-${kind}`, { id })) {
    waiting.set(
      kind,
      setTimeout(() => forget(kind), ANSWER_MS),
    );
    return;
  }
  forget(kind);
  showError(i18n.t('shop.notConnected'));
}

/** Puts something on that the player owns; the one before comes off. It is shown at once. */
export function wear(ware: Ware): void {
  const { kind, id } = ware;
  clearTimeout(sending.get(kind));
  useWishes.setState({ [kind]: id });
  if (kind === 'background')
    sending.set(
      kind,
      setTimeout(() => send(ware), SETTLED_MS),
    );
  else send(ware);
}

/** The shop has answered: what it refused is not worn. */
export function receiveWorn(answer: ShopAnswer): void {
  const kind = KINDS.find((one) => answer.call === `equip-${one}`);
  // A later wish has an answer of its own.
  if (kind === undefined || answer.success || useWishes.getState()[kind] !== answer.item) return;
  forget(kind);
  showError(wordsForCode(answer.error));
}

/** What the player wears, or has just put on. */
export function useWornWish(kind: WareKind): number {
  const user = useUser();
  const wish = useWishes((wishes) => wishes[kind]);
  return wish ?? (user ? wornOf(user, kind) : 0);
}

onUser((user) => {
  const wishes = useWishes.getState();
  for (const kind of KINDS) {
    if (user === null || wishes[kind] === undefined || wishes[kind] !== wornOf(user, kind)) continue;
    const name = nameOfWare(i18n.t, { kind, id: wishes[kind] });
    forget(kind);
    sayInShop(i18n.t('shop.saidEquipped', { name }));
  }
});
page.onStartOver(() => KINDS.forEach(forget));
