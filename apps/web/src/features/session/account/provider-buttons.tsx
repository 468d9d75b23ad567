import { MessagesSquare } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmbedded } from '../../../platform/discord/launch.ts';
import { wordsForError } from '../../../platform/i18n/error-words.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import s from './account.module.css';
import { drawGoogleButton } from '../sign-in/google.ts';
import { goToDiscord } from '../sign-in/link-discord.ts';
import { signInWithGoogle } from '../sign-in/sign-in.ts';
import { useSignInOptions } from '../../../platform/query/sign-in-options.ts';

/** Google's own button: pages may not draw one themselves. */
export function GoogleButton({ onToken }: { onToken: (idToken: string) => void }) {
  const { t } = useTranslation();
  const place = useRef<HTMLFieldSetElement>(null);
  const latest = useRef(onToken);
  latest.current = onToken;
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    drawGoogleButton(place.current, (idToken) => latest.current(idToken)).catch(() => setMissing(true));
  }, []);
  if (missing) return <p className={s.small}>{t('session.googleMissing')}</p>;
  return <fieldset ref={place} className={s.google} aria-label={t('session.withGoogle')} />;
}

interface ProviderButtonsProps {
  /** Signed in through Google; Discord leads away from the page instead. */
  onDone?: () => void;
  /** Stands before the form with name and password. */
  before?: boolean;
}

/** Ways in without a password, as far as the server offers them; none inside the chat platform. */
export function ProviderButtons({ onDone, before = false }: ProviderButtonsProps) {
  const { t } = useTranslation();
  const options = useSignInOptions();
  const [error, setError] = useState<string | null>(null);
  if (isEmbedded() || !options || (!options.discord && !options.google)) return null;
  const enter = async (idToken: string): Promise<void> => {
    setError(null);
    try {
      await signInWithGoogle(idToken);
      sound.play('ok');
      onDone?.();
    } catch (cause) {
      sound.play('no');
      setError(wordsForError(cause));
    }
  };
  return (
    <div className={s.providers}>
      {options.discord ? (
        <Btn wide onClick={goToDiscord}>
          <MessagesSquare size={20} strokeWidth={2.6} />
          {t('session.withDiscord')}
        </Btn>
      ) : null}
      {options.google ? <GoogleButton onToken={(idToken) => void enter(idToken)} /> : null}
      {error ? (
        <p className={s.error} role="alert">
          {error}
        </p>
      ) : null}
      {before ? (
        <p className={s.or}>
          <span>{t('session.orElse')}</span>
        </p>
      ) : null}
    </div>
  );
}
