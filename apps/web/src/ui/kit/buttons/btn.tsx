import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { sound } from '../../../platform/sound/sound.ts';
import s from './btn.module.css';

export type BtnProps = ComponentProps<'button'> & {
  tone?: 'primary' | 'gold' | 'plain' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Square, for one icon; give it an aria-label. */
  icon?: boolean | undefined;
  /** As wide as its parent. */
  wide?: boolean | undefined;
  /**
   * A count in the corner; 0 hides it. It is drawn, not text: the name that a voice or a screen reader uses says it in
   * words by an aria-label.
   */
  badge?: number | undefined;
};

/** The one button. */
export function Btn({
  tone = 'plain',
  size = 'md',
  icon,
  wide,
  badge,
  className,
  children,
  onPointerDown,
  type = 'button',
  ...rest
}: BtnProps) {
  return (
    <button
      type={type}
      className={clsx(
        s.btn,
        tone !== 'plain' && s[tone],
        size !== 'md' && s[size],
        icon && s.icon,
        wide && s.wide,
        className,
      )}
      onPointerDown={(event) => {
        sound.play('tap');
        onPointerDown?.(event);
      }}
      {...rest}
    >
      {children}
      {badge ? <i className={s.badge} data-count={badge > 99 ? '99+' : badge} aria-hidden="true" /> : null}
    </button>
  );
}
