import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmojiText } from '../../../../ui/emoji/emoji-text.tsx';
import type { PromptLine } from './prompt-lines.ts';
import { refusalWords } from './prompt-lines.ts';
import s from './syllables.module.css';

function PromptImage({ src, alt }: { src: string; alt: string }) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  if (failed) return <em>{t('host.imageFailed')}</em>;
  return <img src={src} alt={alt} loading="lazy" referrerPolicy="no-referrer" onError={() => setFailed(true)} />;
}

function PreviewLine({ line: { entry, prompt, refusal } }: { line: PromptLine }) {
  const { t } = useTranslation();
  if (!prompt)
    return (
      <li className={s.line} data-refusal={refusal}>
        <TriangleAlert size={18} strokeWidth={2.8} aria-hidden="true" />
        <span>
          <b>
            <EmojiText text={entry} />
          </b>
          <em>{refusal ? t(refusalWords[refusal]) : null}</em>
        </span>
      </li>
    );
  return (
    <li className={s.line}>
      <span>
        {prompt.image ? (
          <PromptImage key={prompt.image} src={prompt.image} alt={prompt.alt} />
        ) : (
          <b>
            <EmojiText text={prompt.text} />
          </b>
        )}
        {/* Where the "=" was forgotten, nobody could answer a question: it is said what is asked. */}
        {prompt.answer === '' ? <em className={s.anyWord}>{t('host.promptsAnyWord')}</em> : null}
      </span>
      {prompt.answer === '' ? null : <strong>{prompt.answer}</strong>}
    </li>
  );
}

/** How the prompts will be asked, while they are written. */
export function PromptPreview({ lines }: { lines: readonly PromptLine[] }) {
  const { t } = useTranslation();
  const good = lines.filter(({ prompt }) => prompt !== null).length;
  return (
    <section className={s.preview} aria-label={t('host.preview')}>
      <h3>
        {t('host.preview')} <span>{t('host.promptsCount', { count: good })}</span>
      </h3>
      {lines.length === 0 ? (
        <p className={s.how}>{t('host.previewEmpty')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard
        <ul tabIndex={0}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the text
            <PreviewLine key={index} line={line} />
          ))}
        </ul>
      )}
    </section>
  );
}
