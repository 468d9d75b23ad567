import { type EmojiData, EmojiPicker } from 'frimousse';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../platform/i18n/i18n.ts';
import { useSideways, useTouch } from '../../platform/media.ts';
import { Emoji } from '../emoji/emoji-runs.tsx';
import { USUAL_EMOJI } from '../emoji/usual.ts';
import { noteEmoji, recentEmoji } from './picker/recent-picks.ts';
import s from './chat.module.css';

/** How many stand in a row, and in how many rows the usual ones. */
const DESK = { columns: 8, usualRows: 3 };
/** Fingers need wider keys. */
const TOUCH = { columns: 7, usualRows: 3 };
/** A phone on its side has width instead of height. */
const LOW = { columns: 12, usualRows: 1 };

function useGrid(): typeof DESK {
  const low = useSideways();
  const touch = useTouch();
  return low ? LOW : touch ? TOUCH : DESK;
}

/** Languages that the names are there in. */
const LOCALES = ['de', 'en', 'es', 'fr', 'id', 'pt', 'tl', 'tr'];

const namesLocale = (): string => {
  const language = currentLanguage().slice(0, 2);
  return LOCALES.includes(language) ? language : 'en';
};

/** All emoji with their names. None is left out because the system could not draw it: the pictures are ours. */
async function fetchNames(locale: string, { signal }: { signal?: AbortSignal }): Promise<EmojiData> {
  const reply = await fetch(new URL(`emoji/names-${locale}.json`, document.baseURI), signal ? { signal } : {});
  if (!reply.ok) throw new Error(`The names of emoji answered ${reply.status}`);
  return (await reply.json()) as EmojiData;
}

/** The emoji panel; its data lies beside the page (`emoji/`), nothing comes from other hosts. The usual ones are there at once. */
export function EmojiPanel({ onPick }: { onPick: (emoji: string) => void }) {
  const { t } = useTranslation();
  const { columns, usualRows } = useGrid();
  // As it was when the panel opened: keys don't move under the finger.
  const [first] = useState(() => [...new Set([...recentEmoji(), ...USUAL_EMOJI])]);
  const pick = (emoji: string): void => {
    noteEmoji(emoji);
    onPick(emoji);
  };
  return (
    <EmojiPicker.Root
      className={s.emoji}
      locale={namesLocale()}
      resolveEmojiData={fetchNames}
      columns={columns}
      style={{ '--columns': columns } as CSSProperties}
      onEmojiSelect={({ emoji }) => pick(emoji)}
    >
      <div className={s.usual}>
        {first.slice(0, columns * usualRows).map((emoji) => (
          <button key={emoji} type="button" className={s.pick} aria-label={emoji} onClick={() => pick(emoji)}>
            <Emoji text={emoji} />
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
                <Emoji text={emoji.emoji} />
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
      <small className={s.credit}>{t('room.emojiCredit')}</small>
    </EmojiPicker.Root>
  );
}
