import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { EmojiText } from '../../ui/emoji/emoji-text.tsx';
import { LocaleFlag } from '../../ui/flag/flag.tsx';
import { Tile } from '../../ui/kit/tile.tsx';
import s from './cover.module.css';
import { coverColour, initialsOf } from './cover-look.ts';

interface CoverProps {
  /** Empty while it is being made. */
  readonly id: string;
  readonly name: string;
  readonly locale: string;
  readonly large?: boolean;
  /** What its label says; the name without. */
  readonly label?: ReactNode;
  /** What is printed below the label. */
  readonly children?: ReactNode;
}

/** Words longer than this are broken, not printed smaller; shorter ones no larger. */
const LONGEST = { least: 6, most: 13 } as const;
/** The longest of its words decides how large a name is printed. */
function longestWord(name: string): number {
  const longest = Math.max(...name.split(/\s+/).map((word) => [...word].length));
  return Math.min(LONGEST.most, Math.max(LONGEST.least, longest));
}

/** The front of a booklet: its colour, the initials of its name as tiles, a label and the flag of its language. */
export function Cover({ id, name, locale, large = false, label, children }: CoverProps) {
  const initials = name.trim() === '' ? ['?'] : initialsOf(name, locale);
  return (
    <div
      className={clsx(s.cover, large && s.large)}
      data-colour={coverColour(id)}
      style={{ '--longest': longestWord(name) } as CSSProperties}
    >
      <div className={s.art} aria-hidden="true">
        {initials.map((letter, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
          <Tile key={at} letter={letter} className={s.tile ?? ''} />
        ))}
      </div>
      <span className={s.flag}>
        <LocaleFlag locale={locale} />
      </span>
      <div className={s.label}>
        <div className={s.words} lang={locale}>
          {label ?? <EmojiText text={name} />}
        </div>
      </div>
      {children}
    </div>
  );
}
