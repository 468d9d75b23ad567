import { useEffect, useState } from 'react';
import type { TurnView } from '../../store/room-types.ts';

/** With the twist Fade the prompt can be read this long. */
const READABLE_MS = 2000;

/** True once the running turn's prompt has faded away. */
export function useFadedPrompt(turn: TurnView | null): boolean {
  const [fadedTurn, setFadedTurn] = useState(-1);
  const number = turn?.turn ?? -1;
  const fades = turn?.twist?.name === 'fade';
  useEffect(() => {
    if (!fades) return undefined;
    const timer = setTimeout(() => setFadedTurn(number), READABLE_MS);
    return () => clearTimeout(timer);
  }, [fades, number]);
  return fades && fadedTurn === number;
}
