import { PendingTrivia } from '../../../moderation/index.ts';
import { useSnapshot } from '../../store/use-topic.ts';

/** For the staff: questions that players proposed in the room's language. */
export function ReviewTrivia() {
  return <PendingTrivia locale={useSnapshot('info')?.locale ?? 'en-US'} />;
}
