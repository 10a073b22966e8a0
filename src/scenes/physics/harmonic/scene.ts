/** A glider on an air track between a spring and a motor, with its turning companion; timer of the gate and curves above. */
import { Container } from 'pixi.js';
import type { Box, CreateScene, TypeSizes } from '../../contract';
import { createInstrument, type Instrument } from '../../kit/instruments/instrument';
import { type Arrangements, arrange, column, grow, inset, row, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createCallout } from '../../kit/words/callout';
import { describeHarmonic } from './describe-harmonic';
import { createHarmonicHands } from './harmonic-hands';
import { createHarmonicTrack, type HarmonicFrame } from './harmonic-track';
import { createEnergyBars, createMotionCharts, createResonanceChart } from './motion-charts';

const ARRANGEMENT: Arrangements<'track' | 'gate' | 'energy' | 'motion' | 'phase' | 'resonance'> = {
  wide: column(
    grow(
      9,
      row(
        grow(4, column(grow(1, 'gate'), grow(1, 'energy'))),
        grow(5, 'motion'),
        grow(4, 'phase'),
        grow(5, 'resonance'),
      ),
    ),
    grow(11, 'track'),
  ),
  tall: column(grow(3, row(grow(2, 'gate'), grow(3, 'motion'))), grow(5, 'track')),
};

const TEXT_EVERY_MS = 100;

function writeGate(gate: Instrument, { view, shown }: HarmonicFrame): void {
  const period = shown.period_s;
  gate.set(0, period.value === null ? '–' : Number(period.text).toFixed(4));
  if (view.drive.on) {
    const { value, text } = shown.steady_amplitude_m;
    gate.note(value === null ? `motor: ${view.drive.periods} of 5 periods` : `motor: A ${text} m`);
  } else gate.note(period.value === null ? 'waits for two passes' : 'mean of up to ten');
}

export const createScene: CreateScene<'matterjs_physics/harmonic'> = (context) => {
  const root = new Container({ label: 'simple harmonic motion', visible: false });
  const room = createRoom(context, { kind: 'physics-hall' });
  const track = createHarmonicTrack(context);
  const gate = createInstrument(context, {
    form: 'panel',
    title: 'Light gate',
    lamp: true,
    display: { rows: [{ unit: 's', widest: '00.0000' }], note: true },
  });
  const motion = createMotionCharts(context);
  const { phase } = motion;
  const energy = createEnergyBars(context);
  const resonance = createResonanceChart(context);
  const message = createCallout(context, { size: 14, tone: 'plain' });
  root.addChild(room.root, motion.root, phase.root, energy.root, resonance.root, gate.root, track.root, message.root);
  const hands = createHarmonicHands(context, track);
  let tall = false;
  let lastText = Number.NEGATIVE_INFINITY;
  let trackBox: Box = { x: 0, y: 0, width: 1, height: 1 };
  const places = {
    gate,
    energy,
    phase,
    resonance,
    motion: { root: motion.root, lay: (box: Box, type: TypeSizes) => motion.lay(box, type, tall) },
    track: {
      lay: (box: Box) => {
        trackBox = box;
      },
    },
  };

  return {
    root,
    resize(stage) {
      tall = stage.layout === 'tall';
      arrange(ARRANGEMENT[stage.layout], places, inset(stageBox(stage), 12), stage.type);
      track.lay(trackBox, stage.type);
      const { footY } = track;
      const standing = track.standing.map((foot) => ({ ...foot, y: footY }));
      room.resize(stage, footY - 34, standing);
      hands.onMotor();
      message.root.position.set(track.zero.x, trackBox.y);
      message.lay(trackBox.width * 0.6);
      lastText = Number.NEGATIVE_INFINITY;
    },
    draw(frame, now) {
      const { view, running } = frame;
      root.visible = true;
      track.draw(frame, now);
      motion.draw(frame, tall);
      if (!tall) {
        energy.draw(frame);
        resonance.draw(frame);
      }
      hands.follow(trackBox.x);
      message.set(view.message ?? '');
      gate.light(view.gateLit);
      if (running && now !== 0 && now - lastText < TEXT_EVERY_MS) return;
      lastText = now;
      writeGate(gate, frame);
    },
    describe: describeHarmonic,
    destroy: () => root.destroy({ children: true }),
  };
};
