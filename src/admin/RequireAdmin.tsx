import { type ReactNode, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isAdmin, subscribeAdmin } from '../shell/admin-session';

/** Lets the admin in and sends everybody else to the login, which leads back to where they came from. */
export function RequireAdmin({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  // Null in the prerendered file: nobody is known there.
  const admin = useSyncExternalStore<boolean | null>(subscribeAdmin, isAdmin, () => null);
  if (admin === null) {
    return (
      <div className="plain-page">
        <h1>Admin</h1>
        <p className="lead">This page is for whoever looks after the site.</p>
      </div>
    );
  }
  if (!admin) return <Navigate to="/admin/login" replace state={{ from: pathname }} />;
  return children;
}
