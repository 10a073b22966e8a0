import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../ui/Icon';
import { isAdmin, subscribeAdmin } from './admin-session';

/** To the admin area, or to its door. */
export function AdminLink({ onPick }: { readonly onPick?: () => void }) {
  const admin = useSyncExternalStore(subscribeAdmin, isAdmin, () => false);
  return (
    <Link className="admin-link" to={admin ? '/admin' : '/admin/login'} aria-label="Admin" onClick={onPick}>
      <Icon name="lock" size={16} />
      <span>Admin</span>
    </Link>
  );
}
