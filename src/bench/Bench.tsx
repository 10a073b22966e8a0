import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { AnyEntry } from '../../catalogue/define';
import type { Listing } from '../../catalogue/listing';
import { decodeLesson } from '../../engine/runtime/lesson';
import type { BenchView } from '../../engine/runtime/link';
import { pairingOf } from './class/messages';
import { Late } from './later/Late';
import { OpenBench } from './OpenBench';
import { type Keeping, useBenchSession } from './run/use-bench-session';
import { LoadingCover } from './stage/StageCover';
import type { Parent } from './title/BenchTitle';
import './bench.css';
import './title/title.css';
import './stage/stage-box.css';
import './transport/transport.css';
import './dock/dock.css';
import './readings/readings.css';
import './tray/tray.css';
import './procedure/procedure.css';
import './full/full-screen.css';
import './sizes.css';
import './low-window.css';

const loadClassWindow = async () => (await import('./class/ClassWindow')).default;

interface BenchProps {
  readonly listing: Listing;
  readonly entry: AnyEntry;
  /** Null where the bench stands alone. */
  readonly parent: Parent | null;
  /** The query of a link to a run. */
  readonly search: string;
  /** How the bench opens; as the link says where it is left out. */
  readonly initialView?: BenchView;
  /** Where the bench is not on its own page. Stable, or the run begins anew. */
  readonly keeping?: Keeping;
}

/** The page of every experiment and instrument: the bench, or, in a class window, what the class sees of another one. */
export function Bench(props: BenchProps) {
  const pairing = pairingOf(useLocation().hash);
  if (pairing === null) return <OwnBench {...props} />;
  const { listing, entry } = props;
  return (
    <Late load={loadClassWindow} props={{ listing, entry, pairing }} waiting={<ClosedBench listing={listing} />} />
  );
}

/** The bench with a session of its own. */
function OwnBench({ listing, entry, parent, search, initialView, keeping }: BenchProps) {
  const { run, session } = useBenchSession(listing, entry, search, keeping);
  const lesson = useMemo(() => decodeLesson(search), [search]);
  if (!session) return <ClosedBench listing={listing} />;
  const view = initialView ?? run.view;
  // Without the steps that contradict the link's task.
  const open = { listing, entry: session.entry, parent, run, session, view, lesson };
  return <OpenBench {...open} />;
}

const ClosedBench = ({ listing }: Pick<BenchProps, 'listing'>) => (
  <section className="bench" data-bench="loading" aria-label={listing.title}>
    <div className="bench-title">
      <h1>{listing.title}</h1>
    </div>
    <div className="stage-card bench-card">
      <div className="stage-strip" />
      <div className="stage-box">
        <LoadingCover />
      </div>
    </div>
  </section>
);
