import { Link, useParams } from 'react-router-dom';
import { articles } from '../content/articles/index';
import { site } from '../site';
import { NotFoundText } from './NotFoundText';
import { articlePath } from '../paths';
import { CompiledText } from '../content/CompiledText';
import { ReadingPage } from './reading/ReadingPage';

const OTHERS = 3;

export function Component() {
  const { slug } = useParams();
  const index = articles.findIndex((article) => article.slug === slug);
  const article = articles[index];
  if (!article) return <NotFoundText />;
  const path = articlePath(article.slug);
  const others = Array.from({ length: OTHERS }, (_, i) => articles[(index + 1 + i) % articles.length] ?? article);
  return (
    <ReadingPage
      title={article.title}
      description={article.description}
      path={path}
      type="article"
      eyebrow="Guide"
      lead={article.description}
      jsonLd={[
        {
          '@context': 'https://schema.org',
          '@type': 'Article',
          headline: article.title,
          description: article.description,
          url: site.url + path,
          inLanguage: 'en',
          author: { '@type': 'Organization', name: site.name, url: `${site.url}/` },
          publisher: { '@type': 'Organization', name: site.name, url: `${site.url}/` },
        },
      ]}
    >
      <CompiledText load={article.load} contents />
      <aside className="reading-more" aria-label="Other guides">
        <h2>Other guides</h2>
        <ul>
          {others.map(({ slug: other, title }) => (
            <li key={other}>
              <Link to={articlePath(other)}>{title}</Link>
            </li>
          ))}
        </ul>
      </aside>
    </ReadingPage>
  );
}
