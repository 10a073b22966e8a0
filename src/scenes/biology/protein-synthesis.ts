/**
 * Protein synthesis: the nucleus with the polymerase on its helix, then, when the message is complete, the cytoplasm
 * with the ribosome on it. The picture follows the work. Below, the typed DNA, whose bases can be changed.
 */
import { Container, Graphics } from 'pixi.js';
import { complement, messageOf, residueOf } from '../../../engine/biology/sequence';
import { residues as residueTable } from '../../../engine/data/residue-masses';
import type { CreateScene, Frame, StageSize } from '../contract';
import { createBaseChooser } from '../kit/base-chooser';
import { CAP, createBaseGlyphs, LEAST_CAP_CSS } from '../kit/base-glyphs';
import { sideChainOf, sideChainPaint } from '../kit/cell-palette';
import { createCodonWheel } from '../kit/codon-wheel';
import { createCytoplasm } from '../kit/cytoplasm';
import { BUBBLE, createDnaHelix } from '../kit/dna-helix';
import { createLegend } from '../kit/legend';
import { createMessengerRna } from '../kit/messenger-rna';
import { createNucleus } from '../kit/nucleus';
import { createPolypeptide } from '../kit/polypeptide';
import { createStageButton } from '../kit/stage-button';
import { createRibosome } from '../kit/ribosome';
import { createRnaPolymerase } from '../kit/rna-polymerase';
import { createSequenceStrip } from '../kit/sequence-strip';
import { downGradient, mix, roundGradient } from '../kit/shading';
import { ACCEPTOR_HEIGHT, createReleaseFactor, createTransferRna } from '../kit/transfer-rna';

type View = Frame<'protein_synthesis'>['view'];

/** Where things stand, stage units. */
interface Layout {
  /** The pore of the nuclear envelope while the nucleus is in view, and how far the picture moves for the ribosome. */
  readonly wall: number;
  readonly shift: number;
  readonly dna: number;
  /** Height of the free message in the nucleus, of the pore, and of the message in the cytoplasm. */
  readonly track: number;
  /** The active site of the polymerase and the P site of the ribosome, at the first and at the last base. */
  readonly polymerase: readonly [number, number];
  readonly ribosome: readonly [number, number];
  readonly zoom: number;
  readonly strip: readonly [x: number, y: number, width: number, height: number];
  readonly wheel: readonly [x: number, y: number, radius: number];
}

const WIDE: Layout = {
  wall: 96,
  shift: 580,
  dna: 178,
  track: 300,
  polymerase: [420, 672],
  ribosome: [416, 462],
  zoom: 1.14,
  strip: [18, 398, 664, 130],
  wheel: [824, 186, 114],
};
const NARROW: Layout = {
  wall: 40,
  shift: 660,
  dna: 146,
  track: 240,
  polymerase: [300, 428],
  ribosome: [318, 340],
  zoom: 0.98,
  strip: [8, 300, 624, 97],
  wheel: [560, 96, 74],
};

const PITCH = 22;
const CODON = 3 * PITCH + 6;
/** Bases of the message that pair with the template, and those on its way from there to the free strand. */
const PAIRED = -BUBBLE.behind - 1;
const CROSSING = 9;
const CROSSING_ACROSS = 140;
/** Wall milliseconds in which a released chain folds. */
const FOLDING_MS = 1100;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** All letters on the codon wheel. */
const WHEEL_LETTERS = 64;
/** The chosen base stays in view for this long while a run scrolls on. */
const ATTENTION_MS = 5000;

const smooth = (t: number): number => {
  const s = Math.min(1, Math.max(0, t));
  return s * s * (3 - 2 * s);
};
const mid = (from: number, to: number, t: number): number => from + (to - from) * t;

/** Points at equal distances along a polyline. */
function evenly(points: readonly (readonly [number, number])[], spacing: number): { x: number; y: number }[] {
  const out: { x: number; y: number }[] = [];
  let rest = 0;
  for (let i = 1; i < points.length; i++) {
    const [x0, y0] = points[i - 1] as readonly [number, number];
    const [x1, y1] = points[i] as readonly [number, number];
    const length = Math.sqrt((x1 - x0) ** 2 + (y1 - y0) ** 2);
    for (; rest <= length; rest += spacing) out.push({ x: mid(x0, x1, rest / length), y: mid(y0, y1, rest / length) });
    rest -= length;
  }
  return out;
}

