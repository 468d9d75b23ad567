import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { Tile } from '../../ui/kit/tile.tsx';
import s from './word-tiles.module.css';

interface WordTilesProps {
  readonly word: string;
  readonly lang?: string | undefined;
  readonly size?: 'md' | 'lg';
}

/** Letters as tiles, as small as they must be; readers hear the whole. */
export function WordTiles({ word, lang, size = 'md' }: WordTilesProps) {
  const letters = [...word];
  return (
    <span className={clsx(s.tiles, s[size])} lang={lang} style={{ '--n': letters.length } as CSSProperties}>
      <span className="sr">{word}</span>
      {letters.map((letter, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
        <Tile key={at} letter={letter} className={s.letter ?? ''} />
      ))}
    </span>
  );
}
