import type { CommandName } from '@syllaboom/engine';
import { useTranslation } from 'react-i18next';
import popup from '../kit/popups/popup.module.css';
import s from './chat.module.css';
import type { Suggestion } from './commands.ts';

const HELP = {
  clear: 'room.helpClear',
  love: 'room.helpLove',
  whisper: 'room.helpWhisper',
  meaning: 'room.helpMeaning',
  solve: 'room.helpSolve',
  syl: 'room.helpSyl',
  i: 'room.helpI',
  surrender: 'room.helpSurrender',
  end: 'room.helpEnd',
  title: 'room.helpTitle',
} as const satisfies Record<CommandName, string>;

interface SuggestionsProps {
  id: string;
  offers: readonly Suggestion[];
  active: number;
  onTake: (text: string) => void;
}

/** What the line could become: commands with their help, or players. */
export function Suggestions({ id, offers, active, onTake }: SuggestionsProps) {
  const { t } = useTranslation();
  if (offers.length === 0) return null;
  return (
    <div className={`${popup.popup} ${s.offers}`} id={id} role="listbox" aria-label={t('room.suggestions')}>
      {offers.map((offer, index) => (
        <div
          key={offer.text}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={popup.item}
          data-highlighted={index === active ? '' : undefined}
          onPointerDown={(event) => {
            event.preventDefault();
            onTake(offer.text);
          }}
        >
          <b>{offer.label}</b>
          {offer.command ? <small>{t(HELP[offer.command])}</small> : null}
        </div>
      ))}
    </div>
  );
}
