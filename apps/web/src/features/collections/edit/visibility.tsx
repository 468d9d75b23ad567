import { useTranslation } from 'react-i18next';
import { wordsForCode } from '../../../platform/i18n/error-words.ts';
import { sessionPort } from '../../../platform/session-port.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Switch } from '../../../ui/kit/inputs/switch.tsx';
import { useUser } from '../../session/index.ts';
import s from './details-form.module.css';
import type { Draft } from './draft.ts';

/** Who may see a collection, and who may take its words along. Whoever plays by a name alone makes nothing public. */
export function Visibility({ draft, onChange }: { draft: Draft; onChange: (changes: Partial<Draft>) => void }) {
  const { t } = useTranslation();
  const isKeyed = useUser()?.wayIn === false;
  return (
    <div className={s.switches}>
      <Switch
        label={t('collections.isPublic')}
        hint={isKeyed ? wordsForCode('auth/way_in_needed') : t('collections.isPublicHint')}
        checked={draft.isPublic}
        disabled={isKeyed}
        onChange={(isPublic) => onChange({ isPublic })}
      />
      {isKeyed ? (
        <Btn size="sm" tone="gold" className={s.keep} onClick={() => sessionPort().needWayIn()}>
          {t('invite.keepButton')}
        </Btn>
      ) : null}
      <Switch
        label={t('collections.downloadAllowed')}
        hint={t('collections.downloadAllowedHint')}
        checked={draft.downloadAllowed}
        onChange={(downloadAllowed) => onChange({ downloadAllowed })}
      />
    </div>
  );
}
