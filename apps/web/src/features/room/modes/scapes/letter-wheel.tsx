import { Shuffle } from 'lucide-react';
import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sound } from '../../../../platform/sound/sound.ts';
import { Btn } from '../../../../ui/kit/buttons/btn.tsx';
import { useRoom } from '../../store/use-topic.ts';
import { createDraftSender } from '../../typing/draft/draft-sender.ts';
import { useIsOut } from '../use-may-type.ts';
import { CIRCLE, drawTo, letterAt, pathOf, placeLetters } from './scape-circle.ts';
import w from './letter-wheel.module.css';
import s from './scapes.module.css';

/** Shortest word that letting go sends. */
const LEAST_LETTERS = 2;

const shuffled = (letters: string): string => {
  const all = [...letters];
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [all[at], all[other]] = [all[other] ?? '', all[at] ?? ''];
  }
  return all.join('');
};

/** Writes the word as lit letters and a line through them; React has no part in it. */
function paintPath(svg: SVGSVGElement, letters: string, path: readonly number[], pointer: string): void {
  const places = placeLetters(letters);
  svg.querySelectorAll<SVGGElement>('[data-letter]').forEach((group, index) => {
    const at = path.indexOf(index);
    group.toggleAttribute('data-used', at >= 0);
    group.toggleAttribute('data-last', at >= 0 && at === path.length - 1);
  });
  const points = path.map((index) => `${places[index]?.x},${places[index]?.y}`);
  svg
    .querySelector('polyline')
    ?.setAttribute('points', [...points, ...(pointer && path.length > 0 ? [pointer] : [])].join(' '));
}

/** Drawing on the wheel: capture, path, draft, and the submit when the pointer lets go; and tapping its letters one by one. */
function useDrawing(order: string, active: boolean) {
  const { store, actions } = useRoom();
  const svg = useRef<SVGSVGElement>(null);
  const path = useRef<readonly number[]>([]);
  /** The pointer has come to a second letter: it draws. Before that it only taps. */
  const draws = useRef(false);
  const tapped = useRef<readonly number[]>([]);
  const sender = useMemo(() => createDraftSender((delta) => actions.sendDraft(delta)), [actions]);
  useEffect(() => () => sender.cancel(), [sender]);
  const pointAt = (event: PointerEvent) => {
    const box = svg.current?.getBoundingClientRect();
    if (!box || box.width === 0) return null;
    return { x: ((event.clientX - box.left) / box.width) * 100, y: ((event.clientY - box.top) / box.height) * 100 };
  };
  const wordOf = (places: readonly number[]) => places.map((index) => [...order][index]).join('');
  const word = () => wordOf(path.current);
  /** The letters of what is typed: those that were tapped, where one is there twice. */
  const used = () => {
    const typed = store.draft(store.selfId);
    return wordOf(tapped.current) === typed ? tapped.current : pathOf(order, typed);
  };
  const tap = (index: number, trusted: boolean) => {
    const before = used();
    if (before.at(-1) === index) {
      tapped.current = before.slice(0, -1);
      store.keys?.backspace();
    } else if (!before.includes(index)) {
      tapped.current = [...before, index];
      store.keys?.insert([...order][index] ?? '', trusted);
    }
  };
  const follow = (event: PointerEvent) => {
    const point = pointAt(event);
    if (!point || !svg.current) return;
    const next = drawTo(path.current, letterAt(placeLetters(order), point.x, point.y));
    if (next !== path.current) {
      if (next.length > path.current.length && next.length > 1) sound.key();
      path.current = next;
      if (next.length > 1 && !draws.current) {
        draws.current = true;
        store.keys?.clear();
      }
      if (draws.current) {
        store.setDraft(store.selfId, word());
        sender.change(word());
      }
    }
    paintPath(svg.current, order, path.current, `${point.x},${point.y}`);
  };
  const stop = (event: PointerEvent, submits: boolean) => {
    const drawn = word();
    const [first] = path.current;
    const was = path.current.length;
    path.current = [];
    if (first === undefined) return;
    if (!draws.current) {
      if (submits) tap(first, event.nativeEvent.isTrusted);
      if (svg.current) paintPath(svg.current, order, used(), '');
      return;
    }
    sender.cancel();
    if (submits && was >= LEAST_LETTERS)
      actions.send('submit', event.nativeEvent.isTrusted ? { word: drawn } : { word: drawn, t: true });
    store.setDraft(store.selfId, '');
    // Whatever is typed next starts from nothing on both sides.
    sender.reset();
    sender.change('');
    if (svg.current) paintPath(svg.current, order, [], '');
  };
  const drawing = useRef(false);
  return {
    svg,
    used,
    isDrawing: () => drawing.current,
    handlers: {
      onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
        if (!active || event.button !== 0) return;
        event.preventDefault();
        sound.unlock();
        event.currentTarget.setPointerCapture(event.pointerId);
        drawing.current = true;
        draws.current = false;
        path.current = [];
        follow(event);
      },
      onPointerMove: (event: PointerEvent) => {
        if (drawing.current) follow(event);
      },
      onPointerUp: (event: PointerEvent) => {
        if (!drawing.current) return;
        drawing.current = false;
        stop(event, true);
      },
      onPointerCancel: (event: PointerEvent) => {
        drawing.current = false;
        stop(event, false);
      },
    },
  };
}

