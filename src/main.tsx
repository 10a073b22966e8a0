import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from './routes';
import { ErrorScreen } from './shell/ErrorScreen';
import { startTheme } from './ui/theme';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './shell/shell.css';

startTheme();

const path = location.pathname.slice(import.meta.env.BASE_URL.length - 1);
if (/^\/(subject\/[^/]+|instruments)\/./.test(path)) {
  import('./pages/begin-bench').then(({ beginBench }) => beginBench(path)).catch(() => {});
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

// Not in StrictMode: its second mount makes @pixi/react 8.0.5 destroy the application it has just started.
createRoot(root).render(
  <ErrorScreen>
    <BrowserRouter basename={import.meta.env.BASE_URL}>
      <AppRoutes />
    </BrowserRouter>
  </ErrorScreen>,
);
