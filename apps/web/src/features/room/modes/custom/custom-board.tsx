import { MODES } from '@syllaboom/engine';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { promptPictureAddress } from '../../../../platform/api/pictures.ts';
import board from '../board/board.module.css';
import { BoardStage } from '../board/board-stage.tsx';
import { FuseBar } from '../board/fuse-bar.tsx';
import { useModeView } from '../use-mode.ts';
import s from './custom.module.css';

/** The prompt's picture; one that does not load says so [R0518]. Only this server is asked for it. */
function Picture({ src, alt }: { src: string; alt: string }) {
  const { t } = useTranslation();
  const address = promptPictureAddress(src);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  if (address === null || state === 'failed')
    return (
      <p className={s.failed} role="alert" data-testid="picture-failed">
        <ImageOff size={40} strokeWidth={2.4} />
        {t('modes.imageFailed')}
      </p>
    );
  return (
    <img
      className={s.picture}
      src={address}
      alt={alt || t('modes.picturePrompt')}
      referrerPolicy="no-referrer"
      decoding="async"
      draggable={false}
      data-loaded={state === 'shown' || undefined}
      onLoad={() => setState('shown')}
      onError={() => setState('failed')}
    />
  );
}

/** Mode 3: a text or a picture on a card, and as many empty places as the answer has letters. */
export function CustomBoard() {
  const { t } = useTranslation();
  const view = useModeView(MODES.customPrompts);
  return (
    <BoardStage>
      <FuseBar />
      {view ? (
        <section className={`${board.card} ${s.card}`} aria-label={t('modes.customPrompt')} data-testid="custom-prompt">
          {view.image ? <Picture key={view.image} src={view.image} alt={view.alt} /> : null}
          {view.text ? (
            <h2 className={s.text} data-long={view.text.length > 60 || undefined} aria-live="polite">
              {view.text}
            </h2>
          ) : null}
          {view.letters > 0 ? (
            <p className={s.letters} data-testid="answer-letters">
              <span className={s.places} aria-hidden="true">
                {Array.from({ length: Math.min(24, view.letters) }, (_, at) => (
                  // Places are all alike.
                  // biome-ignore lint/suspicious/noArrayIndexKey: position is the identity
                  <i key={at} />
                ))}
              </span>
              {t('modes.letterCount', { count: view.letters })}
            </p>
          ) : null}
        </section>
      ) : null}
    </BoardStage>
  );
}
