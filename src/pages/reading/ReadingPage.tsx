import type { ReactNode } from 'react';
import { Head } from '../../shell/Head';
import { breadcrumbData } from '../parts/breadcrumb';
import { ExploreMore } from '../parts/ExploreMore';
import '../../content/compiled-text.css';
import '../parts/parts.css';
import './reading.css';

interface ReadingPageProps {
  /** Of the page and, without `headTitle`, of its head. */
  readonly title: string;
  readonly headTitle?: string;
  /** For search engines. */
  readonly description: string;
  readonly path: string;
  readonly type?: 'website' | 'article';
  readonly image?: string;
  readonly jsonLd?: readonly object[];
  /** A short line above the title. */
  readonly eyebrow?: ReactNode;
  readonly lead?: ReactNode;
  /** Not one column of text: cards, forms, lists. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** The page of everything that is read rather than operated. */
export function ReadingPage(props: ReadingPageProps) {
  const {
    title,
    headTitle = title,
    description,
    path,
    type,
    image,
    jsonLd = [],
    eyebrow,
    lead,
    wide,
    children,
  } = props;
  return (
    <article className={wide ? 'reading reading-wide' : 'reading'}>
      <Head
        title={headTitle}
        description={description}
        path={path}
        {...(type && { type })}
        {...(image && { image })}
        jsonLd={[breadcrumbData([{ name: headTitle, path }]), ...jsonLd]}
      />
      <header className="reading-head">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1>{title}</h1>
        {lead && <p className="reading-lead">{lead}</p>}
      </header>
      {children}
      <ExploreMore />
    </article>
  );
}
