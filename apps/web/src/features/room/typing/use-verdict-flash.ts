import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { prefersReducedMotion } from '../../../platform/media.ts';
import { preferences } from '../../../platform/preferences.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { useRoom } from '../store/use-topic.ts';
import { showMatchNotice } from '../strip/error-notice.tsx';

const FLASH_MS = 420;
const SHAKE = [0, -12, 11, -7, 0].map((by) => ({ translate: `${by}px` }));

/** The answer to an own wrong word: red flash and shake, or the green flash of a word that was played before. */
export function useVerdictFlash(tray: RefObject<HTMLElement | null>): void {
  const { t } = useTranslation();
  const { store } = useRoom();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flash = (kind: 'wrong' | 'repeated') => {
      if (!tray.current) return;
      tray.current.dataset.flash = kind;
      clearTimeout(timer);
      timer = setTimeout(() => delete tray.current?.dataset.flash, FLASH_MS);
    };
    const off = store.onEvent('wrong', ({ id, reason }) => {
      if (id !== store.selfId) return;
      if (reason === 'repeated') {
        sound.play('again');
        flash('repeated');
        showMatchNotice(t('room.writtenBefore'));
        return;
      }
      sound.play('no');
      if (!prefersReducedMotion()) tray.current?.animate(SHAKE, { duration: 320, easing: 'ease-out' });
      if (preferences().rf) flash('wrong');
    });
    return () => {
      clearTimeout(timer);
      off();
    };
  }, [store, t, tray]);
}
