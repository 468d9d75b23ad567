import type { Requirement } from '@syllaboom/engine';
import s from './hud.module.css';

/** How long the word may, must or has to be, as a label stuck to the bomb; the dock says it in words. */
export function LengthBadge({ requirement: { most, exact, least } }: { requirement: Requirement }) {
  const [sign, letters] =
    exact !== undefined ? ['=', exact] : most !== undefined ? ['≤', most] : least !== undefined ? ['≥', least] : [];
  if (letters === undefined) return null;
  return (
    <div className={s.length} key={`${sign}${letters}`} data-testid="length-badge" aria-hidden="true">
      <i>{sign}</i>
      {letters}
    </div>
  );
}
