import { useApiQuery } from '../../platform/query/use-api-query.ts';
import { ClanTag } from '../../ui/clan/clan-tag.tsx';
import { isGuestId } from '../session/index.ts';

/** A clan changes seldom: who is met again soon is not asked about again. */
const FRESH_MS = 300_000;

/** The tag of a player's clan, asked for by their account; nothing for guests, who are in none. */
export function PlayerClanTag({ playerId }: { playerId: string }) {
  const clan = useApiQuery(
    'clanBasic',
    { params: { id: playerId } },
    { staleTime: FRESH_MS, enabled: !isGuestId(playerId) },
  );
  return <ClanTag clan={clan.data} />;
}
