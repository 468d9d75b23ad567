import { AVATAR_UPLOAD, type SessionUser } from '@syllaboom/contracts';
import { ImageOff, ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { pictureAddress } from '../../../platform/api/pictures.ts';
import { wordsForError } from '../../../platform/i18n/error-words.ts';
import { Critter } from '../../../ui/critter/critter.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { showError, showGood } from '../../../ui/toasts/toasts.tsx';
import { refreshUser } from '../../session/index.ts';
import s from './avatar.module.css';
import { CritterChoice, newSeed } from './critter-choice.tsx';
import { CropView } from './crop-view.tsx';
import { readPicture } from './picture-file.ts';

interface AvatarPickerProps {
  user: SessionUser;
  /** The seed that was chosen but not saved yet. */
  chosen: string | null;
  onChoose: (seed: string | null) => void;
}

/** The own face: a drawn creature, saved with the rest of the profile, or a picture, sent as soon as it is cropped. */
export function AvatarPicker({ user, chosen, onChoose }: AvatarPickerProps) {
  const { t } = useTranslation();
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const uploaded = pictureAddress(user.avatar) !== null;
  const close = () => {
    picture?.close();
    setPicture(null);
  };
  const choose = (file: File | undefined) => {
    if (file) readPicture(file).then(setPicture, (cause: unknown) => showError(wordsForError(cause)));
  };
  const run = (act: () => Promise<unknown>) => {
    setBusy(true);
    act()
      .then(async () => {
        await refreshUser();
        onChoose(null);
        close();
        showGood(t('profile.pictureSaved'));
      })
      .catch((cause: unknown) => showError(wordsForError(cause)))
      .finally(() => setBusy(false));
  };
  const send = (file: Blob) => run(() => api.call('uploadAvatar', { file }));
  const remove = () => run(() => api.call('updateProfile', { body: { avatar: newSeed() } }));
  if (picture) return <CropView picture={picture} busy={busy} onCrop={send} onCancel={close} />;
  return (
    <div className={s.avatar}>
      <span className={s.face}>
        <Critter seed={chosen ?? (user.avatar || user.id)} mood="happy" size={96} />
      </span>
      <div className={s.ways}>
        <CritterChoice own={uploaded ? null : user.avatar || user.id} chosen={chosen} onChoose={onChoose} />
        <div className={s.upload}>
          <input
            ref={input}
            type="file"
            hidden
            accept={AVATAR_UPLOAD.types.join(',')}
            onChange={(event) => {
              choose(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <Btn size="sm" onClick={() => input.current?.click()}>
            <ImageUp size={18} strokeWidth={2.7} />
            {t('profile.upload')}
          </Btn>
          {uploaded ? (
            <Btn size="sm" disabled={busy} onClick={remove}>
              <ImageOff size={18} strokeWidth={2.7} />
              {t('profile.removePicture')}
            </Btn>
          ) : null}
          <small>{t('profile.uploadHint')}</small>
        </div>
      </div>
    </div>
  );
}
