import { EmojiPicker } from 'frimousse';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../platform/i18n/i18n.ts';
import s from './chat.module.css';

const LOCALES = { de: 'de', en: 'en', es: 'es', fr: 'fr', pt: 'pt' } as const;
const DATA = new URL('./emoji', document.baseURI).href;
const CHOICES = [
  '😀',
  '😂',
  '😍',
  '😎',
  '🤔',
  '😭',
  '😤',
  '😱',
  '🥳',
  '🤯',
  '👍',
  '👎',
  '👏',
  '🙏',
  '💪',
  '🔥',
  '💣',
  '💥',
  '❤️',
  '💔',
  '🎉',
  '🏆',
  '🍀',
  '⏰',
];

const dataLocale = () => {
  const language = currentLanguage().slice(0, 2);
  return language in LOCALES ? LOCALES[language as keyof typeof LOCALES] : 'en';
};

/** The emoji panel; its data lies beside the page (`emoji/`), nothing comes from other hosts. The usual ones are there at once. */
export function EmojiPanel({ onPick }: { onPick: (emoji: string) => void }) {
  const { t } = useTranslation();
  return (
    <EmojiPicker.Root
      className={s.emoji}
      locale={dataLocale()}
      emojibaseUrl={DATA}
      onEmojiSelect={({ emoji }) => onPick(emoji)}
    >
      <div className={s.usual}>
        {CHOICES.map((emoji) => (
          <button key={emoji} type="button" className={s.pick} aria-label={emoji} onClick={() => onPick(emoji)}>
            {emoji}
          </button>
        ))}
      </div>
      <EmojiPicker.Search className={s.search} aria-label={t('room.emojiSearch')} placeholder={t('room.emojiSearch')} />
      <EmojiPicker.Viewport className={s.viewport}>
        <EmojiPicker.Empty>{t('room.emojiNone')}</EmojiPicker.Empty>
        <EmojiPicker.List
          components={{
            Emoji: ({ emoji, ...rest }) => (
              <button type="button" {...rest} className={s.pick} data-active={emoji.isActive || undefined}>
                {emoji.emoji}
              </button>
            ),
            CategoryHeader: ({ category, ...rest }) => (
              <div {...rest} className={s.category}>
                {category.label}
              </div>
            ),
          }}
        />
      </EmojiPicker.Viewport>
    </EmojiPicker.Root>
  );
}
