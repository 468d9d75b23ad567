import { X } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrow, useTablet } from '../../platform/media.ts';
import { Btn } from '../kit/buttons/btn.tsx';
import { Part } from '../kit/waiting/part.tsx';
import { Spinner } from '../kit/waiting/spinner.tsx';
import { useClickOutside } from './click-outside.ts';
import s from './floating-window.module.css';
import { type LayerKind, pushLayer } from './layers.ts';
import { askToClose, raiseWindow, useWindows } from './manager.ts';
import { useWindowDrag } from './use-window-drag.ts';
import { EDGES, type Rect } from './window-rect.ts';

export interface FloatingWindowProps {
  /** Opened by `openWindow(id)`; the component may always be rendered. */
  id: string;
  title: string;
  icon: ReactNode;
  /** Where it opens, asked when it does: the screen is another one after a phone was turned. */
  initial: () => Rect;
  /** Its place in the order of Escape. */
  kind?: LayerKind;
  resizable?: boolean;
  /** On a tablet, or a window as narrow, it comes from the right and takes the whole height. */
  side?: boolean;
  /** Closes at a press elsewhere (armed after 100 ms). */
  closeOutside?: boolean;
  onClose?: () => void;
  children: ReactNode;
}

/** A window over the stage: floating, draggable, closable; on a phone a sheet from below. Renders nothing while closed. */
export function FloatingWindow(props: FloatingWindowProps) {
  const open = useWindows((state) => state.open.includes(props.id));
  return open ? <OpenWindow {...props} /> : null;
}

/** Raising a window moves it to the end of the layers, too; what it covers keeps its place there. */
function useRaisedLayer(kind: LayerKind, onTop: boolean, close: RefObject<() => void>): void {
  const leave = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!onTop && leave.current) return;
    leave.current?.();
    leave.current = pushLayer(kind, () => close.current());
  }, [kind, onTop, close]);
  useEffect(
    () => () => {
      leave.current?.();
      leave.current = null;
    },
    [],
  );
}

interface WindowHeadProps extends Pick<FloatingWindowProps, 'title' | 'icon'> {
  id: string;
  onGrab?: (event: ReactPointerEvent) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** The title with its icon: what a window is moved and sized by; of a sheet, which stays where it is, no more than a title. */
function WindowHead({ id, title, icon, onGrab, onKeyDown }: WindowHeadProps) {
  const { t } = useTranslation();
  const words = (
    <>
      <span className={s.icon}>{icon}</span>
      <span id={id} className={s.title}>
        {title}
      </span>
    </>
  );
  if (!onGrab) return <div className={s.handle}>{words}</div>;
  return (
    <button
      type="button"
      className={s.handle}
      data-handle=""
      aria-label={t('common.windowHandle', { title })}
      onPointerDown={onGrab}
      onKeyDown={onKeyDown}
    >
      {words}
    </button>
  );
}

function OpenWindow({
  id,
  title,
  icon,
  initial,
  kind = 'window',
  resizable = true,
  side = false,
  closeOutside = false,
  onClose,
  children,
}: FloatingWindowProps) {
  const { t } = useTranslation();
  const element = useRef<HTMLElement>(null);
  const titleId = useId();
  const depth = useWindows((state) => state.open.indexOf(id));
  const onTop = useWindows((state) => state.open.at(-1) === id);
  const narrow = useNarrow();
  const aside = useTablet() && side;
  const sheet = narrow || aside;
  const { startDrag, onBarKey } = useWindowDrag({ id, element, initial, sheet, resizable });
  const close = () => askToClose(id, onClose);
  const closeRef = useRef(close);
  closeRef.current = close;

  useRaisedLayer(kind, onTop, closeRef);
  useClickOutside(element, closeOutside && onTop, close);
  useEffect(() => {
    const before = document.activeElement;
    element.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  return (
    <section
      ref={element}
      role="dialog"
      aria-modal="false"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={s.window}
      data-top={onTop || undefined}
      data-sheet={aside ? 'side' : narrow || undefined}
      data-window={id}
      style={{ zIndex: 700 + depth }}
      onPointerDownCapture={() => raiseWindow(id)}
      onFocusCapture={() => raiseWindow(id)}
    >
      <div className={s.bar}>
        <WindowHead
          id={titleId}
          title={title}
          icon={icon}
          {...(sheet ? {} : { onGrab: (event) => startDrag(event), onKeyDown: onBarKey })}
        />
        <Btn
          size="sm"
          icon
          tone="primary"
          className={s.close}
          aria-label={t('common.closeNamed', { title })}
          onClick={close}
        >
          <X size={18} strokeWidth={3.4} />
        </Btn>
      </div>
      {/* A section, so that headers in it are the window's own and no banner of the page. */}
      <section className={s.body}>
        <Part
          waiting={
            <div className={s.loading}>
              <Spinner label={t('common.loading')} />
            </div>
          }
        >
          {children}
        </Part>
      </section>
      {!sheet &&
        resizable &&
        EDGES.map((edge) => (
          <i
            key={edge}
            className={`${s.edge} ${s[edge]}`}
            data-edge={edge}
            onPointerDown={(event) => startDrag(event, edge)}
          />
        ))}
    </section>
  );
}
