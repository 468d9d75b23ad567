import type { Clan, ClanRequest } from '@syllaboom/contracts';
import { Check, MailQuestionMark, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openProfile } from '../../../navigation/windows.ts';
import { formatAgo } from '../../../platform/i18n/format.ts';
import { PlayerFace } from '../../../ui/cosmetics/player-face.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { acceptRequest, declineRequest } from '../actions/answer-request.ts';
import { inWords } from '../actions/afford.ts';
import { useIsUnderWay } from '../actions/clan-actions.ts';
import s from './manage.module.css';

/** Somebody who asks: who, how far, what they will pay, since when. */
function Asker({ asker }: { asker: ClanRequest }) {
  const { t } = useTranslation();
  const { id, displayName: name, level, fee, feeType, sentAt } = asker;
  const accepting = useIsUnderWay(`accept:${id}`);
  const declining = useIsUnderWay(`decline:${id}`);
  const busy = accepting || declining;
  const pays =
    fee === 0
      ? t('clans.requests.paysNothing')
      : t('clans.requests.pays', { fee: inWords({ amount: fee, currency: feeType }) });
  return (
    <li className={s.asker} data-asker={id}>
      <button type="button" className={s.who} title={t('profile.view')} onClick={() => openProfile(id, name)}>
        <PlayerFace seed={asker.avatar || id} frame={asker.frame} size={44} />
        <span>
          <b>{name}</b>
          <small>{`${t('common.level', { level })} · ${pays}`}</small>
          <small>{formatAgo(Date.parse(sentAt))}</small>
        </span>
      </button>
      <span className={s.answers}>
        <Btn
          size="sm"
          tone="gold"
          disabled={busy}
          aria-label={t('clans.requests.acceptNamed', { name })}
          onClick={() => void acceptRequest(asker)}
        >
          <Check size={17} strokeWidth={3.2} aria-hidden="true" />
          {t('clans.requests.accept')}
        </Btn>
        <Btn
          size="sm"
          icon
          disabled={busy}
          aria-label={t('clans.requests.declineNamed', { name })}
          onClick={() => void declineRequest(asker)}
        >
          <X size={17} strokeWidth={3.2} />
        </Btn>
      </span>
    </li>
  );
}

/** Who asks to be let in; each pays what they were shown when they asked. */
export function Requests({ clan }: { clan: Clan }) {
  const { t } = useTranslation();
  const askers = clan.requestsData ?? [];
  return (
    <section className={s.box} aria-labelledby="clan-requests">
      <h3 id="clan-requests">
        <MailQuestionMark size={21} strokeWidth={2.6} aria-hidden="true" />
        {t('clans.requests.title')}
      </h3>
      {askers.length === 0 ? (
        <p className={s.quiet}>
          <b>{t('clans.requests.none')}</b> {t('clans.requests.noneText')}
        </p>
      ) : (
        <ul className={s.askers}>
          {askers.map((asker) => (
            <Asker key={asker.id} asker={asker} />
          ))}
        </ul>
      )}
    </section>
  );
}
