import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import type { Listing } from '../../catalogue/listing';
import { instruments } from '../../catalogue/instruments';
import { subjects } from '../../catalogue/subjects';
import { bytesOf, fetchOfflineFiles, type OfflineFiles } from '../offline/files';
import { canKeep, keep, keptStore, letGo, lookForKept } from '../offline/keep';
import { useHashTarget } from '../content/use-hash-target';
import { Head } from '../shell/Head';
import { Button } from '../ui/Button';
import { pathOf } from '../paths';
import './offline.css';

const size = (bytes: number): string =>
  bytes >= 1e6 ? `${(bytes / 1e6).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1000))} kB`;

interface Group {
  readonly name: string;
  readonly listings: readonly Listing[];
}

const groups: readonly Group[] = [
  ...subjects.map(({ name, experiments }) => ({ name, listings: experiments.filter(({ entry }) => entry) })),
  { name: 'Instruments', listings: instruments.filter(({ entry }) => entry) },
].filter(({ listings }) => listings.length > 0);

const all: readonly string[] = groups.flatMap(({ listings }) => listings.map(({ id }) => id));

type Files = OfflineFiles | 'looking' | 'unknown' | 'impossible';

/** Which experiments work without a connection; also what is shown where a page was never fetched. */
export function Component() {
  useHashTarget();
  const [files, setFiles] = useState<Files>('looking');
  useEffect(() => {
    const look = async (): Promise<Files> => {
      if (!canKeep()) return 'impossible';
      void lookForKept();
      return fetchOfflineFiles().catch(() => 'unknown' as const);
    };
    void look().then(setFiles);
  }, []);
  return (
    <div className="plain-page">
      <Head
        title="Offline use"
        description="Keep experiments in this browser, one by one, by subject or all, so that they work without a connection."
        path="/offline"
      />
      <h1>Offline use</h1>
      <p className="lead">
        An experiment that you have opened works without a connection from then on. Here you can keep others before you
        need them, and see what they take.
      </p>
      {files === 'looking' && <output>Looking what is kept…</output>}
      {files === 'impossible' && (
        <p role="alert">
          This browser keeps nothing for a page like this one, perhaps because the window is private. With a connection
          everything works.
        </p>
      )}
      {files === 'unknown' && (
        <p role="alert">
          The list of files cannot be fetched now. Experiments that you have opened before should work.
        </p>
      )}
      {typeof files === 'object' && <Choice files={files} />}
      <section className="offline-group" id="without-this-site">
        <h2>For teachers: without this site</h2>
        <p>
          Each experiment can also be had as one HTML file that works by a double click, from a USB stick or in the file
          area of a learning platform, and as a SCORM 1.2 package that reports steps done and a score. Your browser
          makes both: below the <Link to="/teach/chem1">teaching notes</Link> of each experiment, below{' '}
          <Link to="/class">a set for a class</Link>, and below <Link to="/lesson">a lesson</Link>. For a run that you
          have set up, choose Share on the bench, then “Download it as a file or package”.
        </p>
        <p>
          Whoever has the source of this lab makes many at once by command: <code>npm run single -- all</code>,{' '}
          <code>npm run scorm -- chem1</code>.
        </p>
      </section>
    </div>
  );
}

function Choice({ files: { common, own } }: { readonly files: OfflineFiles }) {
  const { kept, fetching, trouble } = useStore(keptStore);
  const has = (id: string): boolean => kept?.has(id) ?? false;
  const ownBytes = (id: string): number => bytesOf(own[id] ?? []);
  const buttons = (ids: readonly string[], what: string) => {
    const busy = ids.some((id) => fetching.has(id));
    const whole = ids.every(has);
    return whole ? (
      <Button onClick={() => void letGo(ids)} aria-label={`Let go of ${what}`}>
        Let go
      </Button>
    ) : (
      <Button disabled={busy} onClick={() => void keep(ids.filter((id) => !has(id)))} aria-label={`Keep ${what}`}>
        {busy ? 'Fetching…' : 'Keep'}
      </Button>
    );
  };
  return (
    <>
      <p className="offline-all">
        <span>
          All {all.length} that are built:{' '}
          <b>{size(bytesOf(common) + all.reduce((sum, id) => sum + ownBytes(id), 0))}</b>, of which{' '}
          {size(bytesOf(common))} are shared by all benches.
        </span>
        {buttons(all, 'all')}
      </p>
      <p className="ui-error" role="alert" hidden={trouble === ''}>
        {trouble}
      </p>
      {groups.map(({ name, listings }) => (
        <section key={name} className="offline-group">
          <div className="offline-head">
            <h2>{name}</h2>
            {listings.length > 1 &&
              buttons(
                listings.map(({ id }) => id),
                `all of ${name}`,
              )}
          </div>
          <ul>
            {listings.map((listing) => (
              <li key={listing.id}>
                <Link to={pathOf(listing)}>{listing.title}</Link>
                <span className="offline-size">{size(ownBytes(listing.id))}</span>
                <span className="offline-state">{has(listing.id) ? 'kept' : ''}</span>
                {buttons([listing.id], listing.title)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
