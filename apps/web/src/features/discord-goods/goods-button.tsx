import { Gem } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openShop } from '../../navigation/windows.ts';
import { isEmbedded } from '../../platform/discord/launch.ts';
import { Btn } from '../../ui/kit/buttons/btn.tsx';

/** Inside the chat platform: the way to what is sold there. */
export function GoodsButton() {
  const { t } = useTranslation();
  if (!isEmbedded()) return null;
  return (
    <Btn wide onClick={() => openShop('market')}>
      <Gem size={19} strokeWidth={2.8} />
      {t('discord.goods')}
    </Btn>
  );
}
