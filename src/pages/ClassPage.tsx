import { useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Head } from '../shell/Head';
import { SelectField } from '../ui/SelectField';
import { ClassSetup } from './class/ClassSetup';
import { builtListings, useSubject } from './class/use-subject';
import './class/class.css';

/** A set of runs for a class: links, codes to print and an answer key. */
export function Component() {
  const { search } = useLocation();
  const asked = useMemo(() => new URLSearchParams(search).get('experiment') ?? '', [search]);
  const [chosen, setChosen] = useState<string | null>(null);
  const id = chosen ?? (builtListings.some((listing) => listing.id === asked) ? asked : (builtListings[0]?.id ?? ''));
  const loaded = useSubject(id);
  // The settings of another experiment mean nothing to this one.
  const query = id === asked ? search.replace(/([?&])experiment=[^&]*&?/, '$1') : '';
  return (
    <div className="plain-page class-page">
      <Head
        title="A set for a class"
        description="Make a different, reproducible run for each student: links, QR codes to print, and an answer key with tolerances."
        path="/class"
      />
      <h1>A set for a class</h1>
      <p className="lead">
        Each student gets a run with a seed of its own: other unknowns, other instrument errors, and the same again
        whenever the link is opened. Names stay in this browser.
      </p>
      <div className="class-field">
        <span className="field-label">Experiment</span>
        <SelectField
          label="Experiment"
          value={id}
          options={builtListings.map((listing) => ({ value: listing.id, text: listing.title }))}
          onChange={setChosen}
        />
      </div>
      <p className="field-note">
        <Link to={`/teach/${id}`}>Teaching notes</Link>: aim, time, what goes wrong, and questions with answers.
      </p>
      {loaded === null ? (
        <output>Loading experiment...</output>
      ) : loaded === 'failed' ? (
        <p role="alert">This experiment could not be fetched. Check the connection and load the page again.</p>
      ) : (
        <ClassSetup key={id} loaded={loaded} query={query} />
      )}
    </div>
  );
}
