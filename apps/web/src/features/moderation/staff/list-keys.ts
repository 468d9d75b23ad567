import type { KeyboardEvent } from 'react';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys walk through the rows of a list, Home and End jump; each row is a button with data-row. */
export function onRowKey(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...(event.currentTarget.closest('[data-rows]')?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const at = rows.indexOf(event.currentTarget);
  const step = STEPS[event.key];
  const next =
    event.key === 'Home'
      ? rows[0]
      : event.key === 'End'
        ? rows.at(-1)
        : step === undefined
          ? undefined
          : rows[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
