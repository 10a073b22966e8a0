import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { MarkdownText } from '../blog/MarkdownText';
import { PostDate } from '../blog/PostDate';
import { type DynamicPost, faultsOf, isDay, type PostField } from '../blog/post';
import { toast } from '../shell/toast';
import { Button } from '../ui/Button';
import { changePost, draftsStore } from './drafts';

interface PostEditorProps {
  readonly post: DynamicPost;
  readonly taken: ReadonlySet<string>;
  readonly onClose: () => void;
}

const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80);

/** Each keystroke is kept; what is wrong stands beside its field; the post as readers will see it stands beside it all. */
export function PostEditor({ post, taken, onClose }: PostEditorProps) {
  const title = useRef<HTMLInputElement>(null);
  const { writing, unkept } = useStore(draftsStore);
  const [tags, setTags] = useState(post.tags.join(', '));
  const faults = faultsOf(post, taken);
  const complete = Object.keys(faults).length === 0;
  // The list that had the focus is gone.
  useEffect(() => {
    title.current?.focus();
  }, []);

  const change = (part: Partial<DynamicPost>): void => changePost(post.id, part);
  const publish = (): void => {
    changePost(post.id, { isPublished: !post.isPublished });
    toast({
      title: post.isPublished ? 'Unpublished' : 'Published',
      description: 'Save the file to bring this to the site.',
    });
  };
  const field = (name: PostField, label: string, input: (describedBy: string, invalid: boolean) => ReactNode) => (
    <div className="admin-field">
      <label htmlFor={`post-${name}`}>{label}</label>
      {input(`post-${name}-fault`, faults[name] !== undefined)}
      <p className="ui-error" id={`post-${name}-fault`} hidden={faults[name] === undefined}>
        {faults[name]}
      </p>
    </div>
  );
  const line = (name: 'title' | 'slug' | 'date' | 'author' | 'image', label: string, type: 'text' | 'date' = 'text') =>
    field(name, label, (describedBy, invalid) => (
      <input
        ref={name === 'title' ? title : undefined}
        id={`post-${name}`}
        className="ui-text"
        type={type}
        value={post[name]}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    ));

  return (
    <div className="admin-editor">
      <div className="admin-form">
        <p className="plain-actions">
          <Button onClick={onClose}>Back to the list</Button>
          <Button look="primary" onClick={publish} disabled={!complete && !post.isPublished}>
            {post.isPublished ? 'Unpublish' : 'Publish'}
          </Button>
          <output className="admin-note">
            {complete ? 'Complete.' : 'A draft.'} {writing ? 'Being kept…' : unkept ? '' : 'Kept in this browser.'}
          </output>
        </p>
        {post.isPublished && !complete && (
          <p className="admin-warning" role="alert">
            This published post lacks something: the site will leave it out until that is mended.
          </p>
        )}
        {line('title', 'Title')}
        {line('slug', 'Slug: the last part of its address')}
        <Button onClick={() => change({ slug: slugOf(post.title) })} disabled={slugOf(post.title) === ''}>
          Slug from the title
        </Button>
        {line('date', 'Date', 'date')}
        {line('author', 'Author')}
        <div className="admin-field">
          <label htmlFor="post-tags">Tags, with commas between them</label>
          <input
            id="post-tags"
            className="ui-text"
            value={tags}
            onChange={(event) => {
              setTags(event.target.value);
              const list = event.target.value.split(',').map((tag) => tag.trim());
              change({ tags: [...new Set(list.filter((tag) => tag !== ''))] });
            }}
          />
        </div>
        {line('image', 'Picture: a file name under pictures/')}
        {field('preview', 'Preview: what lists show', (describedBy, invalid) => (
          <textarea
            id="post-preview"
            className="ui-text"
            rows={3}
            value={post.preview}
            aria-invalid={invalid}
            aria-describedby={describedBy}
            onChange={(event) => change({ preview: event.target.value })}
          />
        ))}
        {field('content', 'Text, in markdown', (describedBy, invalid) => (
          <textarea
            id="post-content"
            className="ui-text"
            rows={18}
            value={post.content}
            aria-invalid={invalid}
            aria-describedby={describedBy}
            onChange={(event) => change({ content: event.target.value })}
          />
        ))}
      </div>
      <section className="admin-preview" aria-label="Preview">
        <h2>{post.title === '' ? 'Untitled' : post.title}</h2>
        <p className="post-facts">
          {isDay(post.date) ? <PostDate date={post.date} /> : post.date} · {post.author}
        </p>
        <MarkdownText markdown={post.content} />
      </section>
    </div>
  );
}
