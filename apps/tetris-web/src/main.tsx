import { registerSW } from 'virtual:pwa-register';
import { ErrorBoundary, registerServiceWorker } from '@blockyard/app-kit';
import { createRoot } from 'react-dom/client';
import '@blockyard/app-kit/base.css';
import './styles/page.css';
import { launch } from './launch.ts';
import { openPage } from './page.ts';
import { openScripting } from './scripting.ts';
import { App } from './ui/app.tsx';
import { createUi, PageContext } from './ui/page-context.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');

const page = openPage();
const shown = { ...page, ui: createUi(launch(page)) };
openScripting(page.session, __VERSION__);
const updates = registerServiceWorker(registerSW);

createRoot(root).render(
  <ErrorBoundary version={__VERSION__}>
    <PageContext value={shown}>
      <App updates={updates} />
    </PageContext>
  </ErrorBoundary>,
);
