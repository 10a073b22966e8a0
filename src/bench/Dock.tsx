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

/** A part of the controls; its heading brings it into sight. */
function DockPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const part = useRef<HTMLElement>(null);
  const show = (): void => {
    const { current: section } = part;
    const list = section?.parentElement;
    if (section && list) list.scrollTo({ top: section.offsetTop - list.offsetTop });
  };
  return (
    <section className="dock-part" ref={part}>
      <h2 className="panel-title">
        <button type="button" className="panel-title" onClick={show}>
          {title}
        </button>
      </h2>
      {children}
    </section>
  );
}
