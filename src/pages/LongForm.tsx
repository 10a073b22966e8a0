import { site } from '../site';
import { LONG_READ } from '../paths';
import { CompiledText } from '../content/CompiledText';
import { ReadingPage } from './reading/ReadingPage';

const TITLE = 'Unmasking the free virtual AI science lab for online practicals';
const DESCRIPTION =
  'What virtual laboratories can and cannot teach, how this one computes its results, and eight tests by which to judge any of them.';

const load = () => import('../content/pages/virtual-labs-unmasked.md');

export function Component() {
  return (
    <ReadingPage
      title={TITLE}
      headTitle="Unmasking free virtual AI science labs"
      description={DESCRIPTION}
      path={LONG_READ}
      type="article"
      eyebrow="Long read, about ten minutes"
      lead={DESCRIPTION}
      jsonLd={[
        {
          '@context': 'https://schema.org',
          '@type': 'Article',
          headline: TITLE,
          description: DESCRIPTION,
          url: site.url + LONG_READ,
          inLanguage: 'en',
          author: { '@type': 'Organization', name: site.name, url: `${site.url}/` },
        },
      ]}
    >
      <CompiledText load={load} contents />
    </ReadingPage>
  );
}
