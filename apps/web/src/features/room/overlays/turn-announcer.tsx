import { DEFAULT_MODE, modeTraits } from '@syllaboom/engine';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrow, useTouch } from '../../../platform/media.ts';
import { usePlayerName } from '../players/use-player-name.ts';
import { useRoom } from '../store/use-topic.ts';
import { askedInWords, isComing } from '../typing/hint/asked.ts';

/** Readers hear at most one turn a second. */
const APART_MS = 1000;

/** Says whose turn it is and what is asked, politely and at most once a second; the clock is never read out. */
export function TurnAnnouncer() {
  const { t } = useTranslation();
  const { store } = useRoom();
  const nameOf = usePlayerName();
  const narrow = useNarrow();
  const touch = useTouch() || narrow;
  const name = useRef(nameOf);
  name.current = nameOf;
  const keys = useRef(touch);
  keys.current = touch;
  const region = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    let saidAt = -1e9;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const say = () => {
      timer = undefined;
      const turn = store.get('turn');
      // Who reads on finds nothing that is over.
      if (!turn && region.current) region.current.textContent = '';
      const seat = turn && store.seat(turn.holder);
      const mode = store.get('info')?.mode ?? DEFAULT_MODE;
      // Where all play at once nobody holds the bomb; a question reads itself out.
      if (!turn || !region.current || modeTraits(mode).typing === 'none' || (!seat && turn.holder !== '')) return;
      if (isComing(turn, mode)) return;
      saidAt = performance.now();
      const { lead, prompt, more } = askedInWords(t, turn, mode, keys.current);
      const asked = [lead, prompt ?? '', ...more].filter(Boolean).join(' ');
      if (!seat) region.current.textContent = asked;
      else if (turn.holder === store.selfId) region.current.textContent = t('modes.sayYourAsked', { asked });
      else region.current.textContent = t('modes.sayAsked', { name: name.current(seat), asked });
    };
    const onTurn = () => {
      timer ??= setTimeout(say, Math.max(0, APART_MS - (performance.now() - saidAt)));
    };
    // The turn that runs already when the table comes up: the first of a match, or after a reload.
    if (store.get('turn')) onTurn();
    const off = store.on('turn', onTurn);
    return () => {
      clearTimeout(timer);
      off();
    };
  }, [store, t]);
  return <p className="sr" aria-live="polite" ref={region} data-testid="announcer" />;
}
