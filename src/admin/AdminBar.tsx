import { Link, NavLink, useNavigate } from 'react-router-dom';
import { toast } from '../shell/toast';
import { Button } from '../ui/Button';
import { logOut } from '../shell/admin-session';
import './admin.css';

/** Where one is in the admin area, and the way out of it. */
export function AdminBar() {
  const navigate = useNavigate();
  const leave = (): void => {
    logOut();
    toast({ title: 'Logged Out', description: 'You have been successfully logged out.' });
    void navigate('/', { replace: true });
  };
  return (
    <nav className="admin-bar" aria-label="Admin">
      <NavLink to="/admin" end>
        Overview
      </NavLink>
      <NavLink to="/admin/blog">Blog posts</NavLink>
      <Link to="/blog">See the blog</Link>
      <Button onClick={leave}>Log out</Button>
    </nav>
  );
}
