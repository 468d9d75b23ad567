import { LandingScreen } from '../../features/landing/index.ts';
import { openAccount } from '../../features/session/account/account-tab.ts';
import s from '../app.module.css';
import { LandingBar } from './landing-bar.tsx';
import { showScreen, showTables } from '../../navigation/navigation.ts';
import { useRoomAddress } from '../../navigation/room-address.ts';

/** The landing page, as the document brings it and as React goes on with it. */
export function LandingPage() {
  // Who follows a room's link is shown that instead.
  if (useRoomAddress() !== null) return null;
  return (
    <div className={s.home}>
      <LandingBar />
      <LandingScreen
        onPlay={() => showScreen('practice')}
        onBrowse={showTables}
        onSignIn={() => openAccount('signIn')}
        onSignUp={() => openAccount('signUp')}
      />
    </div>
  );
}
