import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { builtInSlugs, POSTS_FILE } from '../blog/dynamic-posts';
import { PostDate } from '../blog/PostDate';
import { type DynamicPost, faultsOf, isDay, newestFirst, readPosts } from '../blog/post';
import { toast } from '../shell/toast';
import { Button } from '../ui/Button';
import { FileButton } from '../ui/FileButton';
import {
  addPost,
  changePost,
  deletePost,
  draftsStore,
  fetchFile,
  fileText,
  flushDrafts,
  openDrafts,
  setPosts,
  takenSlugs,
} from './drafts';
import { PostEditor } from './PostEditor';
import { canPickFile, pickedFile, pickFile, savePosts } from './save-posts';

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
          <ul>
            {leftOut.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
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
      <SaveFile posts={posts} />
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

/** The file that the site serves: to and fro. */
function SaveFile({ posts }: { readonly posts: readonly DynamicPost[] }) {
  const unsaved = useStore(draftsStore, (state) => state.unsaved);
  const [target, setTarget] = useState<string | null>(null);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  useEffect(() => {
    void pickedFile().then(setTarget);
  }, []);

  const save = async (): Promise<void> => {
    const saved = await savePosts(fileText(posts));
    setPosts(posts, false);
    const where =
      saved.to === 'server'
        ? `The development server has written public/${POSTS_FILE}.`
        : saved.to === 'file'
          ? `Written to ${saved.name}.`
          : `Downloaded. Put ${POSTS_FILE} where the site is served, beside its index.html.`;
    toast({ title: 'Posts saved', description: where });
  };
  const take = (read: ReturnType<typeof readPosts>, what: string): void => {
    setLeftOut(read.leftOut);
    if (read.posts.length === 0 && read.leftOut.length > 0) {
      toast({ title: 'Nothing imported', description: read.leftOut[0] ?? '', variant: 'destructive' });
      return;
    }
    const before = posts;
    const ids = new Set(read.posts.map(({ slug }) => slug));
    const kept = posts.filter(({ slug }) => !ids.has(slug));
    const used = new Set(kept.map(({ id }) => id));
    const fresh = read.posts.map((post) => (used.has(post.id) ? { ...post, id: crypto.randomUUID() } : post));
    setPosts([...fresh, ...kept]);
    toast({
      title: `${read.posts.length} ${read.posts.length === 1 ? 'post' : 'posts'} from ${what}`,
      description: 'Posts with the same slug were replaced; the others stay.',
      action: { label: 'Undo', press: () => setPosts(before) },
    });
  };
  const importText = (text: string): void => {
    let data: unknown;
    try {
      data = JSON.parse(text);
    } catch {
      toast({ title: 'Nothing imported', description: 'The file is no JSON.', variant: 'destructive' });
      return;
    }
    take(readPosts(data, builtInSlugs), 'the file');
  };
  const importSite = (): void => {
    fetchFile().then(
      (read) => take(read, 'the site'),
      () =>
        toast({
          title: 'Nothing imported',
          description: `The site's ${POSTS_FILE} cannot be read.`,
          variant: 'destructive',
        }),
    );
  };

  return (
    <section className="admin-file">
      <h2>{POSTS_FILE}</h2>
      <p>
        The site shows the published posts of this file. {unsaved ? 'There are changes that it does not have yet.' : ''}
      </p>
      <p className="plain-actions">
        <Button look={unsaved ? 'primary' : 'plain'} onClick={() => void save()}>
          Save the file
        </Button>
        {canPickFile() && (
          <Button onClick={() => void pickFile().then((name) => name !== null && setTarget(name))}>
            {target === null ? 'Choose where to save' : 'Choose another file'}
          </Button>
        )}
        <FileButton label="File of posts" onFile={async (file) => importText(await file.text())}>
          Import a file
        </FileButton>
        <Button onClick={importSite}>Import the site's file</Button>
      </p>
      {target !== null && <p className="admin-note">Saves go to {target}.</p>}
      {leftOut.length > 0 && (
        <div className="admin-warning" role="alert">
          <p>Left out:</p>
          <ul>
            {leftOut.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
