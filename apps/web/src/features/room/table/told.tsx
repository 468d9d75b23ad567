import type { ReactElement } from 'react';
import { Tip } from '../../../ui/kit/tip.tsx';

interface ToldProps {
  label: string;
  /** A crowded table does without: its signs are too small to be pointed at. */
  off: boolean;
  children: ReactElement<Record<string, unknown>>;
}

/** A sign at the table that says what it means to whoever points at it or holds a finger on it. */
export const Told = ({ label, off, children }: ToldProps) => (off ? children : <Tip label={label}>{children}</Tip>);
