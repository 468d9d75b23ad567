import type { Gif } from '@syllaboom/contracts';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../kit/layout/tabs.tsx';
import { EmojiPanel } from '../emoji-panel.tsx';
import s from './gif.module.css';
import { GifPanel } from './gif-panel.tsx';

interface PickerPanelProps {
  readonly onEmoji: (emoji: string) => void;
  readonly onGif: (gif: Gif) => void;
  /** Why no GIFs may be sent; null when they may. */
  readonly closed: string | null;
}

/** Emoji and GIFs behind two tabs. */
export function PickerPanel({ onEmoji, onGif, closed }: PickerPanelProps) {
  const { t } = useTranslation();
  return (
    <div className={s.picker}>
      <Tabs
        label={t('gifs.tabs')}
        panelClassName={s.body}
        tabs={[
          { id: 'emoji', label: t('gifs.emoji'), body: <EmojiPanel onPick={onEmoji} /> },
          { id: 'gifs', label: t('gifs.gifs'), body: <GifPanel onPick={onGif} closed={closed} /> },
        ]}
      />
    </div>
  );
}
