import './start-up-address.ts';
import '@fontsource-variable/rubik/wght.css';
import '@fontsource-variable/nunito/wght.css';
import '../ui/tokens.css';
import { createRoot } from 'react-dom/client';
import { installPreferences, installPreferencesSync, loadDeviceTheme } from '../features/settings/index.ts';
import { installSession } from '../features/session/index.ts';
import { installExternalLinks } from '../platform/discord/external-links.ts';
import { isEmbedded } from '../platform/discord/launch.ts';
import { trustOwnScripts } from '../platform/trusted-scripts.ts';
import { startLanguage } from '../platform/i18n/i18n.ts';
import { installOffers } from '../platform/offline/install-offer.ts';
import { installServiceWorker } from '../platform/offline/service-worker.ts';
import { installSoundUnlock } from '../platform/sound/sound.ts';
import { installEscape } from '../ui/windows/layers.ts';
import { toggleWindow } from '../ui/windows/manager.ts';
import { installSheetHistory } from '../ui/windows/sheet-history.ts';
import { App } from './app.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { installHomeHistory } from './home-history.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

trustOwnScripts();
loadDeviceTheme();
installPreferences();
installPreferencesSync();
installSession();
installExternalLinks();
installSoundUnlock();
installEscape(() => toggleWindow('settings'));
installSheetHistory();
installHomeHistory();
installOffers(isEmbedded());
void installServiceWorker();

void startLanguage().then(() =>
  createRoot(root).render(
    <ErrorBoundary>
      <App />
    </ErrorBoundary>,
  ),
);
