import clsx from 'clsx';
import type { ComponentProps } from 'react';
import s from './panel.module.css';

/** A thick card on the scenery. */
export function Panel({ className, ...rest }: ComponentProps<'section'>) {
  return <section className={clsx(s.panel, className)} {...rest} />;
}
