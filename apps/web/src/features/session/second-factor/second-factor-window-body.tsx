import { closeWindow } from '../../../ui/windows/manager.ts';
import { SecondFactorBody } from './second-factor-body.tsx';
import { SECOND_FACTOR_WINDOW } from './second-factor-store.ts';

/** The same in a window, for whoever needs it elsewhere than on the staff's pages. */
export function SecondFactorWindowBody() {
  return <SecondFactorBody onDone={() => closeWindow(SECOND_FACTOR_WINDOW)} />;
}
