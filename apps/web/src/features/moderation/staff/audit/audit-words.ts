import { GAME_LANGUAGES, roleOfType } from '@syllaboom/engine';
import { ReportSubject, SanctionKind } from '@syllaboom/contracts';
import type { TFunction } from 'i18next';
import moderation from '../../../../locales/en-US/moderation.json';

import type roles from '../../../../locales/en-US/roles.json';
import { formatLanguage, formatMoment } from '../../../../platform/i18n/format.ts';

type Words = typeof moderation;
type ActionKey = `moderation.action.${keyof Words['action']}`;
type DetailKey = `moderation.detail.${keyof Words['detail']}`;

/** The catalogue key of an action in the log; null for one that this client doesn't know yet. */
export const actionKey = (action: string): ActionKey | null =>
  Object.hasOwn(moderation.action, action) ? (`moderation.action.${action}` as ActionKey) : null;

/** The catalogue key of what an action's entry says; null for what is of no use to readers. */
export const detailKey = (name: string): DetailKey | null =>
  Object.hasOwn(moderation.detail, name) ? (`moderation.detail.${name}` as DetailKey) : null;

/** What an entry says, as readers write it: dates, languages, roles and kinds by their names. */
export function detailText(name: string, value: string | number | boolean, t: TFunction): string {
  if (name === 'until' || name === 'since') return formatMoment(Date.parse(String(value)));
  if (name === 'locale' && (GAME_LANGUAGES as readonly unknown[]).includes(value)) return formatLanguage(String(value));
  if (name === 'role') return t(`roles.names.${roleOfType(Number(value)).key as keyof typeof roles.names}`);
  const subject = ReportSubject.shape.kind.safeParse(value);
  if (name === 'subject' && subject.success) return t(`profile.${subject.data}`);
  const kind = SanctionKind.safeParse(value);
  return name === 'kind' && kind.success ? t(`moderation.was.${kind.data}`) : String(value);
}
