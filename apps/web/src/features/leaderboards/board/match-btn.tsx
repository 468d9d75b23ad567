import type { BoardRow } from '@syllaboom/contracts';
import { ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { openMatch } from '../../../navigation/windows.ts';

/** Opens the match of a record; nothing for other rows. */
export function MatchBtn({ row: { matchId, displayName } }: { readonly row: BoardRow }) {
  const { t } = useTranslation();
  if (matchId === '') return null;
  return (
    <Btn
      size="sm"
      icon
      aria-label={t('leaderboards.openMatch', { name: displayName })}
      onClick={() => openMatch(matchId)}
    >
      <ScrollText size={18} strokeWidth={2.7} />
    </Btn>
  );
}
