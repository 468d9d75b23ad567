import { useEffect, useRef } from 'react';

/** Kinds of layers in the order in which Escape closes them. */
export const LAYER_KINDS = ['switcher', 'panel', 'window', 'full'] as const;
export type LayerKind = (typeof LAYER_KINDS)[number];

interface Layer {
  readonly kind: LayerKind;
  readonly close: () => void;
}

/** Open layers, the last raised one at the end. */
let layers: readonly Layer[] = [];

/** Announces an open layer; returns the remover. */
export function pushLayer(kind: LayerKind, close: () => void): () => void {
  const layer: Layer = { kind, close };
  layers = [...layers, layer];
  return () => {
    layers = layers.filter((other) => other !== layer);
  };
}

/** Closes the topmost layer: the first kind of the order that is open, its last raised one. False when nothing is open. */
export function closeTopLayer(): boolean {
  for (const kind of LAYER_KINDS) {
    const top = layers.findLast((layer) => layer.kind === kind);
    if (!top) continue;
    top.close();
    return true;
  }
  return false;
}

/** While `open`, Escape closes this layer in its turn. For panels and overlays that are no windows. */
export function useLayer(open: boolean, kind: LayerKind, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => (open ? pushLayer(kind, () => close.current()) : undefined), [open, kind]);
}

const OPEN_POPUPS =
  '[role=menu][data-open],[role=listbox][data-open],[role=dialog][data-open],[role=alertdialog][data-open]';

/**
 * The one Escape rule of the page: popups and composing text first (they handle the key themselves), then the topmost layer,
 * and with nothing open `onNothingOpen`. Bubble phase, so that anything inside may stop it.
 */
export function installEscape(onNothingOpen: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    if (document.querySelector(OPEN_POPUPS)) return;
    event.preventDefault();
    if (!closeTopLayer()) onNothingOpen();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
