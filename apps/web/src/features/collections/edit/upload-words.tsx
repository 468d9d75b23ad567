import { type Collection, WORD_FILE_UPLOAD } from '@syllaboom/contracts';
import { COLLECTIONS } from '@syllaboom/engine';
import { FileText, Upload } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { failureWords } from '../deeds/say-failed.ts';
import { type UploadReply, uploadWords } from '../deeds/upload-words.ts';
import s from './edit-pages.module.css';

/** What became of a file: how many words came in, and why lines did not. */
function UploadResult({ reply: { results } }: { reply: UploadReply }) {
  const { t } = useTranslation();
  const { added, errors, moreErrors } = results;
  const notTaken = t('collections.notTaken', { count: errors.length + moreErrors });
  return (
    <div className={s.result}>
      <p>{t('collections.uploaded', { count: added })}</p>
      {errors.length === 0 ? null : (
        <>
          <p className={s.bad}>{notTaken}</p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls is reached by keys */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
          <ol className={s.lines} tabIndex={0} aria-label={notTaken}>
            {errors.map(({ line, word, problem }) => (
              <li key={line}>
                <small>{t('collections.line', { line: formatNumber(line) })}</small>
                <b>{word}</b>
                <span>{t(`collections.problem.${problem}`)}</span>
              </li>
            ))}
            {moreErrors > 0 ? (
              <li>
                <small>{t('collections.moreLines', { count: moreErrors })}</small>
              </li>
            ) : null}
          </ol>
        </>
      )}
    </div>
  );
}

interface FileFieldProps {
  readonly file: File | null;
  readonly isWrong: boolean;
  readonly disabled: boolean;
  readonly onFile: (file: File | null) => void;
}

/** A place for a file: a press chooses one, and one may be dropped there. */
function FileField({ file, isWrong, disabled, onFile }: FileFieldProps) {
  const { t } = useTranslation();
  const [isOver, setOver] = useState(false);
  return (
    <div className={s.file} data-over={isOver || undefined}>
      <FileText size={24} strokeWidth={2.4} aria-hidden="true" />
      <span aria-hidden="true">
        {file?.name ?? t('collections.chooseFile')}
        <small>{t('collections.fileHint', { most: formatNumber(COLLECTIONS.uploadWords) })}</small>
      </span>
      <input
        type="file"
        accept={`.txt,${WORD_FILE_UPLOAD.types.join(',')}`}
        aria-label={t('collections.chooseFile')}
        aria-invalid={isWrong || undefined}
        disabled={disabled}
        onDragOver={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={(event) => onFile(event.target.files?.[0] ?? null)}
      />
    </div>
  );
}

/** A text file with a word on each line: chosen or dropped, then sent. */
export function UploadWords({ collection: { id, hidden } }: { collection: Collection }) {
  const { t } = useTranslation();
  const [file, setFile] = useState<File | null>(null);
  /** Another file field for each file that was sent: an empty one. */
  const [turn, setTurn] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [reply, setReply] = useState<UploadReply | null>(null);
  const isUnderWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setReply(null);
    setRefusal(null);
    try {
      setReply(await uploadWords(id, file));
      sound.play('ok');
      setFile(null);
      setTurn(turn + 1);
    } catch (cause) {
      sound.play('no');
      setRefusal(failureWords(cause, t('collections.addFailed')));
    }
    isUnderWay.current = false;
    setBusy(false);
  };
  return (
    <form className={s.way} aria-label={t('collections.uploadTitle')} noValidate onSubmit={(event) => void send(event)}>
      <h3>{t('collections.uploadTitle')}</h3>
      <FileField
        key={turn}
        file={file}
        isWrong={refusal !== null}
        disabled={hidden}
        onFile={(chosen) => {
          setRefusal(null);
          setReply(null);
          setFile(chosen);
        }}
      />
      <Btn type="submit" wide disabled={hidden} aria-disabled={busy || undefined}>
        <Upload size={18} strokeWidth={2.8} aria-hidden="true" />
        {t(busy ? 'collections.uploading' : 'collections.upload')}
      </Btn>
      {refusal === null ? null : (
        <p className={s.bad} role="alert">
          {refusal}
        </p>
      )}
      <div role="status">{reply === null ? null : <UploadResult reply={reply} />}</div>
    </form>
  );
}
