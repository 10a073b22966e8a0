import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { builtInSlugs, POSTS_FILE } from '../blog/dynamic-posts';
import { type DynamicPost, readPosts } from '../blog/post';
import { toast } from '../shell/toast';
import { Button } from '../ui/Button';
import { FileButton } from '../ui/FileButton';
import { draftsStore, fetchFile, fileText, setPosts } from './drafts';
import { Sentences } from './Sentences';
import { canPickFile, pickedFile, pickFile, savePosts } from './save-posts';

async function save(posts: readonly DynamicPost[]): Promise<void> {
  const saved = await savePosts(fileText(posts));
  setPosts(posts, false);
  const where =
    saved.to === 'server'
      ? `The development server has written public/${POSTS_FILE}.`
      : saved.to === 'file'
        ? `Written to ${saved.name}.`
        : `Downloaded. Put ${POSTS_FILE} where the site is served, beside its index.html.`;
  toast({ title: 'Posts saved', description: where });
}

function nothingImported(description: string): void {
  toast({ title: 'Nothing imported', description, variant: 'destructive' });
}

/** Those that come in stand first, in the place of posts with their slugs; each has an id of its own. */
function withImported(posts: readonly DynamicPost[], come: readonly DynamicPost[]): readonly DynamicPost[] {
  const slugs = new Set(come.map(({ slug }) => slug));
  const kept = posts.filter(({ slug }) => !slugs.has(slug));
  const used = new Set(kept.map(({ id }) => id));
  return [...come.map((post) => (used.has(post.id) ? { ...post, id: crypto.randomUUID() } : post)), ...kept];
}

function importPosts(posts: readonly DynamicPost[], read: ReturnType<typeof readPosts>, what: string): void {
  const count = read.posts.length;
  if (count === 0 && read.leftOut.length > 0) {
    nothingImported(read.leftOut[0] ?? '');
    return;
  }
  setPosts(withImported(posts, read.posts));
  toast({
    title: `${count} ${count === 1 ? 'post' : 'posts'} from ${what}`,
    description: 'Posts with the same slug were replaced; the others stay.',
    action: { label: 'Undo', press: () => setPosts(posts) },
  });
}

/** The file that the site serves: to and fro. */
export function PostsFile({ posts }: { readonly posts: readonly DynamicPost[] }) {
  const unsaved = useStore(draftsStore, (state) => state.unsaved);
  const [target, setTarget] = useState<string | null>(null);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  useEffect(() => {
    void pickedFile().then(setTarget);
  }, []);

  const take = (read: ReturnType<typeof readPosts>, what: string): void => {
    setLeftOut(read.leftOut);
    importPosts(posts, read, what);
  };
  const importText = (text: string): void => {
    let data: unknown;
    try {
      data = JSON.parse(text);
    } catch {
      nothingImported('The file is no JSON.');
      return;
    }
    take(readPosts(data, builtInSlugs), 'the file');
  };
  const importSite = (): void => {
    fetchFile().then(
      (read) => take(read, 'the site'),
      () => nothingImported(`The site's ${POSTS_FILE} cannot be read.`),
    );
  };

  return (
    <section className="admin-file">
      <h2>{POSTS_FILE}</h2>
      <p>
        The site shows the published posts of this file. {unsaved ? 'There are changes that it does not have yet.' : ''}
      </p>
      <p className="plain-actions">
        <Button look={unsaved ? 'primary' : 'plain'} onClick={() => void save(posts)}>
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
          <Sentences list={leftOut} />
        </div>
      )}
    </section>
  );
}
