import './start-up-address.ts';
import '@fontsource-variable/rubik/wght.css';
import '@fontsource-variable/nunito/wght.css';
import '../ui/tokens.css';
import { createRoot } from 'react-dom/client';
import { startLanguage } from '../platform/i18n/i18n.ts';
import { trustOwnScripts } from '../platform/trusted-scripts.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { fetchApp, Page } from './page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

trustOwnScripts();
void fetchApp();
void startLanguage().then(() =>
  createRoot(root).render(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
  ),
);
