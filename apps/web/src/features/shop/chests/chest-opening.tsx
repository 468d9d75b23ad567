import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { prefersReducedMotion } from '../../../platform/media.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Price } from '../../../ui/kit/goods/price.tsx';
import { holdUnlocked } from '../../daily/index.ts';
import { useUser } from '../../session/index.ts';
import { wear, useWareName, WarePicture } from '../../wardrobe/index.ts';
import { ChestPicture } from './chest-picture.tsx';
import s from './chest-opening.module.css';
import { type ChestOpened, closeOpened, useOpened } from './opening-store.ts';
import { RarityMark } from './rarity-mark.tsx';

/** The chest shakes for so long before its lid goes up. */
const SHAKE_MS = 1_100;

function Opening({ chest }: { chest: ChestOpened }) {
  const { t } = useTranslation();
  const user = useUser();
  const nameOf = useWareName();
  const [shown, setShown] = useState(prefersReducedMotion);
  const done = useRef<HTMLButtonElement>(null);
  const bomb = { kind: 'bomb', id: chest.bomb } as const;
  const name = nameOf(bomb);
  useEffect(() => holdUnlocked(({ type, value }) => type === 'bomb' && value === chest.bomb), [chest.bomb]);
  useEffect(() => {
    if (!shown) {
      sound.play('tap');
      const timer = setTimeout(() => setShown(true), SHAKE_MS);
      return () => clearTimeout(timer);
    }
    sound.play(chest.rarity === 'legendary' ? 'win' : 'ok');
    done.current?.focus();
    return undefined;
  }, [shown, chest.rarity]);
  return (
    <Dialog.Root open onOpenChange={(next) => !next && closeOpened()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={s.backdrop} />
        <Dialog.Popup
          className={s.popup}
          data-testid="chest-opening"
          data-shown={shown || undefined}
          data-rarity={chest.rarity}
        >
          <div className={s.stage}>
            <i className={s.rays} />
            <span className={s.box}>
              <ChestPicture theme={chest.theme} size={170} open={shown} shaking={!shown} />
            </span>
            {shown ? (
              <span className={s.bomb}>
                <WarePicture {...bomb} />
              </span>
            ) : null}
          </div>
          <div className={s.words} role="status">
            <Dialog.Title className={s.title}>{shown ? t('shop.found', { name }) : t('shop.opening')}</Dialog.Title>
            {shown ? (
              <>
                <RarityMark rarity={chest.rarity} />
                {chest.duplicate ? (
                  <p className={s.instead}>
                    {t('shop.duplicate')} <Price amount={chest.diamonds} currency="diamond" />
                  </p>
                ) : (
                  <p className={s.instead}>{t('shop.isNew')}</p>
                )}
              </>
            ) : null}
          </div>
          <div className={s.actions}>
            {shown && user?.bomb !== chest.bomb ? (
              <Btn
                tone="gold"
                aria-label={t('shop.equipNamed', { name })}
                onClick={() => {
                  wear(bomb);
                  closeOpened();
                }}
              >
                {t('shop.equip')}
              </Btn>
            ) : null}
            <Btn ref={done} tone={shown ? 'primary' : 'plain'} onClick={() => (shown ? closeOpened() : setShown(true))}>
              {t(shown ? 'shop.done' : 'shop.skip')}
            </Btn>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** What comes out of a chest: it shakes, its lid goes up, the bomb rises. Without motion the bomb is there at once. */
export function ChestOpening() {
  const first = useOpened((state) => state.opened[0]);
  const left = useOpened((state) => state.opened.length);
  return first ? <Opening key={left} chest={first} /> : null;
}
