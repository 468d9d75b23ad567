import './start/start-up-address.ts';
import '@fontsource-variable/rubik/wght.css';
import '@fontsource-variable/nunito/wght.css';
import '../ui/tokens.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startLanguage } from '../platform/i18n/i18n.ts';
import { trustOwnScripts } from '../platform/trusted-scripts.ts';
import { ErrorBoundary } from './notices/error-boundary.tsx';
import { firstScreen } from '../navigation/first-screen.ts';
import { fetchApp, Page } from './page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

trustOwnScripts();
void fetchApp();

const tree = (
  <ErrorBoundary>
    <Page />
  </ErrorBoundary>
);
void startLanguage().then(() => {
  // What the document brought is taken over as it is; in development it brings nothing.
  if (firstScreen() === 'landing' && root.firstElementChild) hydrateRoot(root, tree);
  else createRoot(root).render(tree);
});
