import { CUSTOM_PROMPTS } from '@syllaboom/engine';
import { BookmarkPlus, Check, RefreshCw, Save, TriangleAlert } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../../../ui/kit/buttons/btn.tsx';
import { EmptyState } from '../../../../ui/kit/waiting/empty-state.tsx';
import { Spinner } from '../../../../ui/kit/waiting/spinner.tsx';
import { showInfo } from '../../../../ui/toasts/toasts.tsx';
import { useUnsavedWarning } from '../../../../ui/windows/use-unsaved-warning.ts';
import { ROOM_WINDOWS } from '../../room-ui.ts';
import { useSnapshot } from '../../store/use-topic.ts';
import { addSyllables, readPromptLines, refusalWords, toCommaText, writePrompts } from './prompt-lines.ts';
import { PromptPreview } from './prompt-preview.tsx';
import s from './syllables.module.css';
import { type SaveState, useStoredPrompts } from './use-stored-prompts.ts';

function SaveButton({ state, disabled, onSave }: { state: SaveState; disabled: boolean; onSave: () => void }) {
  const { t } = useTranslation();
  const shown = {
    idle: { icon: <Save size={18} strokeWidth={2.8} />, words: t('host.save') },
    saving: { icon: <Save size={18} strokeWidth={2.8} />, words: t('room.saving') },
    saved: { icon: <Check size={18} strokeWidth={3.4} />, words: t('host.saved') },
    failed: { icon: <TriangleAlert size={18} strokeWidth={2.8} />, words: t('host.saveFailed') },
  }[state];
  return (
    <Btn
      size="sm"
      tone={state === 'failed' ? 'primary' : 'gold'}
      disabled={disabled}
      data-state={state}
      onClick={onSave}
    >
      {shown.icon}
      <span aria-live="polite">{shown.words}</span>
    </Btn>
  );
}

/** Custom prompts of mode 3: what the host's rooms ask. */
export function SyllablesWindow() {
  const { t } = useTranslation();
  const language = useSnapshot('info')?.locale ?? 'en-US';
  const { stored, failure, state, reload, save, bookmarks } = useStoredPrompts();
  const [draft, setDraft] = useState<string | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const text = draft ?? stored ?? '';
  const unsaved = stored !== null && toCommaText(text) !== toCommaText(stored);
  useUnsavedWarning(ROOM_WINDOWS.syllables, unsaved);
  if (stored === null)
    return failure === null ? (
      <div className={s.centre}>
        <Spinner label={t('common.loading')} />
      </div>
    ) : (
      <EmptyState title={failure} seed="Lumi" mood="panic">
        <Btn onClick={reload}>
          <RefreshCw size={18} strokeWidth={2.8} />
          {t('common.retry')}
        </Btn>
      </EmptyState>
    );
  const lines = readPromptLines(text, language);
  const broken = lines.find(({ refusal }) => refusal !== null)?.refusal;
  const onInput = (event: FormEvent<HTMLTextAreaElement>) => {
    const field = event.currentTarget;
    const next = (event.nativeEvent as InputEvent).isComposing ? field.value : writePrompts(field.value, language);
    const caret = field.selectionStart;
    // Written at once: React then finds nothing to change, and the caret stays.
    if (field.value !== next) {
      field.value = next;
      field.setSelectionRange(caret, caret);
    }
    setDraft(next);
  };
  const importBookmarks = async () => {
    const syllables = await bookmarks(language);
    if (syllables === null) return;
    const { text: next, added } = addSyllables(text, syllables);
    if (added === 0) showInfo(t('host.importNone'));
    else setDraft(next);
    area.current?.focus();
  };
  return (
    <div className={s.window}>
      <div className={s.write}>
        <label htmlFor="prompts">{t('host.yourPrompts')}</label>
        <textarea
          id="prompts"
          ref={area}
          className={s.area}
          lang={language}
          value={text}
          maxLength={CUSTOM_PROMPTS.textMost}
          placeholder={t('host.promptsPlaceholder')}
          spellCheck={false}
          autoCapitalize="characters"
          autoComplete="off"
          aria-describedby="prompts-how"
          onChange={onInput}
          onCompositionEnd={onInput}
        />
        <p id="prompts-how" className={s.how}>
          {t('host.promptsHow')}
        </p>
        <p className={s.count} data-full={text.length >= CUSTOM_PROMPTS.textMost || undefined}>
          {t('host.charactersOf', { count: text.length, most: CUSTOM_PROMPTS.textMost })}
        </p>
      </div>
      <PromptPreview lines={lines} />
      <div className={s.foot}>
        <p className={s.failure} role="alert">
          {failure ?? (broken ? t(refusalWords[broken]) : '')}
        </p>
        <Btn size="sm" onClick={() => void importBookmarks()}>
          <BookmarkPlus size={18} strokeWidth={2.8} />
          {t('host.import')}
        </Btn>
        <SaveButton
          state={state}
          disabled={state === 'saving' || (state === 'idle' && !unsaved)}
          onSave={() => void save(text, broken ? t(refusalWords[broken]) : null)}
        />
      </div>
    </div>
  );
}
