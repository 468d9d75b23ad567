import { matchMaker } from '../colyseus.ts';

/** A room weighs as much as so many connections. */
const ROOM_WEIGHT = 4;

export interface ProcessLoad {
  readonly processId: string;
  readonly roomCount: number;
  readonly ccu: number;
}

/** The less loaded of two processes drawn at random: the counts are a second old, so "the least" would draw every burst. */
export function lighterOfTwo(loads: readonly ProcessLoad[], random: () => number): string | null {
  const draw = (): ProcessLoad | undefined => loads[Math.floor(random() * loads.length)];
  const weight = ({ roomCount, ccu }: ProcessLoad): number => roomCount * ROOM_WEIGHT + ccu;
  const [one, other] = [draw(), draw()];
  if (!one || !other) return null;
  return weight(one) <= weight(other) ? one.processId : other.processId;
}

/** On which process a new room is made. */
export const chooseProcess = async (): Promise<string> =>
  lighterOfTwo(await matchMaker.stats.fetchAll(), Math.random) ?? matchMaker.processId;
