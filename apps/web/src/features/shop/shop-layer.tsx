import { Store } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import './deals/receive-answer.ts';
import { SHOP_WINDOW } from '../../navigation/windows.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { FloatingWindow } from '../../ui/windows/floating-window.tsx';
import { centerRect } from '../../ui/windows/window-rect.ts';
import { useOpened } from './chests/opening-store.ts';
import { withNames } from './load-names.ts';

/** Names of bombs come along. */
const ChestOpening = lazyPart(async () => ({
  default: (await withNames(import('./chests/chest-opening.tsx'))).ChestOpening,
}));
const ShopBody = lazyPart(async () => ({ default: (await import('./shop-body.tsx')).ShopBody }));

/** As much of the view as wished, unless it is smaller. */
const fitting = (wished: number, there: number): number => Math.min(wished, there - 40);

/** The shop over home and rooms, and what comes out of chests. */
export function ShopLayer() {
  const { t } = useTranslation();
  const opened = useOpened((state) => state.opened.length > 0);
  return (
    <>
      <FloatingWindow
        id={SHOP_WINDOW}
        title={t('shop.title')}
        icon={<Store size={20} strokeWidth={2.6} />}
        initial={() => centerRect(fitting(860, innerWidth), fitting(660, innerHeight))}
        side
      >
        <ShopBody />
      </FloatingWindow>
      {opened ? (
        <Suspense fallback={null}>
          <ChestOpening />
        </Suspense>
      ) : null}
    </>
  );
}
