import { type ReactNode, useRef } from 'react';
import { DoPanel } from './controls/DoPanel';
import { SetUp } from './controls/SetUp';
import { RunSettings } from './RunSettings';
import { Readings } from './readings/Readings';

/** Set up, do, read: beside the stage. The readings stay in sight while the controls above them scroll. */
export function Dock() {
  return (
    <aside className="bench-card dock" aria-label="Controls and readings">
      <div className="dock-controls">
        <DockPart title="Set up">
          <SetUp />
        </DockPart>
        <DockPart title="Do">
          <DoPanel />
        </DockPart>
        <DockPart title="Instruments and chance">
          <RunSettings />
        </DockPart>
      </div>
      <section className="dock-readings">
        <h2 className="panel-title">Readings</h2>
        <Readings />
      </section>
    </aside>
  );
}

/** A part of the controls. Its heading waits at the foot of the list while the part lies below, and brings it up. */
function DockPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  const show = (): void => {
    const { current: part } = content;
    const list = part?.parentElement;
    if (part && list) list.scrollTo({ top: part.offsetTop - list.offsetTop - HEADING_PX });
  };
  // No element around both: a heading sticks only within what contains it.
  return (
    <>
      <h2 className="dock-heading">
        <button type="button" className="panel-title" onClick={show}>
          {title}
        </button>
      </h2>
      <div className="dock-part" ref={content}>
        {children}
      </div>
    </>
  );
}

const HEADING_PX = 34;
