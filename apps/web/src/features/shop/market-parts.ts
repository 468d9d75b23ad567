import type { ComponentType } from 'react';
import { CodeBox } from '../codes/index.ts';

/** What other features have at the head of the market's tab: a box for codes, say. Each adds a line here. */
export const MARKET_PARTS: readonly ComponentType[] = [CodeBox];
