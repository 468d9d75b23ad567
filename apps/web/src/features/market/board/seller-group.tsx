import type { MarketSeller } from '@syllaboom/contracts';
import { type CSSProperties, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { openProfile } from '../../../navigation/windows.ts';
import { PlayerFace } from '../../../ui/cosmetics/player-face.tsx';
import s from './board.module.css';
import { ForeignTicket } from './foreign-ticket.tsx';

/** What one player sells: their face, and a ticket for each listing. */
export function SellerGroup({ seller: { _id, displayName, avatar, frame, words } }: { seller: MarketSeller }) {
  const { t } = useTranslation();
  const title = useId();
  return (
    <section className={s.seller} aria-labelledby={title} style={{ '--tickets': words.length } as CSSProperties}>
      <h3 className={s.sellerHead}>
        <button
          type="button"
          aria-label={t('profile.open', { name: displayName })}
          onClick={() => openProfile(_id, displayName)}
        >
          <PlayerFace seed={avatar || _id} frame={frame} size={34} />
          <span id={title}>{displayName}</span>
        </button>
      </h3>
      <ul className={s.tickets}>
        {words.map((listing) => (
          <ForeignTicket key={listing.id} listing={listing} sellerId={_id} />
        ))}
      </ul>
    </section>
  );
}
