import { Gem } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isEmbedded } from '../../platform/discord/launch.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { FloatingWindow } from '../../ui/windows/floating-window.tsx';
import { openWindow } from '../../ui/windows/manager.ts';
import { centerRect } from '../../ui/windows/window-rect.ts';

const GOODS_WINDOW = 'discord-goods';
const GoodsBody = lazyPart(async () => ({ default: (await import('./goods-body.tsx')).GoodsBody }));

/** Inside the chat platform: the way to what is sold there, with its window. */
export function GoodsButton() {
  const { t } = useTranslation();
  if (!isEmbedded()) return null;
  return (
    <>
      <Btn wide onClick={() => openWindow(GOODS_WINDOW)}>
        <Gem size={19} strokeWidth={2.8} />
        {t('discord.goods')}
      </Btn>
      <FloatingWindow
        id={GOODS_WINDOW}
        title={t('discord.goods')}
        icon={<Gem size={20} strokeWidth={2.6} />}
        initial={centerRect(460, 540)}
      >
        <GoodsBody />
      </FloatingWindow>
    </>
  );
}
