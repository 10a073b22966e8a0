import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { routes } from './routes';
import { startTheme } from './ui/theme';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';

startTheme();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter([...routes], { basename: import.meta.env.BASE_URL })} />
  </StrictMode>,
);
