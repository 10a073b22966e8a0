/** A screen that shows a sample from within: its lattice to be turned, or a pair of its atoms, with a line of words below. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Frame, Part, Point, StageContext } from '../../contract';
import { createScreenCase } from '../../kit/instruments/screen-case';
import { fitted } from '../../kit/layout/layout';
import { createBallCloud } from './ball-cloud';
import { BALLS, type CompoundLook, ELECTRON_LOOK, movedElectrons } from './bonding-looks';
import { createPairPicture, type PairPicture } from './pair-picture';

type BondFrame = Frame<'bonding_types'>;

export interface BondViewer extends Part {
  /** Of the picture, in units of its parent. */
  readonly picture: Box;
  /** Stage units of one ångström of the pair. */
  readonly unit: number;
  /** Another compound, or another size. `secret`: it is not to be told. */
  show(look: CompoundLook, frame: BondFrame, secret: boolean): void;
  turn(yaw: number, pitch: number): void;
  draw(frame: BondFrame): void;
  /** The middle of the partner, in units of its parent. */
  partner(separation: number): Point;
}

/** Columns and rows of the model's density: the shape of the picture. */
const SHAPE = { width: 104, height: 60 } as const;
const LINE = 1.5;
/** Captions narrower than this, in their size, have two lines. */
const NARROW = 28;
const DOT = 5.5;
const GAP = 14;

/** What a voltage on the cell does to the particles drawn. */
function driftOf({ voltage, condition, compound }: BondFrame['view']): string {
  if (voltage === 0 || condition === 'gas') return '';
  if (compound === 'Fe (Metallic)') return 'electrons drift against the field';
  if (compound === 'H2O (Covalent)') return 'hardly any ions to carry a current';
  return condition === 'solid' ? 'ions locked in' : 'ions drift with and against the field';
}

/** Of iron, which has two lattices when it is solid. */
const latticeOf = ({ compound, structure }: BondFrame['view']): string =>
  compound === 'Fe (Metallic)' ? (structure ?? '') : '';

const wordsOf = (view: BondFrame['view']): string => {
  switch (view.look) {
    case 'lattice':
      return driftOf(view) || latticeOf(view);
    case 'charge density':
      return 'electrons, from few (dark) to many';
    case 'orbitals':
      return 'orbitals, schematic';
  }
};

/** Below the picture: what the balls are, and what happens to them. */
function createCaption(context: StageContext) {
  const { theme } = context;
  const dots = new Graphics();
  const legend = [0, 1].map(() => context.text({ size: 12, weight: '600', colour: theme.screenInk, anchor: [0, 0.5] }));
  const words = context.text({ size: 12, weight: '600', colour: theme.screenGlow, align: 'right', anchor: [1, 1] });
  words.style.wordWrap = true;
  let box: Box = { x: 0, y: 0, width: 1, height: 1 };
  /** Height of a line. */
  let high = 1;
  return {
    roots: [dots, ...legend, words],
    lay(next: Box, line: number, small: number) {
      [box, high] = [next, line];
      words.style.wordWrapWidth = box.width;
      for (const text of [...legend, words]) text.style.fontSize = small;
      words.position.set(box.x + box.width, box.y + box.height);
    },
    name(names: CompoundLook['legend']) {
      dots.clear();
      let x = box.x + DOT;
      const y = box.y + high / 2;
      names.forEach(([name, colour], n) => {
        const text = legend[n];
        if (!text) return;
        text.text = name;
        dots.circle(x, y, DOT).fill(colour).circle(x, y, DOT).stroke({ width: 1, color: theme.screenInk, alpha: 0.6 });
        text.position.set(x + DOT + 4, y);
        x += DOT + 4 + text.width + GAP;
      });
    },
    /** `named`: what the balls are may be told, where there is room for that. */
    say(said: string, { legend: names }: CompoundLook, named: boolean) {
      words.text = said;
      // Where both have no room, what happens goes before what is what.
      const free = box.width - words.width - GAP;
      const width = names.reduce((sum, _, n) => sum + 2 * DOT + 4 + (legend[n]?.width ?? 0) + GAP, 0);
      const both = box.height > high ? words.height < 1.4 * high : width < free;
      const told = named && (said === '' || both);
      for (const part of [dots, ...legend]) part.visible = told;
    },
  };
}

