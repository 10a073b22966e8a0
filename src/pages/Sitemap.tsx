import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { listings } from '../../catalogue/index';
import { instruments } from '../../catalogue/instruments';
import { subjects } from '../../catalogue/subjects';
import { articles } from '../content/articles/index';
import { allPosts } from '../blog/dynamic-posts';
import { useDynamicPosts } from '../blog/use-dynamic-posts';
import { ScrollBox } from '../ui/ScrollBox';
import { articlePath, labName, labPath, LONG_READ, pathOf, postPath, subjectPath, teachPath } from '../paths';
import { ReadingPage } from './reading/ReadingPage';
import { useHashTarget } from '../content/use-hash-target';

interface Target {
  readonly path: string;
  readonly title: string;
}

const CORE: readonly Target[] = [
  { path: '/', title: 'Dashboard' },
  { path: '/about', title: 'About Us' },
  { path: '/author', title: 'Author Profile' },
  { path: '/blog', title: 'Blog' },
  { path: '/contact', title: 'Contact Us' },
  { path: '/privacy', title: 'Privacy Policy' },
  { path: '/terms', title: 'Terms of Service' },
  { path: '/disclaimer', title: 'Disclaimer' },
  { path: '/eeat', title: 'E-E-A-T' },
];

const MORE: readonly Target[] = [
  { path: '/find', title: 'Find an experiment' },
  { path: '/teachers', title: 'For teachers' },
  { path: '/faq', title: 'Questions and answers' },
  { path: '/class', title: 'A set for a class' },
  { path: '/lesson', title: 'Make a lesson' },
  { path: '/shelf', title: 'Shelf of samples' },
  { path: '/careers', title: 'Careers' },
  { path: '/cookie-policy', title: 'Cookie Policy' },
  { path: LONG_READ, title: 'Virtual labs, unmasked' },
];

interface BlockProps {
  readonly id: string;
  readonly title: ReactNode;
  /** Accessible name of the list. */
  readonly label: string;
  readonly targets: readonly Target[];
}

const Block = ({ id, title, label, targets }: BlockProps) => (
  <section id={id} className="sitemap-block">
    <h2>{title}</h2>
    <ScrollBox label={label}>
      <ul>
        {targets.map((target) => (
          <li key={target.path}>
            <Link to={target.path}>{target.title}</Link>
          </li>
        ))}
      </ul>
    </ScrollBox>
  </section>
);

export function Component() {
  useHashTarget();
  return (
    <ReadingPage
      title="Sitemap"
      description="Every page of the laboratory: core pages, posts, guides, all experiments by subject and all instruments."
      path="/sitemap"
      wide
      lead="Every page of the site in one place."
    >
      <div className="sitemap">
        <Block id="core" title="Core pages" label="Core pages" targets={CORE} />
        <Block id="more" title="More pages" label="More pages" targets={MORE} />
        <Block
          id="posts"
          title="Blog posts"
          label="Blog posts"
          targets={allPosts(useDynamicPosts() ?? []).map(({ slug, title }) => ({ path: postPath(slug), title }))}
        />
        {subjects.map(({ id, key, name, experiments }) => (
          <Block
            key={key}
            id={key}
            title={<Link to={subjectPath(id)}>{name}</Link>}
            label={`Experiments of ${name}`}
            targets={[
              { path: labPath(id), title: labName(name) },
              ...experiments.map((row) => ({ path: pathOf(row), title: row.title })),
            ]}
          />
        ))}
        <Block
          id="instruments"
          title="Instruments"
          label="Instruments"
          targets={instruments.map((row) => ({ path: pathOf(row), title: row.title }))}
        />
        <Block
          id="teaching"
          title="Teaching notes"
          label="Teaching notes"
          targets={listings
            .filter(({ entry }) => entry)
            .map((listing) => ({ path: teachPath(listing), title: listing.title }))}
        />
        <Block
          id="articles"
          title="Guides"
          label="Guides"
          targets={articles.map(({ slug, title }) => ({ path: articlePath(slug), title }))}
        />
      </div>
    </ReadingPage>
  );
}
