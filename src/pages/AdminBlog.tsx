import { AdminBar } from '../admin/AdminBar';
import { PostDesk } from '../admin/PostDesk';
import { RequireAdmin } from '../admin/RequireAdmin';
import { Head } from '../shell/Head';

export function Component() {
  return (
    <>
      <Head title="Admin: blog posts" description="Writing and publishing posts." path="/admin/blog" noIndex />
      <RequireAdmin>
        <div className="plain-page">
          <AdminBar />
          <h1>Blog posts</h1>
          <PostDesk />
        </div>
      </RequireAdmin>
    </>
  );
}
