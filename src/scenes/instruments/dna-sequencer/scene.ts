/**
 * Reading DNA: the machine's window, the trace with its letters or the pile-up of clusters about a difference, qualities and depth, and
 * what the alignment says on paper.
 */
import { Container } from 'pixi.js';
import { SPREAD } from '../../../../engine/instruments/dna-sequencer/illumina';
import type { CreateScene, Frame } from '../../contract';
import { createChart, layBelow } from '../../kit/charts/chart';
import { area, line } from '../../kit/charts/line';
import { bars, rule } from '../../kit/charts/marks';
import { createScreenCase } from '../../kit/instruments/screen-case';
import { type Arrangements, arrange, column, grow, inset, type Placed, row, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createPaperSlip } from '../../kit/words/paper-slip';
import { createLetterRows, inColumns, windowOf } from './letter-rows';
import { createReaderWindow } from './reader-window';

const ARRANGEMENT: Arrangements<'machine' | 'trace' | 'quality' | 'slip'> = {
  wide: column(
    grow(1.05, row(grow(1, 'machine'), grow(1.45, 'trace'))),
    grow(1, row(grow(2.3, 'quality'), grow(1, 'slip'))),
  ),
  tall: column(grow(1, row(grow(1.35, 'machine'), grow(1, 'slip'))), grow(1.4, 'trace'), grow(1.05, 'quality')),
};
const POINTS = 12;
const SEEN = 24;
const BASES = ['A', 'C', 'G', 'T'] as const;
const COLOURS = { A: 'green', C: 'blue', G: 'bright', T: 'red' } as const;
const TRIM = 20;
/** Where the scale of qualities ends. */
const BEST_QUALITY = 42;
/** A read is written in groups of so many letters; a group of capitals is so wide, in heights of its text. */
const GROUP = 10;
const GROUP_WIDTH = 7.6;
const WINDOW_TOP = 1.25;
/** Cycles from box to box, and the half height of one whose clusters agree. */
const BOX_EVERY = 5;
const LEAST_BOX = 0.6;
/** Rows that an alignment takes on the paper, and the most that a pile-up has: place, template, clusters, read. */
const ON_PAPER = 5;
const PILED = 15;
const PAPER_PAD = 12;
/** Heights of small text that two charts below each other need. */
const BOTH = 14;

const cut = (words: string, most: number): string => (words.length > most ? `${words.slice(0, most - 1)}…` : words);

