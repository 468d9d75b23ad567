import { levelOfExp } from '@syllaboom/engine';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { openProfile } from '../../../navigation/windows.ts';
import { formatAgo } from '../../../platform/i18n/format.ts';
import type { Loaded } from '../../../platform/query/use-api-query.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { acceptRequest, dropRequest } from '../friend-actions.ts';
import type { RequestLists } from '../friend-lists.ts';
import { PersonRow } from '../person-row.tsx';
import people from '../person-row.module.css';
import { usePending } from '../use-pending.ts';

type Request = RequestLists['incoming'][number];

function RequestRow({ request, children }: { request: Request; children: ReactNode }) {
  const { t } = useTranslation();
  const { id, displayName: name, exp, sentAt } = request;
  const facts = `${t('common.level', { level: levelOfExp(exp) })} · ${formatAgo(Date.parse(sentAt))}`;
  return (
    <PersonRow person={request} facts={facts} onOpen={() => openProfile(id, name)}>
      {children}
    </PersonRow>
  );
}

function Incoming({ request }: { request: Request }) {
  const { t } = useTranslation();
  const { busy, run } = usePending();
  const name = request.displayName;
  return (
    <RequestRow request={request}>
      <Btn
        size="sm"
        tone="gold"
        disabled={busy}
        aria-label={t('friends.acceptNamed', { name })}
        onClick={() => run(acceptRequest(request))}
      >
        {t('friends.accept')}
      </Btn>
      <Btn
        size="sm"
        disabled={busy}
        aria-label={t('friends.declineNamed', { name })}
        onClick={() => run(dropRequest(request))}
      >
        {t('friends.decline')}
      </Btn>
    </RequestRow>
  );
}

function Outgoing({ request }: { request: Request }) {
  const { t } = useTranslation();
  const { busy, run } = usePending();
  return (
    <RequestRow request={request}>
      <Btn
        size="sm"
        disabled={busy}
        aria-label={t('friends.cancelNamed', { name: request.displayName })}
        onClick={() => run(dropRequest(request))}
      >
        {t('friends.cancel')}
      </Btn>
    </RequestRow>
  );
}

function Lists({ lists: { incoming, outgoing } }: { lists: RequestLists }) {
  const { t } = useTranslation();
  if (incoming.length + outgoing.length === 0)
    return (
      <div className={people.centre}>
        <EmptyState title={t('friends.noRequests')} text={t('friends.noRequestsText')} seed="Biscuit" />
      </div>
    );
  return (
    <div className={people.scroller}>
      {incoming.length > 0 ? (
        <section>
          <h3>{t('friends.incoming')}</h3>
          <ul>
            {incoming.map((request) => (
              <Incoming key={request.id} request={request} />
            ))}
          </ul>
        </section>
      ) : null}
      {outgoing.length > 0 ? (
        <section>
          <h3>{t('friends.outgoing')}</h3>
          <ul>
            {outgoing.map((request) => (
              <Outgoing key={request.id} request={request} />
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

/** Requests that wait, in both directions. */
export function RequestsTab({ requests }: { requests: Loaded<RequestLists> }) {
  const { t } = useTranslation();
  return (
    <LoadView of={requests} failed={t('friends.loadFailed')}>
      {(lists) => <Lists lists={lists} />}
    </LoadView>
  );
}
