import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { createCallipers } from './callipers';
import { createEcgPaper } from './ecg-paper';
import { electrode, LIMB_COLOURS } from './electrode';
import { BAR, createRecorderBar } from './recorder-bar';

const TYPE = { small: 12, text: 14, figures: 26 } as const;
/** mm of paper, and of paper in a second. */
const ACROSS = 100;
const SPEED = 25;
const SECONDS = ACROSS / SPEED;
const RATE = 250;
const BEAT = 0.8;

const bump = (t: number, at: number, wide: number, high: number): number => high * Math.exp(-(((t - at) / wide) ** 2));
/** P, QRS and T, mV. */
const beat = (t: number): number =>
  bump(t, 0.2, 0.03, 0.15) +
  bump(t, 0.34, 0.009, -0.12) +
  bump(t, 0.365, 0.012, 1.1) +
  bump(t, 0.392, 0.01, -0.25) +
  bump(t, 0.62, 0.05, 0.3);
const TRACE = Array.from({ length: SECONDS * RATE }, (_, n) => beat((n / RATE) % BEAT));

function strip(context: StageContext, leads: readonly string[], measured: boolean): Container {
  const root = new Container();
  const bar = createRecorderBar(context);
  const paper = createEcgPaper(context, ACROSS, leads.length);
  bar.lay({ x: 8, y: 8, width: 464, height: 184 });
  paper.lay({ x: 14, y: 18, width: 458 - BAR - 6, height: 164 }, TYPE);
  const high = paper.millimetresHigh / leads.length;
  paper.lanes(leads.map((label, n) => ({ x: 0, width: ACROSS, zero: (n + 0.7) * high, label })));
  leads.forEach((_, n) => paper.write(n, TRACE, 0, TRACE.length, 0, SPEED / RATE, leads.length > 1 ? 5 : 10));
  root.addChild(bar.root, paper.root);
  if (!measured) return root;
  const callipers = createCallipers(context, { at: 0.0912, level: 0.84 });
  callipers.lay(paper.box, (paper.millimetre * SPEED) / 1000, TYPE);
  callipers.set(1000 * BEAT, '800 ms');
  callipers.enable(true);
  root.addChild(callipers.root);
  return root;
}

const size = { width: 480, height: 210 } as const;

export const specimens: readonly Specimen[] = [
  {
    part: 'Electrocardiograph paper',
    states: [
      { name: 'blank', ...size, create: (context) => strip(context, [], false) },
      { name: 'one lead', ...size, create: (context) => strip(context, ['II'], false) },
      { name: 'two leads', ...size, create: (context) => strip(context, ['I', 'II'], false) },
      { name: 'with callipers', ...size, create: (context) => strip(context, ['II'], true) },
    ],
  },
  {
    part: 'Electrodes',
    states: [
      {
        name: 'of the limbs',
        width: 200,
        height: 60,
        create() {
          const root = new Container();
          Object.values(LIMB_COLOURS).forEach((colour, n) => {
            const one = electrode(16, colour);
            one.position.set(30 + 46 * n, 30);
            root.addChild(one);
          });
          return root;
        },
      },
    ],
  },
];