/** Names of the partners; the sodium and the chlorine of a salt are ions once the electron has gone. */
function namesOf({ partners: [first, second] }: CompoundLook, view: BondFrame['view']): readonly [string, string] {
  const charged = view.compound === 'NaCl (Ionic)' && view.gone > 0.5;
  return charged ? [`${first}⁺`, `${second}⁻`] : [first, second];
}

function drawPair(pair: PairPicture, { view, fields }: BondFrame): void {
  const rows = Math.round(Math.sqrt((fields.density.length * SHAPE.height) / SHAPE.width));
  pair.draw(
    view.separation,
    view.look === 'charge density' ? fields.density : null,
    rows,
    fields.density.length / rows,
    view.look === 'orbitals' ? movedElectrons(view.compound, view.separation, view.gone) : [],
    1 - 0.8 * view.gone,
  );
}

/** Origin of its parent. */
export function createBondViewer(context: StageContext): BondViewer {
  const root = new Container({ label: 'viewer' });
  const screen = createScreenCase(context, { form: 'panel' });
  const inside = new Container({ label: 'picture' });
  const cover = new Graphics();
  const balls = createBallCloud(context, BALLS);
  const pair = createPairPicture(context);
  inside.addChild(balls.root, pair.root);
  inside.mask = cover;
  const caption = createCaption(context);
  root.addChild(screen.root, inside, cover, ...caption.roots);
  let picture: Box = { x: 0, y: 0, width: 1, height: 1 };
  let look: CompoundLook | null = null;
  let from = 0;
  let unit = 1;
  let named = true;
  let drawn = '';
  let [yaw, pitch] = [0, 0];

  return {
    root,
    get picture() {
      return picture;
    },
    get unit() {
      return unit;
    },
    lay(box, type) {
      screen.lay(box, type);
      const { pane } = screen;
      const high = type.small * LINE;
      const height = high * (pane.width < NARROW * type.small ? 2 : 1);
      picture = fitted({ ...pane, height: pane.height - height }, SHAPE, 0.5, 0.5);
      const below = { x: pane.x + 4, width: pane.width - 8, y: pane.y + pane.height - height, height };
      caption.lay(below, high, type.small);
      inside.position.set(picture.x, picture.y);
      cover.clear().rect(picture.x, picture.y, picture.width, picture.height).fill(0xffffff);
      balls.root.position.set(picture.width / 2, picture.height / 2);
      pair.fit(type.text);
      pair.lay(picture.width, picture.height);
    },
    show(next, { view }, secret) {
      look = next;
      from = view.frame.from;
      unit = picture.width / (view.frame.to - from);
      named = !secret;
      pair.show({ ...next.face, from, to: view.frame.to });
      caption.name(next.legend);
      drawn = '';
    },
    turn(nextYaw, nextPitch) {
      yaw = nextYaw;
      pitch = nextPitch;
    },
    partner: (separation) => ({
      x: picture.x + Math.min(picture.width - 22, (separation - from) * unit),
      y: picture.y + picture.height / 2,
    }),
    draw(frame) {
      if (!look) return;
      const { view, fields } = frame;
      const lattice = view.look === 'lattice';
      balls.root.visible = lattice;
      pair.root.visible = !lattice;
      caption.say(wordsOf(view), look, lattice && named);
      if (lattice) {
        balls.turn(yaw, pitch, (0.5 * picture.height) / look.extent);
        const sea = view.condition === 'gas' ? fields.electrons.subarray(0, 0) : fields.electrons;
        balls.draw(fields.balls, sea, ELECTRON_LOOK, view.reach);
        return;
      }
      pair.name(...(named ? namesOf(look, view) : (['', ''] as const)));
      const stamp = `${view.look} ${view.separation}`;
      if (stamp === drawn) return;
      drawn = stamp;
      drawPair(pair, frame);
    },
  };
}
