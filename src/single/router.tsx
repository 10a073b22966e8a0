/** In the place of the router: one page, whose links lead to the published site or are left out. */
import type { AnchorHTMLAttributes } from 'react';
import { useStore } from 'zustand';
import { listings } from '../../catalogue/index';
import { pathOf } from '../paths';
import { home } from './home';
import { placeStore } from './place';

type To = string | { readonly pathname?: string; readonly search?: string };

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: To;
  /** What a page of the site would be handed over; nothing crosses to another site. */
  readonly state?: unknown;
}

const addressOf = (to: To): string => {
  if (typeof to === 'string') return to;
  const query = (to.search ?? '').replace(/^\?/, '');
  return (to.pathname ?? '') + (query === '' ? '' : `?${query}`);
};

/** Whether the bench of this path is in this file. */
const isHeld = (path: string): boolean => listings.some((listing) => pathOf(listing) === path);

export function Link({ to, state: _state, children, ...rest }: LinkProps) {
  const address = addressOf(to);
  const path = address.replace(/\?.*$/s, '');
  if (isHeld(path) && path !== placeStore.getState().path) {
    return (
      <a
        {...rest}
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          navigate(address);
        }}
      >
        {children}
      </a>
    );
  }
  if (home === null) return null;
  return (
    <a {...rest} href={home + address} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

export function useLocation() {
  const { path, query } = useStore(placeStore);
  return { pathname: path, search: query === '' ? '' : `?${query}`, hash: location.hash, state: null, key: query };
}

interface NavigateOptions {
  readonly state?: { readonly query?: string };
}

/** Goes to another run of an experiment of this file; pages of the site open beside. */
function navigate(to: string, { state }: NavigateOptions = {}): void {
  const [path = '', query = ''] = to.split(/\?(.*)/s);
  if (isHeld(path)) placeStore.setState({ path, query: state?.query ?? query });
  else if (home !== null) window.open(home + to, '_blank', 'noopener');
}

export const useNavigate = () => navigate;
