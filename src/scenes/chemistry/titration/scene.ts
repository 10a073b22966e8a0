/** The titration bench: burette over a flask on a stirrer, pH meter, bottles, and a lens before the meniscus. */
import { Container } from 'pixi.js';
import type { CreateScene, SceneContext } from '../../contract';
import { createLeadLayer } from '../../kit/electric/lead';
import { createInstrument } from '../../kit/instruments/instrument';
import { portAt } from '../../kit/instruments/socket';
import { arrange, type Arrangements, column, grow, room as free, row } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createBuretteHandles } from './burette-handles';
import { createBuretteReading } from './burette-reading';
import { createTitrationApparatus } from './titration-apparatus';
import { createTitrationBottles } from './titration-bottles';
import { createTitrationRecorder } from './titration-recorder';
import { createTitrationSlips } from './titration-slips';
import { describeTitration } from './titration-words';

type PartName = 'notes' | 'lens' | 'spares' | 'apparatus' | 'recorder' | 'meter' | 'base' | 'indicator';

/** A phone shows the curve in the plot's tab; what is rarely used stands on a shelf there. */
const ARRANGEMENT: Arrangements<PartName> = {
  wide: row(
    grow(214, column(grow(1.6, 'lens'), grow(1, 'spares'))),
    grow(262, 'apparatus'),
    grow(
      430,
      column(
        'notes',
        grow(1.35, 'recorder'),
        grow(1, row(grow(1.7, 'meter'), grow(1, 'base'), grow(0.8, 'indicator'))),
      ),
    ),
  ),
  tall: column(
    'notes',
    grow(
      1,
      row(
        grow(198, column(grow(1, 'lens'), grow(0.56, row(grow(1.3, 'base'), grow(1, 'indicator'))))),
        grow(284, 'apparatus'),
        grow(116, column(grow(0.7, free), grow(0.8, 'spares'), grow(1, 'meter'))),
      ),
    ),
  ),
};
/** Of the stage's height at which the bench begins, and what is left free at its edges. */
const BENCH_FROM = 0.8;
const MARGIN = { side: 14, top: 10, foot: 20 } as const;

/** The pH meter, and the layer of its electrode’s cable. */
function createMeter(context: SceneContext<'titration'>) {
  const meter = createInstrument(context, {
    title: 'pH meter',
    display: { rows: [{ label: 'pH', widest: '00.00' }] },
    sockets: [{ id: 'electrode', kind: 'bnc', side: 'top' }],
  });
  const leads = createLeadLayer(context);
  const cable = leads.add({ kind: 'probe', ends: ['none', 'plug'] });
  return { meter, leads, cable };
}

export const createScene: CreateScene<'titration'> = (context) => {
  const root = new Container({ label: 'titration' });
  const room = createRoom(context, { kind: 'wet-lab' });
  let narrow = false;
  const isNarrow = (): boolean => narrow;
  const apparatus = createTitrationApparatus(context, isNarrow);
  const { meter, leads, cable } = createMeter(context);
  const reading = createBuretteReading(context, apparatus);
  const { lens } = reading;
  const burette = createBuretteHandles(context);
  const bottles = createTitrationBottles(context, () => apparatus.grabStirrer());
  const { spares, base, indicator } = bottles;
  const recorder = createTitrationRecorder(context);
  const slips = createTitrationSlips(context, isNarrow);
  root.addChild(
    room.root,
    spares.root,
    base.root,
    indicator.root,
    recorder.root,
    meter.root,
    apparatus.root,
    leads.root,
    apparatus.caption,
    lens.root,
    slips.root,
  );
  const parts = { lens, spares, meter, base, indicator, apparatus, notes: slips, recorder };

  return {
    root,
    resize(stage) {
      narrow = stage.layout === 'tall';
      room.resize(stage, stage.height * BENCH_FROM);
      const { side, top, foot: below } = MARGIN;
      arrange(
        ARRANGEMENT[stage.layout],
        parts,
        { x: side, y: top, width: stage.width - 2 * side, height: stage.height - top - below },
        stage.type,
      );

      leads.keep([...meter.clear(), spares.box], stage.height - below);
      leads.lay(cable, portAt(apparatus.at.head(), 'top'), meter.port('electrode'));
      burette.lay(apparatus);
      bottles.layHandles();
    },

    draw(frame, now) {
      reading.draw(frame);
      apparatus.draw(frame, now);
      meter.set(0, frame.shown.ph_meter.text);
      bottles.draw(frame, narrow);
      slips.draw(frame);
      recorder.draw(frame);
      burette.draw(frame.view.stopcock);
    },

    describe: describeTitration,

    destroy: () => root.destroy({ children: true }),
  };
};