/** The circle of letters: drag over them to spell, let go to send; or tap or type them. */
export function LetterWheel({ letters, active }: { letters: string; active: boolean }) {
  const { t } = useTranslation();
  const { store } = useRoom();
  const out = useIsOut();
  const [mixed, setMixed] = useState({ letters, order: letters });
  const order = mixed.letters === letters ? mixed.order : letters;
  const { svg, used, handlers, isDrawing } = useDrawing(order, active);
  useEffect(() => {
    const paint = () => {
      if (svg.current && !isDrawing()) paintPath(svg.current, order, used(), '');
    };
    paint();
    return store.on(`draft:${store.selfId}`, paint);
  });
  return (
    <div className={s.wheelBox}>
      <svg
        viewBox="0 0 100 100"
        className={s.wheel}
        ref={svg}
        role="img"
        aria-label={t('modes.lettersAre', { letters: [...order].join(' ') })}
        data-active={active || undefined}
        data-testid="letter-wheel"
        {...handlers}
      >
        <circle cx="50" cy="52" r="48" fill="var(--rim-edge)" stroke="var(--ink)" strokeWidth="1.4" />
        <circle cx="50" cy="50" r="48" fill="var(--rim)" stroke="var(--ink)" strokeWidth="1.4" />
        <circle cx="50" cy="50" r="44.5" fill="var(--felt-1)" stroke="var(--ink)" strokeWidth="1.2" />
        <circle
          cx="50"
          cy="50"
          r={CIRCLE.radius}
          fill="none"
          stroke="var(--felt-line)"
          strokeWidth="1.4"
          strokeDasharray="1 3"
        />
        <polyline className={w.line} />
        {placeLetters(order).map(({ letter, x, y }, index) => (
          // A letter may be there twice; its place is its own.
          // biome-ignore lint/suspicious/noArrayIndexKey: position is the identity
          <g key={index} className={w.letter} data-letter={letter} transform={`translate(${x} ${y})`}>
            <circle r={CIRCLE.letter} cy="1.8" className={w.discEdge} />
            <circle r={CIRCLE.letter} className={w.disc} />
            <text textAnchor="middle" y="4.6">
              {letter}
            </text>
          </g>
        ))}
      </svg>
      {out ? null : (
        <Btn
          size="sm"
          icon
          className={s.shuffle}
          aria-label={t('modes.shuffle')}
          onClick={() => setMixed({ letters, order: shuffled(order) })}
        >
          <Shuffle size={19} strokeWidth={2.8} />
        </Btn>
      )}
    </div>
  );
}
