import type { ClientMessages, PlayerHit } from '@syllaboom/contracts';
import { type BotSliderValues, GAME_LANGUAGES, type GameLanguage } from '@syllaboom/engine';
import type { RoomInfo } from '../store/room-types.ts';

interface Wish {
  readonly profile: BotSliderValues;
  /** Chosen in multi-language rooms; blank until then. */
  readonly language: GameLanguage | '';
  readonly model: PlayerHit | null;
}
export type BotRequest =
  | { readonly ok: true; readonly message: ClientMessages['add-bot'] }
  | { readonly ok: false; readonly refusal: 'room.botLanguageMissing' | 'room.botLanguageUnknown' };

/** What is sent for a new bot, or why it can't be: its language must be chosen, or be the room's. */
export function readBotRequest(
  info: Pick<RoomInfo, 'mlang' | 'locale'> | null,
  { profile, language, model }: Wish,
): BotRequest {
  if (info?.mlang && language === '') return { ok: false, refusal: 'room.botLanguageMissing' };
  const locale = info?.mlang ? language : info?.locale;
  const known = GAME_LANGUAGES.find((one) => one === locale);
  if (!known) return { ok: false, refusal: 'room.botLanguageUnknown' };
  return { ok: true, message: { ...profile, locale: known, ...(model ? { id: model.id } : {}) } };
}
