import { create } from 'zustand';
import { api } from '../../../platform/api/api.ts';
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
  try {
    const { category, language } = claim;
    const reply = await api.call('claimCategory', { params: { category, language } });
    celebrate({ ...claim, key: reply.key, diamond: reply.diamond, bomb: reply.bomb });
    void refreshOwned();
  } catch (cause) {
    showError(wordsForError(cause));
    markStale('categoriesAll');
  } finally {
    useClaims.setState(({ claiming }) => ({ claiming: claiming.filter((one) => one !== id) }));
  }
}
