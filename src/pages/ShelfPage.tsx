import { useState } from 'react';
import { Link } from 'react-router-dom';
import { placeOfStep } from '../bench/lesson/lesson-place';
import { Head } from '../shell/Head';
import { readShelfFile, saveShelf } from '../shelf/files';
import { SamplePlaces } from '../shelf/NoSamples';
import { SAMPLE_ROUTES, type SampleRoute } from '../shelf/sample-routes';
import { ShelfList } from '../shelf/ShelfList';
import { useShelf } from '../shelf/use-shelf';
import { Button } from '../ui/Button';
import { FileButton } from '../ui/FileButton';

/** The samples of this browser, what can be done with them, and where they lead. */
export function Component() {
  const { shelf } = useShelf();
  const [said, setSaid] = useState('');
  const empty = shelf.vials.length === 0;
  return (
    <article className="plain-page">
      <Head
        title="Shelf"
        description="Samples made in an experiment, ready to be measured with an instrument: prepare, split and take them along."
        path="/shelf"
      />
      <h1>Shelf</h1>
      <p className="lead">What is made in one experiment is measured in another. Samples are kept in this browser.</p>
      <ShelfList />
      <p className="plain-actions">
        <Button icon="download" disabled={empty} onClick={() => saveShelf(shelf)}>
          Save as a file
        </Button>
        <FileButton label="File of samples" icon="open" onFile={async (file) => setSaid(await readShelfFile(file))}>
          Open a file
        </FileButton>
      </p>
      <output>{said}</output>
      <section>
        <h2>From bench to instrument</h2>
        <ul className="vials">
          {SAMPLE_ROUTES.map((route) => (
            <RouteCard key={route.title} route={route} />
          ))}
        </ul>
      </section>
      {!empty && (
        <section>
          <h2>Places</h2>
          <SamplePlaces />
        </section>
      )}
    </article>
  );
}

function RouteCard({ route: { title, question, steps } }: { readonly route: SampleRoute }) {
  const place = placeOfStep({ steps, at: 0 });
  return (
    <li className="vial">
      <h3>{title}</h3>
      <p className="vial-facts">{question}</p>
      {place && (
        <Link className="button" to={{ pathname: place.path, search: `?${place.query}` }}>
          Begin
        </Link>
      )}
    </li>
  );
}
