import { MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { useRoom, useSelf, useSnapshot } from '../store/use-topic.ts';

/** Mode 99 has no start: whoever presses this takes a seat, and the first one sets it going. */
export function JoinYapping() {
  const { t } = useTranslation();
  const { actions } = useRoom();
  const self = useSelf();
  const preparing = useSnapshot('info')?.preparing ?? false;
  if (!self?.spectating) return null;
  return (
    <Btn size="lg" tone="primary" disabled={preparing} onClick={() => actions.send('join-yapping')}>
      <MessagesSquare size={26} strokeWidth={2.8} />
      {t('host.joinYapping')}
    </Btn>
  );
}
