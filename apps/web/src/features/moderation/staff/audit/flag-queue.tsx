import { type FlaggedMatch, STAFF_PAGE } from '@syllaboom/contracts';
import clsx from 'clsx';
import { Clapperboard, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../platform/api/api.ts';
import { useApiQuery } from '../../../../platform/query/use-api-query.ts';
import { wordsForError } from '../../../../platform/i18n/error-words.ts';
import { formatMoment, formatNumber } from '../../../../platform/i18n/format.ts';
import { Btn } from '../../../../ui/kit/buttons/btn.tsx';
import { Chip } from '../../../../ui/kit/chip.tsx';
import { EmptyState } from '../../../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../../../ui/kit/waiting/load-view.tsx';
import { Pager } from '../../../../ui/kit/layout/pager.tsx';
import { TextField } from '../../../../ui/kit/inputs/text-field.tsx';
import { modeName } from '../../../../ui/mode/mode-name.ts';
import { showError, showGood } from '../../../../ui/toasts/toasts.tsx';
import sheet from './audit.module.css';
import { PlayerName } from '../player-name.tsx';
import { Segments } from '../../../../ui/kit/inputs/segments.tsx';
import s from '../staff.module.css';

type Show = 'appeals' | 'all';

function InputStats({ stats }: { stats: FlaggedMatch['figures'] }) {
  const { t } = useTranslation();
  if (stats === null) return <p className={s.quiet}>{t('moderation.flags.named')}</p>;
  const { words, untypedWords, unseenWords, medianLetterMs, gapVariation } = stats;
  const facts: readonly (readonly [string, string])[] = [
    [t('moderation.flags.words'), formatNumber(words)],
    [t('moderation.flags.untyped'), formatNumber(untypedWords)],
    [t('moderation.flags.unseen'), formatNumber(unseenWords)],
    [
      t('moderation.flags.letterMs'),
      medianLetterMs === null ? '–' : t('moderation.flags.ms', { value: formatNumber(medianLetterMs) }),
    ],
    [
      t('moderation.flags.variation'),
      gapVariation === null ? '–' : t('moderation.flags.percent', { value: formatNumber(gapVariation) }),
    ],
  ];
  return (
    <dl className={s.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Decide({ match }: { match: FlaggedMatch }) {
  const { t } = useTranslation();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const name = match.player.displayName;
  const waits = match.appeal !== null && match.decidedAt === null;
  const decide = async (accept: boolean) => {
    setBusy(true);
    try {
      const params = { match: match.matchId, player: match.player.id };
      await api.call('decideFlag', { params, body: { accept, note: note.trim() } });
      showGood(accept ? t('moderation.flags.accepted', { name }) : t('moderation.flags.refused'));
    } catch (cause) {
      showError(wordsForError(cause));
      setBusy(false);
    }
  };
  return (
    <>
      <TextField
        label={t('moderation.flags.note')}
        value={note}
        maxLength={500}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className={s.decide}>
        {waits ? (
          <Btn disabled={busy} onClick={() => void decide(false)}>
            {t('moderation.flags.refuse')}
          </Btn>
        ) : null}
        <Btn tone="gold" disabled={busy} onClick={() => void decide(true)}>
          {t('moderation.flags.accept')}
        </Btn>
      </div>
    </>
  );
}

interface CardProps {
  match: FlaggedMatch;
  onPlayer: (id: string) => void;
}

function Card({ match, onPlayer }: CardProps) {
  const { t } = useTranslation();
  const { player } = match;
  const withheld = { coins: formatNumber(match.withheldCoins), exp: formatNumber(match.withheldExp) };
  const replay = new URL(`?replay=${encodeURIComponent(match.matchId)}`, document.baseURI).href;
  return (
    <li className={clsx(s.card, s.flag)} aria-label={player.displayName}>
      <header className={s.flagHead}>
        <PlayerName player={player} size={38} />
        <time dateTime={match.at}>{formatMoment(Date.parse(match.at))}</time>
        <Chip size="sm">{t(modeName(match.mode))}</Chip>
        {match.ranked ? (
          <Chip size="sm" tone="gold">
            {t('history.ranked')}
          </Chip>
        ) : null}
        <Chip size="sm" tone={match.status === 'cleared' ? 'good' : 'bad'}>
          {t(`moderation.flags.${match.status}`)}
        </Chip>
      </header>
      <InputStats stats={match.figures} />
      <p>
        {t('history.flag.withheld')}: <b>{t('history.flag.coinsExp', withheld)}</b>
      </p>
      {match.appeal === null ? null : (
        <section className={s.block}>
          <h3>{t('moderation.appealSays')}</h3>
          <p className={s.note} data-selectable="">
            {match.appeal}
          </p>
        </section>
      )}
      {match.decidedBy === null ? null : (
        <p className={s.quiet}>
          {t('moderation.decidedBy', { name: match.decidedBy })} {match.note}
        </p>
      )}
      <div className={s.actions}>
        <a className={s.link} href={replay} target="_blank" rel="noopener">
          <Clapperboard size={18} strokeWidth={2.7} aria-hidden="true" />
          {t('replay.watch')}
        </a>
        <Btn size="sm" onClick={() => onPlayer(player.id)}>
          {t('moderation.openFile', { name: player.displayName })}
        </Btn>
      </div>
      {match.status === 'flagged' ? <Decide match={match} /> : null}
    </li>
  );
}

interface FlagQueueProps {
  /** Only this player's. */
  about: { readonly id: string; readonly displayName: string } | null;
  onAll: () => void;
  onPlayer: (id: string) => void;
}

/** Matches that do not count: those that were appealed against, the oldest appeal first, or all, the latest first. */
export function FlagQueue({ about, onAll, onPlayer }: FlagQueueProps) {
  const { t } = useTranslation();
  const [show, setShow] = useState<Show>(about === null ? 'appeals' : 'all');
  const [page, setPage] = useState(1);
  const player = about?.id;
  const queue = useApiQuery('flaggedMatches', {
    query: { page: String(page), show, ...(player === undefined ? {} : { player }) },
  });
  const choose = (next: Show) => {
    setShow(next);
    setPage(1);
  };
  return (
    <div className={s.scroll}>
      <div className={s.listHead}>
        <Segments
          label={t('moderation.show')}
          value={show}
          choices={(['appeals', 'all'] as const).map((value) => ({ value, label: t(`moderation.flags.${value}`) }))}
          onChange={choose}
        />
      </div>
      {about === null ? null : (
        <p className={sheet.filter}>
          <span>{t('moderation.flags.ofPlayer', { name: about.displayName })}</span>
          <Btn size="sm" onClick={onAll}>
            <X size={17} strokeWidth={3} aria-hidden="true" />
            {t('moderation.auditAll')}
          </Btn>
        </p>
      )}
      <LoadView of={queue}>
        {({ matches, total }) => (
          <>
            {matches.length === 0 ? (
              <EmptyState
                title={t(show === 'appeals' ? 'moderation.appealsEmpty' : 'moderation.flags.empty')}
                seed="Noodle"
                mood="happy"
              />
            ) : (
              <ul className={s.cards}>
                {matches.map((match) => (
                  <Card key={`${match.matchId} ${match.player.id}`} match={match} onPlayer={onPlayer} />
                ))}
              </ul>
            )}
            <Pager page={page} total={total} perPage={STAFF_PAGE} onPage={setPage} />
          </>
        )}
      </LoadView>
    </div>
  );
}
