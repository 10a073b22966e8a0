import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from './routes';
import { ErrorScreen } from './shell/ErrorScreen';
import { adoptPrerendered } from './shell/adopt-prerendered';
import { layOutRest } from './shell/lay-out-rest';
import { startTheme } from './ui/theme';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './shell/shell.css';

// The page's own script says what is wrong where this never runs.
document.documentElement.dataset['app'] = 'begun';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

const prerendered = adoptPrerendered(root);

const path = location.pathname.slice(import.meta.env.BASE_URL.length - 1);
if (/^\/(subject\/[^/]+|instruments)\/./.test(path)) {
  // The page itself says what could not be fetched.
  import('./pages/begin-bench').then(({ beginBench }) => beginBench(path)).catch(() => {});
}

startTheme();

// Not in StrictMode: its second mount makes @pixi/react 8.0.5 destroy the application it has just started.
const app = (
  <ErrorScreen>
    {/* Without transitions, the next page's indicator shows at once in the place of the page left. */}
    <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
      <AppRoutes />
    </BrowserRouter>
  </ErrorScreen>
);
if (prerendered) hydrateRoot(root, app);
else createRoot(root).render(app);
void layOutRest();

// After everything that this page needs.
addEventListener('load', () => {
  setTimeout(() => {
    import('./offline/service-worker').then(({ startServiceWorker }) => startServiceWorker()).catch(() => {});
  }, 4000);
});
