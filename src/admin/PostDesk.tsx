import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { PostDate } from '../blog/PostDate';
import { type DynamicPost, faultsOf, isDay, newestFirst } from '../blog/post';
import { toast } from '../shell/toast';
import { Button } from '../ui/Button';
import { addPost, changePost, deletePost, draftsStore, flushDrafts, openDrafts, takenSlugs } from './drafts';
import { PostEditor } from './PostEditor';
import { PostsFile } from './PostsFile';
import { Sentences } from './Sentences';

const today = (): string => new Date().toISOString().slice(0, 10);

/** The list of posts, or the editor of one. */
export function PostDesk() {
  const { posts, unkept, leftOut } = useStore(draftsStore);
  const [edited, setEdited] = useState<string | null>(null);
  useEffect(() => {
    void openDrafts();
    addEventListener('pagehide', flushDrafts);
    return () => {
      removeEventListener('pagehide', flushDrafts);
      flushDrafts();
    };
  }, []);
  if (posts === null) return <output>Looking for drafts…</output>;
  const post = posts.find(({ id }) => id === edited);
  return (
    <>
      {unkept && (
        <p className="admin-warning" role="alert">
          The browser does not keep these posts: they are gone when this page is closed. Save the file before that.
        </p>
      )}
      {leftOut.length > 0 && (
        <div className="admin-warning" role="alert">
          <p>
            Of the posts that this browser keeps, some could not be read. "Export all local data" has them as they were.
          </p>
          <Sentences list={leftOut} />
        </div>
      )}
      {post ? (
        <PostEditor post={post} taken={takenSlugs(posts, post.id)} onClose={() => setEdited(null)} />
      ) : (
        <PostTable posts={posts} onEdit={setEdited} />
      )}
    </>
  );
}

interface PostTableProps {
  readonly posts: readonly DynamicPost[];
  readonly onEdit: (id: string) => void;
}

function PostTable({ posts, onEdit }: PostTableProps) {
  const remove = (post: DynamicPost): void => {
    const bringBack = deletePost(post.id);
    toast({
      title: 'Post deleted',
      description: post.title === '' ? 'An untitled draft.' : post.title,
      action: { label: 'Undo', press: bringBack },
    });
  };
  return (
    <>
      <p className="plain-actions">
        <Button look="primary" icon="plus" onClick={() => onEdit(addPost(today(), crypto.randomUUID()))}>
          New post
        </Button>
      </p>
      {posts.length === 0 ? (
        <p className="post-none">No posts yet beside the built-in ones. A new post begins as a draft.</p>
      ) : (
        <div className="admin-scroll">
          <table className="admin-posts">
            <thead>
              <tr>
                <th scope="col">Post</th>
                <th scope="col">Date</th>
                <th scope="col">State</th>
                <th scope="col">
                  <span className="visually-hidden">What can be done</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {newestFirst(posts).map((post) => (
                <PostRow
                  key={post.id}
                  post={post}
                  ready={Object.keys(faultsOf(post, takenSlugs(posts, post.id))).length === 0}
                  onEdit={() => onEdit(post.id)}
                  onDelete={() => remove(post)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <PostsFile posts={posts} />
    </>
  );
}

interface PostRowProps {
  readonly post: DynamicPost;
  /** Has all that a published post needs. */
  readonly ready: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function PostRow({ post, ready, onEdit, onDelete }: PostRowProps) {
  const name = post.title === '' ? `Untitled (${post.slug})` : post.title;
  const publish = (): void => {
    if (!post.isPublished && !ready) {
      toast({
        title: 'Not published',
        description: 'The post lacks something. Open it: each field says what.',
        variant: 'destructive',
      });
      return;
    }
    changePost(post.id, { isPublished: !post.isPublished });
  };
  return (
    <tr>
      <th scope="row">
        {name}
        <small>/blog/{post.slug}</small>
      </th>
      <td>{isDay(post.date) ? <PostDate date={post.date} /> : post.date}</td>
      <td>{post.isPublished ? 'Published' : ready ? 'Draft' : 'Draft, not complete'}</td>
      <td className="admin-row-actions">
        <Button onClick={onEdit} aria-label={`Edit ${name}`}>
          Edit
        </Button>
        <Button onClick={publish} aria-label={`${post.isPublished ? 'Unpublish' : 'Publish'} ${name}`}>
          {post.isPublished ? 'Unpublish' : 'Publish'}
        </Button>
        <Button look="quiet" onClick={onDelete} aria-label={`Delete ${name}`}>
          Delete
        </Button>
      </td>
    </tr>
  );
}
