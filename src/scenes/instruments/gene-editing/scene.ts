/** A bench for gene editing: the target with its guides, cells, thermocycler and gel, and the screen of the sequencer. */
import { Container } from 'pixi.js';
import type { CreateScene } from '../../contract';
import { createChart, layBelow } from '../../kit/charts/chart';
import { line } from '../../kit/charts/line';
import { bars, rule } from '../../kit/charts/marks';
import { corner } from '../../kit/charts/words';
import { createScreenCase } from '../../kit/instruments/screen-case';
import { type Arrangements, arrange, column, grow, inset, type Placed, row, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createSequenceRibbon } from './sequence-ribbon';
import { createCellPlate, createGenotypingGel, createThermocycler } from './wet-bench';

const ARRANGEMENT: Arrangements<'ribbon' | 'plate' | 'cycler' | 'gel' | 'screen'> = {
  wide: column(
    grow(0.75, 'ribbon'),
    grow(1.25, row(grow(1.5, row(grow(1.15, 'plate'), grow(0.85, 'cycler'), grow(0.85, 'gel'))), grow(1, 'screen'))),
  ),
  tall: column(
    grow(0.88, 'ribbon'),
    grow(0.5, row(grow(1.15, 'plate'), grow(0.9, 'cycler'), grow(0.85, 'gel'))),
    grow(1.35, 'screen'),
  ),
};
const BASES = ['A', 'C', 'G', 'T'] as const;
const POINTS = 320;
const BEFORE = 12;
const PER_LETTER = 8;
const SHIFTS = { from: -30, count: 33 } as const;
const TOP = 1.25;
/** A screen that is lower, in heights of small text. */
const LOW = 13;

export const createScene: CreateScene<'crispr_editing'> = (context) => {
  const root = new Container({ label: 'gene editing' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const ribbon = createSequenceRibbon(context);
  const plate = createCellPlate(context);
  const cycler = createThermocycler(context);
  const gel = createGenotypingGel(context);
  const screen = createScreenCase(context, {
    keys: [
      { action: 'calibrate', print: 'CONTROL' },
      { action: 'sanger_readout', print: 'READ' },
    ],
  });
  const trace = createChart(context, {
    ground: 'screen',
    x: { label: 'Letters from the cut', short: 'letters', unit: '', domain: [-BEFORE, POINTS / PER_LETTER - BEFORE] },
    y: { label: '', bare: true, domain: [-0.05, TOP] },
    marks: {
      A: line({ colour: 'green', width: 1.6, points: 'changes' }),
      C: line({ colour: 'blue', width: 1.6, points: 'changes' }),
      G: line({ colour: 'bright', width: 1.6, points: 'changes' }),
      T: line({ colour: 'red', width: 1.6, points: 'changes' }),
      cut: rule({ along: 'x', colour: 'orange', dashed: true }),
    },
  });
  trace.marks.cut.set(0);
  const sizes = createChart(context, {
    ground: 'screen',
    x: {
      label: 'Change of length',
      short: 'length',
      unit: '',
      domain: [SHIFTS.from - 0.5, SHIFTS.from + SHIFTS.count - 0.5],
    },
    y: { label: 'Share', unit: '%', domain: [0, 100] },
    marks: {
      share: bars({ colour: 'sky', from: SHIFTS.from - 0.5, to: SHIFTS.from + SHIFTS.count - 0.5 }),
      words: corner({ at: 'above', colour: 'orange', mono: true }),
    },
  });
  root.addChild(room.root, ribbon.root, plate.root, cycler.root, gel.root, screen.root, trace.root, sizes.root);
  const laid: Placed = {
    root: screen.root,
    least: (type) => screen.least(type, { width: 16 * type.small, height: 8.5 * type.small }),
    lay(box, type) {
      screen.lay(box, type);
      // On a low screen the shares need more of it: their words stand above them.
      layBelow([trace, sizes], screen.pane.height < LOW * type.small ? [1, 1.7] : [1, 1.15], screen.pane, type);
    },
  };
  const places = Float32Array.from({ length: POINTS }, (_, n) => (n + 0.5) / PER_LETTER - BEFORE);
  const heights = new Float32Array(POINTS);
  const percents = new Float32Array(SHIFTS.count);

  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { ribbon, plate, cycler, gel, screen: laid },
        inset(stageBox(stage), 14, 16),
        stage.type,
      );
      room.resize(stage, stage.height * (stage.layout === 'wide' ? 0.62 : 0.42));
    },

    draw(frame, now) {
      const { view, fields, shown } = frame;
      ribbon.draw(frame, now);
      for (const part of [plate, cycler, gel]) part.draw(frame, now);
      screen.keys[0]?.light(view.control);
      BASES.forEach((base, b) => {
        for (let k = 0; k < POINTS; k++) heights[k] = fields.trace[b * POINTS + k] ?? 0;
        trace.marks[base].columns(places, heights, view.read ? POINTS : 0);
      });
      for (let k = 0; k < SHIFTS.count; k++) percents[k] = 100 * (fields.shares[k] ?? 0);
      sizes.marks.share.set(percents);
      sizes.marks.words.set(shown.tide_percent.value === null ? '' : `indels ${shown.tide_percent.text} %`);
    },

    describe({ view, shown }) {
      return [
        view.loaded ? `A target of ${view.length} bases is loaded.` : 'No target is loaded.',
        view.site ? `The chosen guide cuts after base ${shown.cut_position.text}.` : '',
        view.treated
          ? `Cells have been with the nuclease for ${view.hours.toFixed(0)} hours.`
          : 'The cells are untreated.',
        view.harvested ? 'They are harvested.' : '',
        view.gel ? `On the gel T7E1 has cut a part of ${shown.t7e1_cut_fraction.text}.` : '',
        view.read ? `The mixed trace says ${shown.tide_percent.text} % indels.` : '',
      ]
        .filter((sentence) => sentence !== '')
        .join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};
