import {
  CUSTOM_PROMPTS,
  DEFAULT_MODE,
  type GameLanguage,
  MODE_IDS,
  modeTraits,
  seedRandom,
  shuffle,
} from '@syllaboom/engine';
import { askToLeaveRoom, enterRoom } from '../../../navigation/navigation.ts';
import { api } from '../../../platform/api/api.ts';
import { wordsForError } from '../../../platform/i18n/error-words.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { askConfirm } from '../../../ui/kit/popups/confirm.tsx';
import { showError } from '../../../ui/toasts/toasts.tsx';

/** The mode that asks the host's own prompts. */
const OWN_PROMPTS_MODE = MODE_IDS.find((mode) => modeTraits(mode).asksFor === 'customPrompts') ?? DEFAULT_MODE;

/** As many of the syllables as a table's prompts may hold, in any order. */
export function promptsText(syllables: readonly string[], seed: number = Date.now()): string {
  const all = syllables.join(',');
  if (all.length <= CUSTOM_PROMPTS.textMost) return all;
  let text = '';
  for (const syllable of shuffle(seedRandom(seed >>> 0), syllables)) {
    const next = text === '' ? syllable : `${text},${syllable}`;
    if (next.length > CUSTOM_PROMPTS.textMost) break;
    text = next;
  }
  return text;
}

/** Whether the player's own prompts would be lost, and the player wants to keep them. */
async function keepsPrompts(syllables: readonly string[]): Promise<boolean> {
  const stored = (await api.call('roomSyllables', {})).syllables;
  const chosen = new Set(syllables);
  if (stored.every((prompt) => chosen.has(prompt))) return false;
  const isFine = await askConfirm({
    title: i18n.t('syllables.replaceTitle'),
    text: i18n.t('syllables.replaceText', { count: stored.length }),
    confirmLabel: i18n.t('syllables.replace'),
    danger: true,
  });
  return !isFine;
}

/** Opens a private practice table that asks these syllables: they become the player's own prompts. */
export async function openPracticeTable(language: GameLanguage, syllables: readonly string[]): Promise<void> {
  try {
    if ((await keepsPrompts(syllables)) || !(await askToLeaveRoom())) return;
    await api.call('saveRoomSyllables', { body: { syllables: promptsText(syllables) } });
    enterRoom({
      kind: 'create',
      options: { locale: language, open: false, practice: true, mode: OWN_PROMPTS_MODE },
    });
  } catch (cause) {
    showError(wordsForError(cause));
  }
}
