import { GAME_LANGUAGES, type GameLanguage } from '@syllaboom/engine';
import { useTranslation } from 'react-i18next';
import { formatLanguage } from '../../../platform/i18n/format.ts';
import { Flag } from '../../../ui/flag/flag.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { MenuChoices, PopupMenu } from '../../../ui/kit/popups/popup-menu.tsx';
import { chooseRankedLanguage } from '../language.ts';
import { queue, refuseWhileQueued } from '../queue/queue.ts';
import s from './player-card.module.css';

/** The language of the player's matches; locked while queued. */
export function LanguageButton({ language }: { language: GameLanguage }) {
  const { t } = useTranslation();
  const out = queue.use(({ phase }) => phase === 'out');
  const label = `${t('ranked.language')}: ${formatLanguage(language)}`;
  const face = (
    <>
      <Flag language={language} />
      <span>{formatLanguage(language)}</span>
    </>
  );
  if (!out)
    return (
      <Btn size="sm" aria-label={label} aria-disabled="true" className={s.corner} onClick={refuseWhileQueued}>
        {face}
      </Btn>
    );
  return (
    <PopupMenu
      align="start"
      trigger={
        <Btn size="sm" aria-label={label} className={s.corner}>
          {face}
        </Btn>
      }
    >
      <MenuChoices
        value={language}
        onChange={chooseRankedLanguage}
        choices={GAME_LANGUAGES.map((choice) => ({
          value: choice,
          label: (
            <span className={s.languageName}>
              <Flag language={choice} />
              {formatLanguage(choice)}
            </span>
          ),
        }))}
      />
    </PopupMenu>
  );
}
