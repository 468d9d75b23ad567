import { MatchHistory } from '../../history/index.ts';
import { useUser } from '../../session/index.ts';

export function OwnMatches() {
  const user = useUser();
  return user && <MatchHistory playerId={user.id} own played={user.playTime} />;
}
