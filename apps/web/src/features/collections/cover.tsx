import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmojiText } from '../../ui/emoji/emoji-text.tsx';
import { LocaleFlag } from '../../ui/flag/flag.tsx';
import { Tile } from '../../ui/kit/tile.tsx';
import s from './cover.module.css';
import { coverColour, initialsOf, nameWidth, withHyphens } from './cover-look.ts';

interface CoverProps {
  /** Empty while it is being made. */
  readonly id: string;
  readonly name: string;
  readonly locale: string;
  readonly large?: boolean;
  /** What is printed below the label. */
  readonly children?: ReactNode;
}

/** The front of a booklet: its colour, the initials of its name as tiles, a label and the flag of its language. */
export function Cover({ id, name, locale, large = false, children }: CoverProps) {
  const { t } = useTranslation();
  const initials = name.trim() === '' ? ['?'] : initialsOf(name, locale);
  return (
    <div
      className={clsx(s.cover, large && s.large)}
      data-colour={coverColour(id)}
      style={{ '--letters': nameWidth(name) } as CSSProperties}
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
          {name.trim() === '' ? t('collections.untitled') : <EmojiText text={withHyphens(name)} />}
        </div>
      </div>
      {children}
    </div>
  );
}
