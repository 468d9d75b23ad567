import { MODES } from '@syllaboom/engine';
import { ImageOff } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { promptPictureAddress } from '../../../../platform/api/pictures.ts';
import { EmojiText } from '../../../../ui/emoji/emoji-text.tsx';
import { Chip } from '../../../../ui/kit/chip.tsx';
import board from '../board/board.module.css';
import { BoardStage } from '../board/board-stage.tsx';
import { FuseBar } from '../board/fuse-bar.tsx';
import { useTypedTiles } from '../board/use-typed-tiles.ts';
import { useModeView } from '../use-mode.ts';
import s from './custom.module.css';

/** The prompt's picture; one that does not load says so. Only this server is asked for it. */
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

/** More places than this say no more than their number. */
const MOST_PLACES = 24;

/** As many places as the answer has letters; what the holder types stands in them. */
function AnswerPlaces({ letters }: { letters: number }) {
  const { t } = useTranslation();
  const tiles = useTypedTiles(letters);
  return (
    <div className={s.letters} data-testid="answer-letters" data-all={letters <= MOST_PLACES || undefined}>
      <div className={s.places} ref={tiles} aria-hidden="true" style={{ '--letters': letters } as CSSProperties}>
        {Array.from({ length: Math.min(MOST_PLACES, letters) }, (_, at) => (
          // Places are all alike.
          // biome-ignore lint/suspicious/noArrayIndexKey: position is the identity
          <i key={at} data-at={at} />
        ))}
      </div>
      <p>{t('modes.letterCount', { count: letters })}</p>
    </div>
  );
}

/** Mode 3: a text or a picture on a sign, and as many empty places as the answer has letters. */
export function CustomBoard() {
  const { t } = useTranslation();
  const view = useModeView(MODES.customPrompts);
  return (
    <BoardStage className={s.stage}>
      <div className={board.head}>
        {view?.asked ? (
          <div className={board.facts}>
            <Chip>
              {t('modes.customPrompt')} <b>{`${view.asked.number} / ${view.asked.of}`}</b>
            </Chip>
          </div>
        ) : null}
        <FuseBar />
      </div>
      {view ? (
        <section className={`${board.card} ${s.card}`} aria-label={t('modes.customPrompt')} data-testid="custom-prompt">
          {view.image ? <Picture key={view.image} src={view.image} alt={view.alt} /> : null}
          {view.text ? (
            <h2 className={s.text} data-long={view.text.length > 60 || undefined} aria-live="polite">
              <EmojiText text={view.text} />
            </h2>
          ) : null}
        </section>
      ) : null}
      {view && view.letters > 0 ? <AnswerPlaces letters={view.letters} /> : null}
    </BoardStage>
  );
}
