import { AdminBar } from '../admin/AdminBar';
import { Overview } from '../admin/Overview';
import { RequireAdmin } from '../admin/RequireAdmin';
import { Head } from '../shell/Head';

export function Component() {
  return (
    <>
      <Head title="Admin" description="The area of whoever looks after the site." path="/admin" noIndex />
      <RequireAdmin>
        <div className="plain-page">
          <AdminBar />
          <h1>Admin</h1>
          <Overview />
        </div>
      </RequireAdmin>
    </>
  );
}
