/** The pH bench: five liquids, three buffers, a glass electrode on its arm, a meter, and paper with its chart. */
import { Container } from 'pixi.js';
import type { Box, CreateScene, SceneContext, StageSize } from '../../contract';
import { createLeadLayer } from '../../kit/electric/lead';
import { createInstrument } from '../../kit/instruments/instrument';
import { portAt } from '../../kit/instruments/socket';
import { arrange, type Placed } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createCarriedElectrode } from './carried-electrode';
import { createIonisedLens } from './ionised-lens';
import {
  ARRANGEMENT,
  BEAKERS,
  BENCH,
  boxAround,
  ELECTRODE_LENGTH,
  feetIn,
  MARGIN,
  type PartName,
  RINSE,
  SAMPLES,
  type Station,
} from './ph-measurement-layout';
import { createDippedStrip, createPaperChart } from './ph-paper';
import { createPhStations, FIRST_BUFFER, type PhFrame, type PhStations } from './ph-stations';
import { createPhVessels } from './ph-vessels';
import { BUFFERS, describePh, shareWords, SOLUTE } from './ph-words';
import { createRinse } from './rinse';

/** Height of the meter in its width, at most. */
const METER_SHAPE = 0.95;
/** The electrode's stand and the wash bottle stand so far behind the vessels. */
const BEHIND = 34;
const MOST_WASH = 150;

function createMeter(context: SceneContext<'ph_measurement'>, bench: PhStations) {
  const meter = createInstrument(context, {
    title: 'pH meter',
    display: { rows: [{ label: 'pH', widest: '00.00' }], note: true },
    keys: [{ action: 'calibrate', print: 'CAL', value: () => BUFFERS.find((ph) => ph === bench.frame?.view.place) }],
    sockets: [{ id: 'electrode', kind: 'bnc', side: 'left' }],
  });
  return {
    meter,
    part: {
      root: meter.root,
      lay({ x, y, width, height }, type) {
        const high = Math.min(height, width * METER_SHAPE);
        meter.lay({ x, y: y + height - high, width, height: high }, type);
      },
    } satisfies Placed,
    draw({ view, shown }: PhFrame) {
      meter.set(0, shown.ph_meter.text);
      const buffers = view.buffers.map((ph) => ph.toFixed(ph > 10 ? 1 : 0)).join(' ');
      const calibration = buffers === '' ? 'no CAL' : `CAL ${buffers}`;
      meter.note(view.stable ? `${calibration} stable` : calibration);
    },
  };
}

/** The wash bottle; pressed it rinses the electrode. */
function createWash(context: SceneContext<'ph_measurement'>, bench: PhStations) {
  const rinse = createRinse(context);
  const handle = context.handle({
    role: 'button',
    name: 'Wash bottle: rinse the electrode',
    press: () => bench.goTo(RINSE),
  });
  let wasRinsed = false;
  return {
    rinse,
    place() {
      const { x, y, width, height } = rinse.box();
      handle.place(x, y, width, height);
    },
    draw(now: number, bulb: { x: number; y: number }) {
      if (bench.rinsed && !wasRinsed) rinse.begin(now);
      wasRinsed = bench.rinsed;
      if (rinse.draw(now, bulb)) context.redraw();
    },
  };
}

/** Gives the vessels their places. Returns the foot of the electrode’s stand. */
function placeVessels(
  stage: StageSize,
  stations: Station[],
  {
    rinse,
    ...others
  }: { rinse: ReturnType<typeof createRinse> } & Readonly<Record<'scale' | 'meter' | 'roll' | 'look', Placed>>,
): { x: number; y: number } {
  const post = { x: 0, y: 0 };
  const { layout, type } = stage;
  const stand = (box: Box, first: number, count: number, vessel: { height: number; radius: number }): void => {
    stations.splice(first, count, ...feetIn(box, count, vessel, ELECTRODE_LENGTH[layout]));
  };
  const parts: Readonly<Record<PartName, Placed>> = {
    ...others,
    samples: { lay: (box) => stand(box, 0, SAMPLES, BEAKERS.sample) },
    buffers: {
      lay(box) {
        stand(box, FIRST_BUFFER, BUFFERS.length, BEAKERS.buffer);
        post.x = layout === 'tall' ? box.x + box.width + 4 : box.x - 7;
        post.y = box.y + box.height - BEHIND;
      },
    },
    rinse: {
      lay(box, type) {
        const [forWaste, forWash] = [0.54 * box.width, 0.46 * box.width];
        stand({ ...box, width: forWaste }, RINSE, 1, BEAKERS.waste);
        rinse.wash.lay(
          { x: box.x + forWaste, y: box.y, width: forWash, height: Math.min(box.height - BEHIND, MOST_WASH) },
          type,
        );
        rinse.wash.root.y = box.y + box.height - BEHIND;
      },
    },
  };
  const { side, top, foot } = MARGIN;
  const whole = { x: side, y: top, width: stage.width - 2 * side, height: stage.height - top - foot };
  arrange(ARRANGEMENT[layout], parts, whole, type);
  return post;
}

export const createScene: CreateScene<'ph_measurement'> = (context) => {
  const root = new Container({ label: 'pH bench' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const bench = createPhStations(context);
  const { meter, ...metering } = createMeter(context, bench);
  const leads = createLeadLayer(context);
  const cable = leads.add({ kind: 'probe', ends: ['none', 'plug'] });
  const dipped = createDippedStrip(context, bench);
  const wash = createWash(context, bench);
  const chart = createPaperChart(context);
  const vessels = createPhVessels(context, bench);
  const electrode = createCarriedElectrode(context, bench, vessels);
  const lens = createIonisedLens(context, 74);
  const { rinse } = wash;
  const { arm } = electrode;
  const { scale } = chart;
  const { roll } = dipped;
  root.addChild(
    room.root,
    scale.root,
    roll.root,
    lens.root,
    arm.stand,
    meter.root,
    leads.root,
    rinse.root,
    vessels.backs,
    arm.electrode,
    dipped.strip,
    vessels.fronts,
    rinse.jet,
    ...vessels.strips,
  );

  function drawLens({ view, params, hidden }: PhFrame): void {
    const part = bench.unknown() || hidden.has('dilution') ? null : view.ionised;
    lens.set(part, part === null ? '' : `${shareWords(part)}\n${SOLUTE[params.solution]}`);
  }

  return {
    root,
    resize(stage) {
      const { layout } = stage;
      room.resize(stage, stage.height * BENCH[layout]);
      const post = placeVessels(stage, bench.stations, { scale, meter: metering.part, roll, look: lens, rinse });
      vessels.lay(stage);
      electrode.lay(post.x, post.y, scale.root.y + scale.height + 8, ELECTRODE_LENGTH[layout]);
      const standing = bench.stations.slice(FIRST_BUFFER).map(boxAround);
      leads.keep([...meter.clear(), rinse.box(), ...standing], stage.height - MARGIN.foot);
      wash.place();
    },

    draw(frame, now) {
      const { view, params } = frame;
      bench.follow(frame);
      vessels.cover();
      if (electrode.draw(view.place, now)) leads.lay(cable, portAt(arm.head, 'top'), meter.port('electrode'));
      wash.draw(now, arm.bulb);
      chart.draw(bench.unknown() ? Object.values(view.strips)[0] : view.strips[params.solution], frame);
      dipped.draw();
      drawLens(frame);
      vessels.draw(frame);
      metering.draw(frame);
    },

    describe: describePh,

    destroy: () => root.destroy({ children: true }),
  };
};
