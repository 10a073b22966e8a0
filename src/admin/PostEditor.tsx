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
  const line = (name: OneLine, label: string, type: 'text' | 'date' = 'text') => (
    <Field name={name} label={label} fault={faults[name]}>
      {(props) => (
        <input
          {...props}
          ref={name === 'title' ? title : undefined}
          type={type}
          value={post[name]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  const lines = (name: 'preview' | 'content', label: string, rows: number) => (
    <Field name={name} label={label} fault={faults[name]}>
      {(props) => (
        <textarea
          {...props}
          rows={rows}
          value={post[name]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      )}
    </Field>
  );

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
        <TagsField tags={post.tags} onChange={(tags) => change({ tags })} />
        {line('image', 'Picture: a file name under pictures/')}
        {lines('preview', 'Preview: what lists show', 3)}
        {lines('content', 'Text, in markdown', 18)}
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

type OneLine = 'title' | 'slug' | 'date' | 'author' | 'image';

interface FieldProps {
  readonly name: PostField;
  readonly label: string;
  readonly fault: string | undefined;
  readonly children: (props: {
    readonly id: string;
    readonly className: string;
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string;
  }) => ReactNode;
}

/** A field with what is wrong with it below. */
function Field({ name, label, fault, children }: FieldProps) {
  const id = `post-${name}`;
  return (
    <div className="admin-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: 'ui-text',
        'aria-invalid': fault !== undefined,
        'aria-describedby': `${id}-fault`,
      })}
      <p className="ui-error" id={`${id}-fault`} hidden={fault === undefined}>
        {fault}
      </p>
    </div>
  );
}

interface TagsFieldProps {
  readonly tags: readonly string[];
  readonly onChange: (tags: string[]) => void;
}

/** What is typed stays as it is typed, a comma at its end too. */
function TagsField({ tags, onChange }: TagsFieldProps) {
  const [typed, setTyped] = useState(tags.join(', '));
  return (
    <div className="admin-field">
      <label htmlFor="post-tags">Tags, with commas between them</label>
      <input
        id="post-tags"
        className="ui-text"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          const list = event.target.value.split(',').map((tag) => tag.trim());
          onChange([...new Set(list.filter((tag) => tag !== ''))]);
        }}
      />
    </div>
  );
}
