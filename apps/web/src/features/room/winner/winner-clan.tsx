import { Suspense } from 'react';
import { PlayerClanTag } from '../../clans/index.ts';
import { useSeat } from '../store/use-topic.ts';

/** The tag of the clan that somebody of a match belongs to, as long as their seat says who they are. */
export function WinnerClan({ seatId }: { seatId: string }) {
  const seat = useSeat(seatId);
  if (seat === undefined || seat.bot) return null;
  return (
    <Suspense fallback={null}>
      <PlayerClanTag playerId={seat.authId} />
    </Suspense>
  );
}
