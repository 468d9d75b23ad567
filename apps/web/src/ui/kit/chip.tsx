import clsx from 'clsx';
import type { ComponentProps } from 'react';
import s from './chip.module.css';

/** A small fact, cut into the surface. Wrap its value in <b>. */
export function Chip({
  tone,
  size = 'md',
  className,
  ...rest
}: ComponentProps<'span'> & { tone?: 'gold' | 'good' | 'bad'; size?: 'sm' | 'md' }) {
  return <span className={clsx(s.chip, tone && s[tone], size === 'sm' && s.sm, className)} {...rest} />;
}
