import { MatchHistory } from '../../history/index.ts';
import { useUser } from '../../session/index.ts';

export function OwnMatches() {
  const id = useUser()?.id;
  return id === undefined ? null : <MatchHistory playerId={id} own />;
}
