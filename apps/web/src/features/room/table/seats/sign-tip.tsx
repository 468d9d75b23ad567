import type { ReactElement } from 'react';
import { Tip } from '../../../../ui/kit/popups/tip.tsx';

interface SignTipProps {
  label: string;
  /** What stands there says it otherwise: the signs of a crowded table are too small to be pointed at, its plates say it as a whole. */
  off: boolean;
  children: ReactElement<Record<string, unknown>>;
}

/** A sign at the table that says what it means to whoever points at it or holds a finger on it. */
export const SignTip = ({ label, off, children }: SignTipProps) =>
  off ? children : <Tip label={label}>{children}</Tip>;
