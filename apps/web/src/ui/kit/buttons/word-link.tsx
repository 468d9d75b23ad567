import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import s from './word-link.module.css';

interface WordLinkProps {
  /** As the dictionary writes it. */
  word: string;
  /** The language of the word; that of the words around it without. */
  locale?: string;
  onOpen: () => void;
  className?: string | undefined;
  /** How it is drawn; the word itself without. */
  children?: ReactNode;
}

/** A word of the game that can be pressed; it looks like the words around it. */
export function WordLink({ word, locale, onOpen, className, children }: WordLinkProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={clsx(s.link, className)}
      lang={locale}
      title={t('words.open', { word })}
      onClick={onOpen}
    >
      {children ?? word}
    </button>
  );
}
