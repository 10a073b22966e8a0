import { useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { AdminLink } from './AdminLink';
import { site } from '../site';
import { Icon } from '../ui/Icon';
import { headerLinks } from './nav-links';
import { OfflineNotice } from './OfflineNotice';
import { Search } from './Search';
import { ThemeSwitch } from './ThemeSwitch';
import { toast } from './toast';

/** Most windows have no menu: its code comes when it is opened. */
const fetchMenu = () => import('./MobileMenu');
type Menu = Awaited<ReturnType<typeof fetchMenu>>['MobileMenu'];

/** Stays at the top of every page. */
export function Header() {
  const [menu, setMenu] = useState(false);
  const [part, setPart] = useState<{ readonly Menu: Menu } | null>(null);
  const open = (): void => {
    setMenu(true);
    fetchMenu().then(
      ({ MobileMenu }) => setPart({ Menu: MobileMenu }),
      () => {
        setMenu(false);
        toast({ title: 'The menu could not be fetched', description: 'Check the connection.' });
      },
    );
  };
  return (
    <header className="site-header">
      <button
        type="button"
        className="icon-button menu-button"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={menu}
        onPointerEnter={() => void fetchMenu().catch(() => {})}
        onClick={open}
      >
        <Icon name="menu" size={20} />
      </button>
      {menu && part && <part.Menu onClose={() => setMenu(false)} />}
      <Link className="site-name" to="/" aria-label={site.name}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path
            d="M9 3h6M10 3v6L4.500 18.500A2 2 0 0 0 6.200 21.500h11.600a2 2 0 0 0 1.700-3L14 9V3M7.500 15h9"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.800"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <span>{site.name}</span>
      </Link>
      <nav aria-label="Main">
        {headerLinks.map(({ name, path }) => (
          <NavLink key={path} to={path} end={path === '/'}>
            {name}
          </NavLink>
        ))}
      </nav>
      <OfflineNotice />
      <Search />
      <ThemeSwitch />
      <AdminLink />
    </header>
  );
}
