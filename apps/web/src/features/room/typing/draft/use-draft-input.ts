import { DEFAULT_MODE, DIFFICULTIES, modeTraits } from '@syllaboom/engine';
import { type RefObject, useEffect, useRef } from 'react';
import { preferences } from '../../../../platform/preferences.ts';
import { sound } from '../../../../platform/sound/sound.ts';
import { useRoom, useWordLanguage } from '../../store/use-topic.ts';
import { modeScreen } from '../../modes/screens.ts';
import { attachDraftInput, type DraftInput } from './draft-input.ts';
import { createDraftSender } from './draft-sender.ts';
import { holdsIgnored, typeWord } from './type-word.ts';

/** Joins the input to the room: drafts out, submit with the whole word, blank again at each turn. */
export function useDraftInput(input: RefObject<HTMLInputElement | null>, mine: boolean): RefObject<DraftInput | null> {
  const { store, actions } = useRoom();
  const language = useWordLanguage();
  const controller = useRef<DraftInput | null>(null);
  const isMine = useRef(mine);
  isMine.current = mine;

  useEffect(() => {
    if (!input.current) return undefined;
    const mode = () => store.get('info')?.mode ?? DEFAULT_MODE;
    const sender = createDraftSender((delta) => isMine.current && actions.sendDraft(delta));
    const folding = () => ({ spaceToHyphen: preferences().sphyp });
    const draft = attachDraftInput(input.current, {
      read: (value) => typeWord(value, language, folding()),
      isDirty: (value) => holdsIgnored(value, language, folding()),
      selectAllClears: () => preferences().cra,
      spaceSubmits: () => modeScreen(mode()).spaceSubmits,
      onKeySound: () => sound.key(),
      onDraft: (word) => {
        store.setDraft(store.selfId, word);
        if (isMine.current) sender.change(word);
      },
      onSubmit: (word, untrusted) => {
        if (!isMine.current) return;
        sender.cancel();
        if (word) actions.send('submit', untrusted ? { word, t: true } : { word });
        else if (store.get('info')?.diff === DIFFICULTIES.practice) actions.send('practice-show');
        draft.clear();
      },
    });
    controller.current = draft;
    store.keys = draft;
    let turnSeen = store.get('turn')?.turn;
    const offTurn = store.on('turn', () => {
      if (store.get('turn')?.turn === turnSeen) return;
      turnSeen = store.get('turn')?.turn;
      if (modeTraits(mode()).keepsDrafts) return;
      draft.clear();
      sender.reset();
    });
    return () => {
      offTurn();
      sender.cancel();
      draft.detach();
      if (store.keys === draft) store.keys = null;
    };
  }, [store, actions, input, language]);
  return controller;
}
