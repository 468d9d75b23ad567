import clsx from 'clsx';
import type { ReactNode } from 'react';
import s from './btn.module.css';

interface LinkBtnProps {
  /** Outside of the game; opens in a window of its own. */
  href: string;
  tone?: 'primary' | 'gold';
  children: ReactNode;
}

export const LinkBtn = ({ href, tone = 'gold', children }: LinkBtnProps) => (
  <a className={clsx(s.btn, s[tone])} href={href} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);