/** From the paired part down to the free strand: where each quarter of a base stands, from the end of the paired part. */
function crossing(drop: number): { x: number; y: number }[] {
  const points = Array.from({ length: 41 }, (_, k): readonly [number, number] => [
    -CROSSING_ACROSS * (k / 40),
    drop * smooth(k / 40),
  ]);
  return evenly(points, PITCH / 4);
}

/** Where the beads of the chain stand, relative to the P site: up the tunnel, out to the left, to and fro. */
function chainPath(spacing: number, left: number): { x: number; y: number }[] {
  const points: (readonly [number, number])[] = [
    [0, -ACCEPTOR_HEIGHT],
    [-3, -ACCEPTOR_HEIGHT - 22],
    [-14, -ACCEPTOR_HEIGHT - 38],
    [-34, -ACCEPTOR_HEIGHT - 47],
    [-62, -ACCEPTOR_HEIGHT - 51],
    [-110, -ACCEPTOR_HEIGHT - 47],
  ];
  const right = -162;
  const row = spacing * 1.14;
  const rows = Math.max(1, Math.floor(112 / row));
  for (let k = 0; k < rows; k++) {
    const y = -ACCEPTOR_HEIGHT - 38 + k * row;
    const [from, to] = k % 2 === 0 ? [right, left] : [left, right];
    const turn = from < to ? spacing * 0.3 : -spacing * 0.3;
    points.push([from + turn, y], [to - turn, y], [to, y + 0.28 * row], [to, y + 0.72 * row]);
  }
  points.length -= 2;
  return evenly(points, spacing);
}

const nameOf = (letter: string): string => residueTable.find((residue) => residue.letter === letter)?.name ?? 'stop';
const anticodonOf = (codon: string): string => messageOf(complement(codon.replaceAll('U', 'T')));

/** The codon last translated into a residue before `read`, or -1: stops in the frame modes are passed over. */
function residueBefore(chain: string, read: number): number {
  let index = read - 1;
  while (index >= 0 && chain[index] === '*') index--;
  return index;
}

const codonAt = ({ message, start }: View, index: number): string =>
  start === null ? '' : message.slice(start + 3 * index, start + 3 * index + 3);

/** The codon at work, as an index into the chain; null while there is none. */
function codonInUse(view: View): number | null {
  if (view.start === null || view.phase === 'transcription' || view.chain.length === 0) return null;
  if (view.phase === 'translation') return view.codonsRead;
  return codonAt(view, view.chain.length) === view.stop ? view.chain.length : view.chain.length - 1;
}

