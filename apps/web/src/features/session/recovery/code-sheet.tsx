import { Check, Copy, Download } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../platform/clipboard.ts';
import { isEmbedded } from '../../../platform/discord/launch.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { saveFile } from '../../../platform/save-file.ts';
import s from './recovery.module.css';

const ICON = { size: 18, strokeWidth: 2.7 } as const;

interface CodeSheetProps {
  codes: readonly string[];
  /** What the codes are good for. */
  lead: string;
  /** Names the file. */
  title: string;
  onSaved: () => void;
}

/** Codes that are shown once: to copy, to download, to write down. */
export function CodeSheet({ codes, lead, title, onSaved }: CodeSheetProps) {
  const { t } = useTranslation();
  const [note, setNote] = useState('');
  const id = useId();
  const text = codes.join('\n');
  const copy = async (): Promise<void> =>
    setNote((await copyText(text)) ? t('account.copied') : t('common.copyByHand'));
  return (
    <div className={s.sheet}>
      <p id={id}>{lead}</p>
      <ol className={s.codes} data-selectable="" aria-describedby={id}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={s.tools}>
        <Btn size="sm" onClick={() => void copy()}>
          <Copy {...ICON} />
          {t('account.copy')}
        </Btn>
        {/* The chat platform's frame lets no file out. */}
        {isEmbedded() ? null : (
          <Btn size="sm" onClick={() => saveFile(`syllaboom-${title}.txt`, `${lead}\n\n${text}\n`, 'text/plain')}>
            <Download {...ICON} />
            {t('account.downloadCodes')}
          </Btn>
        )}
      </div>
      <p className={s.note} role="status">
        {note}
      </p>
      <Btn tone="primary" wide onClick={onSaved}>
        <Check {...ICON} />
        {t('account.codesSaved')}
      </Btn>
    </div>
  );
}
