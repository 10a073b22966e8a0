import { DoPanel } from './controls/DoPanel';
import { SetUp } from './controls/SetUp';
import { RunSettings } from './RunSettings';
import { Readings } from './readings/Readings';

/** Set up, do, read: beside the stage. The readings stay in sight while the controls above them scroll. */
export function Dock() {
  return (
    <aside className="bench-card dock" aria-label="Controls and readings">
      <div className="dock-controls">
        <section>
          <h2 className="panel-title">Set up</h2>
          <SetUp />
        </section>
        <section>
          <h2 className="panel-title">Do</h2>
          <DoPanel />
        </section>
        <section>
          <h2 className="panel-title">Instruments and chance</h2>
          <RunSettings />
        </section>
      </div>
      <section className="dock-readings">
        <h2 className="panel-title">Readings</h2>
        <Readings />
      </section>
    </aside>
  );
}
