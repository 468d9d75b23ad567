import { create } from 'zustand';
import { api } from '../../../platform/api/api.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { wordsForError } from '../../../platform/i18n/error-words.ts';
import { markStale } from '../../../platform/query/query-client.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { showSpawn } from '../../../ui/spawns/spawn-store.ts';
import { showError } from '../../../ui/toasts/toasts.tsx';
import { patchUser } from '../../session/index.ts';
import { CELEBRATION_MS } from '../category-timings.ts';

/** A category of a language. */
interface Claim {
  readonly category: string;
  readonly language: string;
}
interface Reward {
  readonly key: number;
  readonly diamond: number;
  readonly bomb: number;
}
export interface Celebration extends Claim, Reward {}

interface ClaimState {
  /** Claims that are under way. */
  readonly claiming: readonly string[];
  /** What was just claimed. */
  readonly celebrated: Celebration | null;
}
export const useClaims = create<ClaimState>(() => ({ claiming: [], celebrated: null }));

export const claimId = ({ category, language }: Claim): string => `${language} ${category}`;

/** Keys of claims that nobody has answered: asked again with it, a claim that was granted is answered as granted. */
const unanswered = new Map<string, string>();

/** Pictures of what a claim brought. */
function drop({ key, diamond, bomb }: Reward): void {
  showSpawn('diamond', diamond);
  showSpawn('key', key);
  if (bomb > 0) showSpawn('bomb', 1, { item: bomb });
}

function celebrate(celebrated: Celebration): void {
  sound.play('ok');
  useClaims.setState({ celebrated });
  // The screen may be left meanwhile: what was won drops all the same.
  setTimeout(() => {
    useClaims.setState((state) => (state.celebrated === celebrated ? { celebrated: null } : {}));
    drop(celebrated);
  }, CELEBRATION_MS);
}

/** What the player owns now. Without an answer the next one brings it. */
const refreshOwned = (): Promise<void> =>
  api
    .call('me', {})
    .then(({ user }) => patchUser(user))
    .catch(() => undefined);

/** Claims a category; once until it is answered. */
export async function claimCategory(claim: Claim): Promise<void> {
  const id = claimId(claim);
  if (useClaims.getState().claiming.includes(id)) return;
  useClaims.setState(({ claiming }) => ({ claiming: [...claiming, id] }));
  const key = unanswered.get(id) ?? crypto.randomUUID();
  unanswered.set(id, key);
  try {
    const { category, language } = claim;
    const reply = await api.call('claimCategory', { params: { category, language }, body: { key } });
    unanswered.delete(id);
    celebrate({ ...claim, key: reply.key, diamond: reply.diamond, bomb: reply.bomb });
    void refreshOwned();
  } catch (cause) {
    // Only a refusal is an answer: without one the claim may have been granted.
    if (cause instanceof ApiError && cause.status >= 400 && cause.status < 500) unanswered.delete(id);
    showError(wordsForError(cause));
    markStale('categoriesAll');
  } finally {
    useClaims.setState(({ claiming }) => ({ claiming: claiming.filter((one) => one !== id) }));
  }
}
