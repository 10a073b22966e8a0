import { Link } from 'react-router-dom';
import { posts } from '../content/posts/index';
import { site } from '../site';
import { openConsent } from './consent';
import { cutTitle } from './cut-title';
import { articlePhrases, articleText, introText } from './footer-text';
import { linkPhrases } from './link-phrases';
import { MapBlock } from './MapBlock';
import type { NavEntry } from './nav-links';
import { PartnerCarousel } from './PartnerCarousel';

const RECENT = 4;

const pages: readonly NavEntry[] = [
  { name: 'Find an experiment', path: '/find' },
  { name: 'For teachers', path: '/teachers' },
  { name: 'About', path: '/about' },
  { name: 'Author', path: '/author' },
  { name: 'Blog', path: '/blog' },
  { name: 'FAQ', path: '/faq' },
  { name: 'Careers', path: '/careers' },
  { name: 'Contact', path: '/contact' },
  { name: 'How the lab works', path: '/unmasking-free-virtual-ai-science-lab-for-online-practicals' },
  { name: 'Offline use', path: '/offline' },
  { name: 'Sitemap', path: '/sitemap' },
];

const legal: readonly NavEntry[] = [
  { name: 'Privacy', path: '/privacy' },
  { name: 'Terms', path: '/terms' },
  { name: 'Disclaimer', path: '/disclaimer' },
  { name: 'Cookie Policy', path: '/cookie-policy' },
  { name: 'E-E-A-T', path: '/eeat' },
];

const recent = posts.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, RECENT);

const Links = ({ links }: { readonly links: readonly NavEntry[] }) =>
  links.map(({ name, path }) => (
    <li key={path}>
      <Link to={path}>{name}</Link>
    </li>
  ));

/** Below every page. */
export default function Footer() {
  return (
    <footer className="site-footer">
      <div className="footer-inner">
        <div className="footer-top">
          <section aria-labelledby="footer-intro">
            <h2 id="footer-intro">{site.name}</h2>
            <p>{introText}</p>
            <p className="footer-articles">
              {linkPhrases(articleText, articlePhrases).map(({ text, slug }) =>
                slug === null ? (
                  text
                ) : (
                  <Link key={slug} to={`/articles/${slug}`}>
                    {text}
                  </Link>
                ),
              )}
            </p>
          </section>
          {recent.length > 0 && (
            <section aria-labelledby="footer-recent">
              <h2 id="footer-recent">Recent articles</h2>
              <ul className="footer-recent">
                {recent.map(({ slug, title, date }) => (
                  <li key={slug}>
                    <Link to={`/blog/${slug}`} title={title}>
                      {cutTitle(title)}
                    </Link>
                    <time dateTime={date}>{date}</time>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <PartnerCarousel />
        <div className="footer-bottom">
          <section aria-labelledby="footer-address">
            <h2 id="footer-address">Address</h2>
            <address>{site.address.join(', ')}</address>
            <MapBlock />
          </section>
          <nav aria-label="Pages">
            <h2>Pages</h2>
            <ul>
              <Links links={pages} />
            </ul>
          </nav>
          <nav aria-label="Legal">
            <h2>Legal</h2>
            <ul>
              <Links links={legal} />
              <li>
                <button type="button" className="link-button" onClick={openConsent}>
                  Cookie settings
                </button>
              </li>
            </ul>
          </nav>
          <nav aria-label="Elsewhere">
            <h2>Elsewhere</h2>
            <ul>
              <li>
                <a href={site.news} target="_blank" rel="noopener noreferrer">
                  Science news
                </a>
              </li>
              <li>
                <a href={site.helpline} target="_blank" rel="noopener noreferrer">
                  Helpline (messaging app)
                </a>
              </li>
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}