const inGroups = (letters: string): string => letters.replaceAll(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$& ');

export const createScene: CreateScene<'dna_sequencing'> = (context) => {
  const root = new Container({ label: 'DNA sequencer' });
  const room = createRoom(context, { kind: 'clean-room' });
  const machine = createReaderWindow(context);
  const traceCase = createScreenCase(context, {
    keys: [
      { action: 'start_run', print: 'RUN' },
      { action: 'base_call', print: 'CALL' },
      { action: 'align', print: 'ALIGN' },
      { action: 'export_fastq', print: 'FASTQ' },
    ],
  });
  const trace = createChart(context, {
    ground: 'screen',
    x: { label: 'Base', unit: '' },
    y: { label: 'Light', unit: '', bare: true },
    marks: {
      differing: area({ colour: 'orange', alpha: 0.28 }),
      A: line({ colour: COLOURS.A, width: 1.8, points: 'changes' }),
      C: line({ colour: COLOURS.C, width: 1.8, points: 'changes' }),
      G: line({ colour: COLOURS.G, width: 1.8, points: 'changes' }),
      T: line({ colour: COLOURS.T, width: 1.8, points: 'changes' }),
    },
  });
  const votes = createChart(context, {
    ground: 'screen',
    x: { label: 'Called by the clusters', short: 'call', unit: '', names: BASES },
    y: { label: 'Share', unit: '%' },
    marks: { share: bars({ colour: ['green', 'blue', 'bright', 'red'] }) },
  });
  votes.domain({ y: [0, 100] });
  const letters = Array.from({ length: SEEN + 1 }, () =>
    context.text({ size: 13, mono: true, weight: '700', colour: context.theme.screenInk, anchor: [0.5, 0] }),
  );
  const qualityCase = createScreenCase(context);
  const quality = createChart(context, {
    ground: 'screen',
    x: { label: 'Base', unit: '' },
    y: { label: 'Quality', short: 'Q', unit: '', domain: [0, BEST_QUALITY], ticks: [0, 20, 40] },
    marks: {
      all: area({ colour: 'sky', alpha: 0.35 }),
      edge: line({ colour: 'sky', width: 1.4 }),
      limit: rule({ along: 'y', colour: 'orange', dashed: true }),
      whiskers: line({ colour: 'main', width: 1.2 }),
      boxes: line({ colour: 'green', width: 5 }),
      differing: line({ colour: 'red', width: 2.4, name: 'differs' }),
    },
  });
  const pile = createChart(context, {
    ground: 'screen',
    x: { label: 'Genome', unit: 'kb', domain: [0, 20] },
    y: { label: 'Reads', unit: '' },
    marks: { depth: area({ colour: 'green', alpha: 0.45 }) },
  });
  const slip = createPaperSlip(context);
  const { screenInk, screenGlow, paperInk } = context.theme;
  const piled = createLetterRows(context, { ink: screenInk, band: screenGlow, most: PILED, name: 'Template' });
  const printed = createLetterRows(context, { ink: paperInk, band: 0xd97706, most: ON_PAPER });
  root.addChild(
    room.root,
    machine.root,
    traceCase.root,
    trace.root,
    votes.root,
    ...letters,
    qualityCase.root,
    quality.root,
    pile.root,
    slip.root,
    piled.root,
    printed.root,
  );
  const places = Float32Array.from({ length: SEEN * POINTS }, (_, n) => n);
  const bases = Float32Array.from({ length: 800 }, (_, n) => n + 1);
  const genome = Float32Array.from({ length: 200 }, (_, n) => (n + 0.5) / 10);
  const values = new Float32Array(SEEN * POINTS);
  let mostLetters = 5 * GROUP;
  let mostDifferences = 2 * GROUP;
  /** A small paper has no room to say where the rows begin, a smaller one none for its heading. */
  let captions = true;
  let headed = true;
  let benchY = 0;

  const layTrace: Placed = {
    least: (type) => traceCase.least(type, { width: 20 * type.small, height: 7 * type.small }),
    lay(box, type) {
      traceCase.lay(box, type);
      const { pane } = traceCase;
      const head = type.text * 1.35;
      const under = { ...pane, y: pane.y + head, height: pane.height - head };
      trace.lay(under, type);
      votes.lay(pane, type);
      piled.lay(pane, type);
      for (const letter of letters) {
        letter.style.fontSize = type.small;
        letter.y = pane.y;
      }
    },
  };
  const layQuality: Placed = {
    least: (type) => qualityCase.least(type, { width: 18 * type.small, height: 6 * type.small }),
    lay(box, type) {
      qualityCase.lay(box, type);
      // Where there is no room for both, the qualities stay.
      pile.root.visible = box.height > BOTH * type.small;
      if (pile.root.visible) layBelow([quality, pile], [1.1, 1], qualityCase.pane, type);
      else quality.lay(qualityCase.pane, type);
    },
  };

  const laySlip: Placed = {
    least: (type) => slip.least(type),
    lay(box, type) {
      const across = Math.max(1, Math.floor((box.width - 18) / (GROUP_WIDTH * type.small)));
      const down = Math.floor((box.height - 3 * type.text) / (1.3 * type.small));
      mostLetters = GROUP * Math.max(2, across * down);
      slip.lay(box, type);
      // The rows of an alignment stand at the foot of the paper, its differences above them.
      captions = box.height > (ON_PAPER + 2) * 1.3 * type.small + 2.6 * type.text;
      const three = (ON_PAPER - 2) * type.small;
      headed = box.height > 1.2 * three + 3.4 * type.text;
      const foot = captions ? ON_PAPER * 1.3 * type.small : (headed ? 1.2 : 1.04) * three;
      const left = Math.floor((box.height - foot - 2.6 * type.text) / (1.3 * type.small));
      mostDifferences = Math.floor(((box.width - 18) / (0.62 * type.small)) * Math.max(1, left));
      const x = box.x + PAPER_PAD;
      const y = box.y + box.height - foot - 3;
      printed.lay({ x, y, width: box.width - 2 * PAPER_PAD, height: foot }, type);
    },
  };

  /** Template and read about the difference that is nearest to the probe; of a flow cell with the clusters between them. */
  function drawAlignment({ view, params }: Frame<'dna_sequencing'>, flow: boolean): void {
    const { rows } = view;
    printed.root.visible = rows !== null;
    piled.root.visible = rows !== null && flow;
    if (!rows) return;
    const paper = windowOf(rows, params.probe_position, printed.across, view.split);
    const both = [
      { letters: paper.template },
      { letters: Array.from(paper.read, (letter, k) => (letter === paper.template[k] ? '|' : ' ')).join('') },
      { letters: paper.read, against: paper.template },
    ];
    const begins = [
      { letters: `Template from ${paper.templateFrom}` },
      ...both,
      { letters: `Read from ${paper.readFrom}` },
    ];
    printed.set(captions ? begins : both, null);
    if (!flow) return;
    const seen = windowOf(rows, params.probe_position, piled.across, view.split);
    const place = `${seen.base}`;
    const before = Math.max(0, Math.min(seen.middle - Math.floor(place.length / 2), piled.across - place.length));
    const clusters = view.clusterReads.slice(0, piled.down - 3);
    piled.set(
      [
        { letters: `${' '.repeat(before)}${place}` },
        { letters: seen.template, name: 'Template' },
        ...clusters.map((letters, n) => ({
          letters: inColumns(seen, letters),
          against: seen.template,
          ...(n === 0 ? { name: 'Clusters' } : {}),
        })),
        { letters: seen.read, against: seen.template, name: 'Called' },
      ],
      seen.differs ? seen.middle : null,
    );
  }

  /** Of every fifth cycle: the middle half of its clusters as a box, with whiskers to the lowest and the highest tenth. */
  function drawBoxes({ view, fields }: Frame<'dna_sequencing'>): void {
    const [at, whiskers, boxes]: [number[], number[], number[]] = [[], [], []];
    for (let n = BOX_EVERY; n <= view.spread; n += BOX_EVERY) {
      const from = SPREAD * (n - 1);
      at.push(n, n, Number.NaN);
      whiskers.push(fields.spread[from] ?? 0, fields.spread[from + 4] ?? 0, Number.NaN);
      boxes.push((fields.spread[from + 1] ?? 0) - LEAST_BOX, (fields.spread[from + 3] ?? 0) + LEAST_BOX, Number.NaN);
    }
    quality.marks.whiskers.columns(at, whiskers);
    quality.marks.boxes.columns(at, boxes);
  }

  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { machine, trace: layTrace, quality: layQuality, slip: laySlip },
        inset(stageBox(stage), 14, 14),
        stage.type,
      );
      benchY = stage.height * (stage.layout === 'wide' ? 0.46 : 0.3);
      room.resize(stage, benchY);
    },

    draw(frame) {
      const { view, fields, shown, time } = frame;
      const flow = view.method === 'Illumina';
      if (view.method === null) machine.idle(view.loaded);
      else if (flow) machine.flowCell(view.votes, view.passed, view.running ? 1 - (time % 1) : 0.6);
      else machine.capillary(view.passed, view.letters);
      traceCase.keys[0]?.light(view.running);
      trace.root.visible = !flow;
      votes.root.visible = flow && view.rows === null;
      drawAlignment(frame, flow);
      const from = view.end - SEEN * POINTS;
      // Before the window is full the read begins at its left end.
      const blank = Math.max(0, -from);
      const filled = values.length - blank;
      trace.domain({ x: [(from + blank) / POINTS, (view.end + blank) / POINTS], y: [-0.05, WINDOW_TOP] });
      for (let k = 0; k < filled; k++) places[k] = (from + blank + k) / POINTS;
      let most = 0.05;
      for (const level of fields.trace) most = Math.max(most, level);
      BASES.forEach((base, b) => {
        for (let k = 0; k < filled; k++) values[k] = (fields.trace[b * values.length + blank + k] ?? 0) / most;
        trace.marks[base].columns(places, values, flow ? 0 : filled);
      });
      letters.forEach((letter, k) => {
        const n = view.windowFrom + k;
        const called = view.letters[n - 1];
        const at = trace.toPixel(n, 0);
        const inside = at.x > trace.area.x + 4 && at.x < trace.area.x + trace.area.width - 4;
        letter.visible = !flow && called !== undefined && view.end / POINTS >= n && inside;
        if (!letter.visible) return;
        letter.text = called ?? '';
        letter.x = at.x;
      });
      if (flow && view.votes) {
        const all = view.votes.reduce((sum, vote) => sum + vote, 0);
        votes.marks.share.set(view.votes.map((vote) => (100 * vote) / Math.max(1, all)));
      }
      quality.domain({ x: [0, Math.max(25, view.length)] });
      quality.marks.all.columns(bases, fields.qualities, view.called);
      quality.marks.edge.columns(bases, fields.qualities, view.called);
      quality.marks.limit.set(TRIM);
      drawBoxes(frame);
      // A read that was aligned: the column of each base that is not the template's.
      trace.marks.differing.columns(
        view.differing.flatMap((n) => [n - 0.5, n + 0.5, Number.NaN]),
        view.differing.flatMap(() => [WINDOW_TOP, WINDOW_TOP, Number.NaN]),
        flow ? 0 : 3 * view.differing.length,
      );
      quality.marks.differing.columns(
        view.differing.flatMap((n) => [n, n, Number.NaN]),
        view.differing.flatMap(() => [0, BEST_QUALITY, Number.NaN]),
      );
      let deepest = 4;
      for (const depth of fields.pile) deepest = Math.max(deepest, depth);
      pile.domain({ y: [0, Math.ceil(deepest * 1.1)] });
      pile.marks.depth.columns(genome, fields.pile, view.method === null ? 0 : fields.pile.length);
      const differences = cut(shown.variants_found.text, mostDifferences);
      if (view.rows) slip.set(headed ? 'Differences' : differences, headed ? differences : '');
      else if (view.fastq !== '') slip.set('FASTQ', inGroups(cut(view.read, mostLetters)));
      else if (view.called > 0) slip.set(`${view.called} bases called`, inGroups(cut(view.read, mostLetters)));
      else
        slip.set(
          view.running ? 'Reading' : view.finished ? 'Read' : view.loaded ? 'Sample loaded' : 'No sample',
          view.method === null ? (view.prepared ? 'prepared' : '') : `${view.passed} of ${view.length}`,
        );
    },

    describe({ view, shown, params }) {
      return [
        view.method === null
          ? view.loaded
            ? 'A sample is loaded; nothing has been read.'
            : 'The machine is empty.'
          : view.method === 'Sanger'
            ? `Bands of four colours pass the laser: ${view.passed} of ${view.length} bases.`
            : `Clusters light up on the flow cell: cycle ${view.passed} of ${view.length}.`,
        view.called > 0 ? `Called: ${view.called} bases of mean quality ${shown.mean_q.text}.` : '',
        view.rows ? `Differences from the template: ${shown.variants_found.text}.` : '',
        view.rows && view.clusterReads.length > 0
          ? 'Letters of single clusters stand below the template, the column of the difference marked.'
          : '',
        view.method === null
          ? ''
          : `The curve of reads shows how often reads of ${params.read_length} bases cover the genome.`,
      ]
        .filter((sentence) => sentence !== '')
        .join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};