export const createScene: CreateScene<'protein_synthesis'> = (context) => {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'protein synthesis' });
  const glyphs = createBaseGlyphs();
  const soft = { size: 13, colour: theme.inkSoft } as const;

  const cytoplasm = createCytoplasm(context);

  // ---------------------------------------------------------------- in the nucleus
  const inside = new Container();
  const nucleus = createNucleus(context);
  const polymerase = createRnaPolymerase(context);
  const helix = createDnaHelix(context, glyphs, 56, PITCH);
  const nascent = createMessengerRna(context, glyphs, 48);
  const polymeraseName = context.text({
    ...soft,
    text: 'RNA polymerase',
    weight: '600',
    colour: theme.ink,
    anchor: [0.5, 0.5],
  });
  const codingName = context.text({ ...soft, text: 'coding 5′→3′', anchor: [1, 1] });
  const templateName = context.text({ ...soft, text: 'template 3′→5′', anchor: [1, 0] });
  const nucleusName = context.text({ ...soft, text: 'Nucleus', anchor: [1, 1] });
  const nascentName = context.text({ ...soft, text: 'mRNA', anchor: [0.5, 0] });
  const noStart = context.text({
    size: 15,
    weight: '600',
    text: 'No start codon (AUG) found',
    colour: theme.warning,
    anchor: [0.5, 0.5],
  });
  const strands = new Container();
  strands.addChild(polymerase.behind, helix.root, nascent.root, polymerase.before, polymeraseName, nascentName);
  inside.addChild(nucleus, strands, codingName, templateName, nucleusName);

  // ---------------------------------------------------------------- in the cytoplasm
  const outside = new Container();
  const works = new Container();
  const ribosome = createRibosome(context, CODON);
  const inUse = new Graphics()
    .roundRect(-CODON / 2 + 1, -31, CODON - 2, 37, 8)
    .fill({ color: theme.accent, alpha: 0.3 })
    .roundRect(-CODON / 2 + 1, -31, CODON - 2, 37, 8)
    .stroke({ width: 2, color: theme.accent });
  const message = createMessengerRna(context, glyphs, 48);
  const [leaving, held, coming] = [0, 1, 2].map(() => createTransferRna(context, glyphs, PITCH)) as [
    ReturnType<typeof createTransferRna>,
    ReturnType<typeof createTransferRna>,
    ReturnType<typeof createTransferRna>,
  ];
  const factor = createReleaseFactor(context);
  const chain = createPolypeptide(context);
  const bundle = new Graphics().circle(0, 0, 20).fill(
    roundGradient(
      [
        [0, mix(sideChainPaint.special.fill, 0xffffff, 0.3)],
        [0.6, sideChainPaint.special.fill],
        [1, mix(sideChainPaint.special.fill, 0x000000, 0.35)],
      ],
      { x: 0.36, y: 0.3 },
    ),
  );
  const bundleCount = context.text({ size: 12, weight: '700', colour: sideChainPaint.special.ink, anchor: [0.5, 0.5] });
  works.addChild(
    ribosome.behind,
    inUse,
    message.root,
    leaving.root,
    held.root,
    coming.root,
    factor,
    ribosome.before,
    chain.root,
    bundle,
    bundleCount,
  );
  const cytoplasmName = context.text({ ...soft, text: 'Cytoplasm', anchor: [0, 1] });
  const messageName = context.text({ ...soft, text: 'mRNA 5′→3′', anchor: [0, 0] });
  outside.addChild(works, cytoplasmName, messageName);

  // ---------------------------------------------------------------- what lies over the picture
  const wheel = createCodonWheel(context);
  const wheelName = context.text({ size: 14, weight: '600', colour: theme.ink, anchor: [0.5, 0.5] });
  const card = new Graphics();
  const legend = createLegend(
    context,
    Object.entries(sideChainPaint).map(([label, { fill }]) => ({ label, colour: fill })),
  );
  let wheelWritten = false;
  let now = 0;
  let attentionUntil = 0;
  let stage: StageSize | null = null;
  let lastFrame: Frame<'protein_synthesis'> | null = null;
  const strip = createSequenceStrip(context, glyphs, {
    choose(index) {
      chooser.open(strip.anchor(), `Base ${index + 1}: ${lastFrame?.view.dna[index] ?? ''} becomes`);
      context.redraw();
    },
    substitute: (index, base) => {
      chooser.close();
      context.dispatch({ do: 'substitute', value: `${index + 1}:${base}` });
    },
    remove: (index) => {
      chooser.close();
      context.dispatch({ do: 'delete', value: String(index + 1) });
    },
    changed() {
      attentionUntil = now + ATTENTION_MS;
      chooser.close();
      context.redraw();
    },
  });
  const chooser = createBaseChooser(context, (base) => {
    context.dispatch({ do: 'substitute', value: `${strip.chosen + 1}:${base}` });
    context.redraw();
  });
  const restore = createStageButton(context, {
    label: 'Restore the DNA',
    hint: 'Undoes every edit and starts again.',
    press: () => context.dispatch({ do: 'restore' }),
  });
  root.addChild(
    cytoplasm.root,
    outside,
    inside,
    noStart,
    card,
    strip.root,
    legend.root,
    restore.root,
    wheel.root,
    wheelName,
    chooser.root,
  );

  let layout: Layout = WIDE;
  let cap = CAP;
  let bead = 21;
  let across = crossing(WIDE.track - WIDE.dna + 18);
  let path: { x: number; y: number }[] = [];
  let chainLeft = -300;
  /** Room for the longest name beside the message. */
  let nameWidth = 90;
  let seen = '';
  let releasedAt = Number.NEGATIVE_INFINITY;
  let lastPhase: View['phase'] | null = null;
  const folded: { key: string; places: { x: number; y: number }[]; size: number } = { key: '', places: [], size: 1 };

  // ---------------------------------------------------------------- transcription
  const drawNucleus = (view: View, pan: number): void => {
    const length = view.message.length;
    const made = reducedMotion ? Math.floor(view.bases) : view.bases;
    const x = mid(layout.polymerase[0], layout.polymerase[1], made / length);
    polymerase.place(x, layout.dna);
    polymeraseName.position.set(x - 46, layout.dna + 76);
    const to = stage ? stage.bleed.x + stage.bleed.width : 960;
    helix.pose({
      coding: view.coding,
      template: view.template,
      at: made,
      x,
      y: layout.dna,
      from: layout.wall + 34,
      to: to + PITCH,
      capHeight: cap,
    });

    // The message: paired from the active site backwards, then crossing to the free strand, its 5′ end ahead to the pore.
    const left = layout.wall - 26;
    nascent.begin(cap);
    const paired = layout.dna - 16;
    for (let j = Math.ceil(made) - 1; j >= 0; j--) {
      const s = made - j;
      const grown = smooth(s * 1.6);
      if (s <= PAIRED) {
        nascent.put(j, view.message[j] ?? '', x - s * PITCH, paired, 0, 1, 1, grown);
        continue;
      }
      const along = (s - PAIRED) * 4;
      const k = Math.floor(along);
      const from = across[k];
      const next = across[k + 1];
      if (from && next) {
        const t = along - k;
        const px = x - PAIRED * PITCH + mid(from.x, next.x, t);
        const py = paired + mid(from.y, next.y, t);
        nascent.put(j, view.message[j] ?? '', px, py, Math.atan2(from.y - next.y, from.x - next.x), 1, 1, 1);
        continue;
      }
      const end = across.at(-1) ?? { x: 0, y: 0 };
      const px = x - PAIRED * PITCH + end.x - (s - PAIRED - (across.length - 1) / 4) * PITCH;
      if (px < left) break;
      nascent.put(j, view.message[j] ?? '', px, paired + end.y, 0, 1, smooth((px - left) / 50), 1);
    }
    nascent.end();
    const free = x - PAIRED * PITCH - CROSSING_ACROSS;
    nascentName.position.set(Math.max(layout.wall + 110, free + 20), layout.track + 30);
    nascentName.alpha = smooth((made - PAIRED - CROSSING) / 3);
    nascent.root.alpha = 1 - smooth(2 * pan);
    strands.alpha = 1 - pan;
    strands.visible = pan < 1;
  };

  // ---------------------------------------------------------------- translation
  const placeBead = (s: number, out: { x: number; y: number }): boolean => {
    const k = Math.floor(s);
    const from = path[k];
    if (!from) return false;
    const next = path[k + 1] ?? from;
    out.x = mid(from.x, next.x, s - k);
    out.y = mid(from.y, next.y, s - k);
    return true;
  };
  const spot = { x: 0, y: 0 };

  /** Places of a folded chain, drawn as a picture of folding: hydrophobic residues inside, charged ones outside. */
  const fold = (letters: string): void => {
    const key = `${letters}|${bead}|${chainLeft}`;
    if (folded.key === key) return;
    folded.key = key;
    const depth = (letter: string): number => {
      const sideChain = sideChainOf(letter);
      return sideChain === 'hydrophobic' ? 0 : sideChain === 'special' ? 1 : sideChain === 'polar' ? 2 : 3;
    };
    const order = Array.from(letters, (letter, index) => ({ index, depth: depth(letter) })).sort(
      (a, b) => a.depth - b.depth || a.index - b.index,
    );
    const spacing = bead * 0.62;
    const room = Math.min(72, (-162 - chainLeft) / 2 + bead / 2);
    folded.size = Math.min(1, room / (spacing * Math.sqrt(letters.length) + bead / 2));
    folded.places = [];
    order.forEach(({ index }, rank) => {
      const r = spacing * folded.size * Math.sqrt(rank + 0.4);
      folded.places[index] = {
        x: (chainLeft - 162) / 2 + r * Math.cos(rank * GOLDEN_ANGLE),
        y: -ACCEPTOR_HEIGHT + 14 + r * Math.sin(rank * GOLDEN_ANGLE),
      };
    });
  };

  const drawChain = (letters: string, made: number, moved: number, comingX: number | null, folding: number): void => {
    chain.begin();
    if (comingX !== null) chain.put(letters[made] ?? '', comingX, spot.y, bead, false, 1);
    if (folding > 0) fold(letters);
    // What the path has no room for is drawn as one ball at its end, which covers the last two places.
    const places = made + moved > path.length ? path.length - 2 : path.length;
    let hidden = 0;
    for (let k = made - 1; k >= 0; k--) {
      const s = made - 1 - k + moved;
      const inPath = s < places && placeBead(s, spot);
      const goal = folding > 0 ? folded.places[k] : undefined;
      if (!inPath && !goal) {
        hidden = k + 1;
        break;
      }
      if (!inPath) placeBead(path.length - 1, spot);
      const x = goal ? mid(spot.x, goal.x, folding) : spot.x;
      const y = goal ? mid(spot.y, goal.y, folding) : spot.y;
      const size = goal ? mid(1, folded.size, folding) : 1;
      chain.put(letters[k] ?? '', x, y, bead * size, k < made - 1 || moved > 0.05, size > 0.93 ? 1 : 0);
    }
    chain.end();
    bundle.visible = hidden > 0;
    bundleCount.visible = hidden > 0;
    const end = path.at(-1);
    if (hidden > 0 && end) {
      bundle.position.set(end.x, end.y + bead * 0.2);
      bundle.scale.set((bead * mid(0.75, 1, Math.min(1, hidden / 100))) / 20);
      bundleCount.position.copyFrom(bundle.position);
      bundleCount.text = `+${hidden}`;
    }
  };

  const drawRibosome = (view: View, pan: number): void => {
    const { start, chain: read, residues } = view;
    if (start === null) return;
    const released = view.phase === 'released';
    const letters = read.replaceAll('*', '');
    const made = released ? letters.length : Math.floor(residues);
    const part = released ? 0 : reducedMotion ? 0.5 : residues - made;
    const current = released ? null : view.codonsRead;
    const before = residueBefore(read, view.codonsRead);
    const first = made === 0;
    const step = smooth((part - 0.62) / 0.34);
    const site = first || current === null ? (current ?? before) : mid(before, current, step);
    const x = mid(layout.ribosome[0], layout.ribosome[1], site / Math.max(1, read.length - 1));
    works.position.set(x, layout.track);
    const arriving = first ? smooth(part / 0.45) : 1;
    ribosome.join(first ? smooth((part - 0.35) / 0.3) : 1);

    let firstX = 0;
    message.begin(cap / layout.zoom);
    const leftEdge = ((stage?.bleed.x ?? 0) - 20 - x) / layout.zoom;
    const rightEdge = (layout.wall + layout.shift - 24 - x) / layout.zoom;
    const slide = (1 - arriving) * 5 * CODON;
    const j0 = Math.max(0, start + 3 * Math.floor(site + (leftEdge - slide) / CODON));
    for (let j = j0; j < view.message.length; j++) {
      const q = j - start;
      const codon = Math.floor(q / 3);
      const bx = (codon - site) * CODON + (q - 3 * codon - 1) * PITCH + slide;
      if (bx > rightEdge) break;
      if (j === j0) firstX = bx;
      message.put(j, view.message[j] ?? '', bx, 0, 0, -1, smooth((rightEdge - bx) / 60) * smooth(2 * pan - 0.5), 1);
    }
    message.end();
    messageName.x = Math.max(16, x + (firstX - PITCH / 2) * layout.zoom);
    messageName.visible = arriving > 0.95 && messageName.x + nameWidth < x - 142 * layout.zoom;

    const lit = codonInUse(view);
    inUse.visible = lit !== null && arriving > 0.95;
    inUse.x = ((lit ?? 0) - site) * CODON;

    const capInside = cap / layout.zoom;
    // A tRNA comes to the A site from the right, moves with its codon to P and E, and leaves.
    const docked = first ? smooth((part - 0.5) / 0.35) : smooth(part / 0.38);
    coming.root.visible = current !== null && docked > 0;
    let comingX: number | null = null;
    if (current !== null && coming.root.visible) {
      const offset = Math.min(1.02, current - site) * CODON;
      coming.anticodon(anticodonOf(codonAt(view, current)), capInside);
      coming.root.position.set(offset + (1 - docked) * (first ? 60 : 120), -(1 - docked) * 66);
      coming.root.alpha = smooth(docked * 1.6);
      comingX = coming.root.x;
      spot.y = coming.root.y - ACCEPTOR_HEIGHT;
    }
    held.root.visible = !first;
    if (!first) {
      held.anticodon(anticodonOf(codonAt(view, before)), capInside);
      held.root.position.set(Math.max(-1, before - site) * CODON, 0);
      held.root.alpha = 1;
    }
    const last = before < 0 ? -1 : residueBefore(read, before);
    const gone = smooth(part / 0.3);
    leaving.root.visible = last >= 0 && !released && gone < 1;
    if (leaving.root.visible) {
      leaving.anticodon(anticodonOf(codonAt(view, last)), capInside);
      leaving.root.position.set(-CODON - gone * 46, -gone * 22);
      leaving.root.alpha = 1 - gone;
    }

    let folding = 0;
    if (released) {
      const elapsed = (now - releasedAt) / FOLDING_MS;
      folding = reducedMotion ? 1 : smooth(elapsed);
      if (folding < 1) context.redraw();
    }
    factor.visible = released && codonAt(view, read.length) === view.stop && view.stop !== 'none';
    factor.position.set(CODON, 0);
    factor.alpha = Math.max(0.15, folding);
    drawChain(letters, made, first ? 0 : smooth((part - 0.45) / 0.5), comingX, folding);
  };

  return {
    root,

    resize(next) {
      stage = next;
      layout = next.layout === 'wide' ? WIDE : NARROW;
      const { pixel, width } = next;
      const wide = next.layout === 'wide';
      cap = Math.max(1.25 * CAP, LEAST_CAP_CSS * pixel);
      bead = Math.max(21, (12 * pixel * 1.36) / layout.zoom);
      across = crossing(layout.track - layout.dna + 16);
      chainLeft = -(layout.ribosome[0] - 12) / layout.zoom + bead / 2;
      nameWidth = 7 * Math.max(13, 12 * pixel);
      path = chainPath(bead * 1.1, chainLeft);
      works.scale.set(layout.zoom);
      cytoplasm.resize(next);
      nucleus.position.set(layout.wall, layout.track + 13);
      codingName.position.set(width - 14, layout.dna - 40);
      templateName.position.set(width - 14, layout.dna + 40);
      nucleusName.position.set(width - 14, layout.strip[1] - 8);
      noStart.position.set(width / 2, layout.strip[1] - 20);
      cytoplasmName.position.set(16, layout.strip[1] - 8);
      cytoplasmName.visible = wide;
      messageName.position.set(16, layout.track + 12);
      strip.resize(...layout.strip, pixel);
      chooser.resize(next);

      const [wx, wy, radius] = layout.wheel;
      wheel.resize(radius, pixel);
      wheel.root.position.set(wx, wy);
      wheelName.position.set(wx, wy + radius + 12 + Math.max(12, 10 * pixel));
      card.visible = wide;
      card.clear();
      if (wide) {
        card
          .roundRect(696, 398, 246, 130, 10)
          .fill(
            downGradient([
              [0, mix(theme.housing, theme.backdropTop, 0.35), 0.9],
              [1, theme.housingShade, 0.92],
            ]),
          )
          .roundRect(696.5, 398.5, 245, 129, 10)
          .stroke({ width: 1, color: theme.housingEdge, alpha: 0.6 });
        legend.root.position.set(708, 405);
        legend.layOut(2, 150, 24);
        restore.place(708, 486, 222, 32);
      }
      legend.root.visible = wide;
      restore.show(wide);
      seen = '';
    },

    draw(frame, wall) {
      lastFrame = frame;
      if (wall > 0) now = wall;
      const { view } = frame;
      const translated = view.chain.replaceAll('*', '').length > 0;
      if (view.phase === 'released' && lastPhase !== null && lastPhase !== 'released') releasedAt = now;
      else if (view.phase !== 'released') releasedAt = Number.NEGATIVE_INFINITY;
      lastPhase = view.phase;
      const pan =
        view.phase === 'transcription' || !translated
          ? 0
          : view.phase === 'released' || reducedMotion
            ? 1
            : smooth(view.residues / 0.5);

      inside.x = pan * layout.shift;
      outside.x = (pan - 1) * layout.shift;
      cytoplasm.drift((pan - 1) * layout.shift * 0.35);
      outside.visible = pan > 0;
      codingName.alpha = 1 - pan;
      templateName.alpha = 1 - pan;
      const key = `${view.phase}|${view.bases}|${pan}|${view.coding}|${stage?.pixel}`;
      if (key !== seen) {
        seen = key;
        drawNucleus(view, pan);
      }
      if (pan > 0) drawRibosome(view, pan);
      noStart.visible = view.start === null && view.phase === 'released';

      // The wheel's many letters are made while it cannot be seen yet.
      const wheelShown = pan > 0.02;
      if (!wheelWritten) wheelWritten = wheel.write(wheelShown ? WHEEL_LETTERS : 2);
      wheel.root.alpha = wheelShown ? pan : 0.004;
      wheel.root.visible = wheelShown || !wheelWritten;
      wheelName.visible = wheelShown;
      const lit = codonInUse(view);
      const codon = lit === null ? '' : codonAt(view, lit);
      if (wheelShown) {
        wheel.light(codon.length === 3 ? codon : null);
        wheelName.text = codon.length === 3 ? nameOf(residueOf(codon)) : '';
      }

      const copied = Math.floor(view.bases);
      const atWork: readonly [number, number] | null =
        view.phase === 'transcription'
          ? [copied, copied + 1]
          : lit === null || view.start === null
            ? null
            : [view.start + 3 * lit, view.start + 3 * lit + 3];
      strip.show({
        dna: view.dna,
        title: frame.params.strand === "Coding 5'-3'" ? 'DNA as typed: coding, 5′→3′' : 'DNA as typed: template, 3′→5′',
        copied,
        active: atWork,
        frame: view.start,
        edited: view.edited,
        follow: frame.running && now > attentionUntil && !chooser.isOpen,
      });
      restore.enable(view.isEdited);
    },

    describe({ view, shown, params, readings }) {
      const strand = params.strand === "Coding 5'-3'" ? 'coding' : 'template';
      const dna = `The typed ${strand} strand has ${view.dna.length} bases, ${shown.gc_percent.text} % of them G or C${view.isEdited ? ', and has been edited' : ''}.`;
      const lit = codonInUse(view);
      const codon = lit === null ? '' : codonAt(view, lit);
      switch (view.phase) {
        case 'transcription':
          return `${dna} In the nucleus RNA polymerase has opened the helix and copied ${Math.floor(view.bases)} bases; the message so far is ${shown.mrna.text || 'empty'}.`;
        case 'translation':
          return `${dna} The message is complete. In the cytoplasm the ribosome reads the codon ${codon}, ${nameOf(residueOf(codon))}; the chain so far is ${shown.protein.text || 'empty'}.`;
        case 'released': {
          if (view.start === null)
            return `${dna} The message is complete. No start codon (AUG) found: no protein is made.`;
          const mass = readings.molecular_weight_da === null ? '' : `, mass ${shown.molecular_weight_da.text} Da`;
          const effect =
            readings.mutation_effect === null ? '' : ` Effect of the edits: ${shown.mutation_effect.text}.`;
          return `${dna} The chain ${shown.protein.text || 'without residues'} has been released: length ${readings.protein_length}${mass}; stop codon ${shown.stop_codon.text}.${effect}`;
        }
      }
    },

    destroy() {
      root.destroy({ children: true });
      chain.destroy();
      glyphs.destroy();
    },
  };
};
