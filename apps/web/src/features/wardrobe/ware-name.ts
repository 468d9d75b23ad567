import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { backgroundName } from '../../ui/backdrop/backgrounds.ts';
import { dynamicText } from '../../platform/i18n/dynamic-text.ts';
import type { Ware } from './wares.ts';

/** What something that can be worn is called. */
export const nameOfWare = (t: TFunction, { kind, id }: Ware): string =>
  kind === 'background' ? t(`host.background.${backgroundName(id)}`) : dynamicText(t, `cosmetics.${kind}.${id}`);

export function useWareName(): (ware: Ware) => string {
  const { t } = useTranslation();
  return (ware) => nameOfWare(t, ware);
}
