import { type CSSProperties, useEffect, useRef } from 'react';
import { type LetterMark, markLetters } from '../modes/mark-letters.ts';
import { useRoom } from '../store/use-topic.ts';
import s from './letter-tray.module.css';

/** So many tiles fit before they start to shrink. */
const ROOMY = 5;

const makeTile = (): HTMLSpanElement => {
  const tile = document.createElement('span');
  tile.className = s.tile ?? '';
  return tile;
};

const mark = (tile: HTMLSpanElement, as: LetterMark): void => {
  if (as === null) delete tile.dataset.mark;
  else if (tile.dataset.mark !== as) tile.dataset.mark = as;
};

/** The own word as letter tiles, each marked by what the turn asks. Tiles are written in place: typing makes no React commit. */
export function LetterTray({ placeholder }: { placeholder: string }) {
  const { store } = useRoom();
  const box = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLSpanElement>(null);
  const caret = useRef<HTMLElement>(null);
  useEffect(() => {
    const tiles: HTMLSpanElement[] = [];
    const paint = () => {
      const element = box.current;
      if (!element || !ghost.current) return;
      const turn = store.get('turn');
      const text = store.draft(store.selfId);
      const letters = [...text];
      const marks = markLetters(text, { turn, view: store.get('mode'), selfId: store.selfId });
      while (tiles.length < letters.length) {
        const tile = makeTile();
        tiles.push(tile);
        element.insertBefore(tile, caret.current);
      }
      while (tiles.length > letters.length) tiles.pop()?.remove();
      letters.forEach((letter, index) => {
        const tile = tiles[index];
        if (!tile) return;
        const shown = turn?.twist?.name === 'blind' ? '•' : letter;
        if (tile.textContent !== shown) tile.textContent = shown;
        mark(tile, marks[index] ?? null);
      });
      element.style.setProperty('--n', String(Math.max(ROOMY, letters.length)));
      ghost.current.hidden = letters.length > 0;
    };
    paint();
    const offs = [store.on(`draft:${store.selfId}`, paint), store.on('turn', paint), store.on('mode', paint)];
    return () => {
      for (const off of offs) off();
      for (const tile of tiles) tile.remove();
    };
  }, [store]);
  return (
    <div className={s.tiles} ref={box} style={{ '--n': ROOMY } as CSSProperties} aria-hidden="true" data-testid="tray">
      <span className={s.ghost} ref={ghost}>
        {placeholder}
      </span>
      <i className={s.caret} ref={caret} />
    </div>
  );
}
