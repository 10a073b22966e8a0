/**
 * A lens over the planes of a crystal: two rays that are reflected by neighbours, the waves along them, and the path that the second has
 * to go farther. A ruler lies on the planes.
 */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { mix, roundGradient } from '../paint/shading';
import { createPictureCard, drawLensWindow, lensWindowOn } from '../words/picture-card';

export interface PlaneLensLook {
  /** Distance of the planes, and the wavelength, Å. */
  readonly d: number;
  readonly wavelength: number;
  readonly twoTheta: number;
  /** X-rays are on. */
  readonly beam: boolean;
  readonly tone: number;
  readonly now: number;
}

export interface PlaneLens extends Part {
  set(look: PlaneLensLook): void;
  /** Where the waves of both rays are in step. */
  readonly inStep: boolean;
}

/** Å that the lens is high. */
const HIGH = 9;
const RULER = 34;
const ATOM = 0.3;
/** How far from a whole number of wavelengths still counts as in step. */
const STEP = 0.06;
const MOST_PLANES = 14;
const MOST_COLUMNS = 26;
const FIRST = 0x5ec8ff;
const SECOND = 0xffc04d;

export function createPlaneLens(context: StageContext): PlaneLens {
  const { theme } = context;
  const root = new Container({ label: 'planes of the crystal' });
  const card = createPictureCard(context);
  const mask = new Graphics();
  const inside = new Container({ label: 'crystal' });
  const planes = new Graphics();
  const dot = roundGradient(
    [
      [0, 0xffffff],
      [0.5, 0xc4c4c4],
      [1, 0x555555],
    ],
    { x: 0.36, y: 0.34 },
  );
  const atoms = Array.from({ length: MOST_PLANES * MOST_COLUMNS }, () => new Graphics().circle(0, 0, 1).fill(dot));
  const rays = new Graphics();
  inside.addChild(planes, ...atoms, rays);
  inside.mask = mask;
  const ruler = new Container({ label: 'ruler' });
  const blade = new Graphics();
  const figures = Array.from({ length: HIGH }, (_, n) =>
    context.text({ text: String(n), size: 12, colour: 0x2a2418, anchor: [1, 0.5] }),
  );
  const unit = context.text({ text: 'Å', size: 12, weight: '700', colour: 0x2a2418, anchor: [0.5, 0.5] });
  ruler.addChild(blade, ...figures, unit);
  const words = card.caption;
  root.addChild(card.root, inside, mask, ruler);

  let view: Box = { x: 0, y: 0, width: 1, height: 1 };
  let size: TypeSizes = { small: 12, text: 14, figures: 26 };
  let perAngstrom = 1;
  let shift = 0;
  let inStep = false;
  let drawn = '';
  const placeRuler = (): void => {
    ruler.position.set(view.x + view.width - RULER - 4, view.y + shift * perAngstrom);
    handle.place(ruler.x, ruler.y, RULER, (HIGH - 1) * perAngstrom);
  };
  const handle = context.handle({
    role: 'slider',
    name: 'Ruler on the planes',
    hint: 'Moves up and down: read how far the planes lie apart.',
    grip: 'y',
    min: -3,
    max: 4,
    step: 0.05,
    value: 0,
    format: (value) => `${value.toFixed(2)} Å down`,
    set(value) {
      shift = value;
      placeRuler();
    },
    drag: (point, start, value) => value + (point.y - start.y) / perAngstrom,
  });

  /** A ray as a wave: from one place to another, `before` the path in front of it in Å. */
  function wave(
    from: readonly [number, number],
    to: readonly [number, number],
    { before, wavelength, phase, colour }: { before: number; wavelength: number; phase: number; colour: number },
  ): number {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.sqrt(dx * dx + dy * dy);
    const [ux, uy] = [dx / length, dy / length];
    const count = Math.max(2, Math.ceil(length / 2.5));
    const high = Math.min(5, perAngstrom * 0.32);
    for (let n = 0; n <= count; n++) {
      const along = (n / count) * length;
      const swing = high * Math.sin(2 * Math.PI * ((before + along / perAngstrom) / wavelength - phase));
      const [x, y] = [from[0] + ux * along - uy * swing, from[1] + uy * along + ux * swing];
      if (n === 0) rays.moveTo(x, y);
      else rays.lineTo(x, y);
    }
    rays.stroke({ width: 1.8, color: colour, alpha: 0.95 });
    return before + length / perAngstrom;
  }

  return {
    root,
    get inStep() {
      return inStep;
    },
    lay(box, type) {
      size = type;
      card.lay(box, type.small);
      view = lensWindowOn(box, type.small);
      drawLensWindow(card.pen, mask, view, theme, 0x121b27);
      ruler.mask = mask;
      perAngstrom = Math.max(6, view.height / (HIGH - 1));
      blade
        .clear()
        .rect(0, -6, RULER, (HIGH - 1) * perAngstrom + 12)
        .fill(0xe8d9a8);
      for (let n = 0; n <= (HIGH - 1) * 5; n++) {
        const long = n % 5 === 0 ? 11 : 5;
        blade.rect(0, (n / 5) * perAngstrom - 0.5, long, 1).fill(0x2a2418);
      }
      const every = Math.ceil((type.small * 1.15) / perAngstrom);
      for (const [n, figure] of figures.entries()) {
        figure.visible = n % every === 0 && n * perAngstrom > 1.6 * type.small;
        figure.style.fontSize = type.small;
        figure.position.set(RULER - 4, n * perAngstrom);
      }
      unit.style.fontSize = type.small;
      unit.position.set(RULER - 9, type.small * 0.55);
      placeRuler();
      drawn = '';
    },
    set({ d, wavelength, twoTheta, beam, tone, now }) {
      const theta = (twoTheta * Math.PI) / 360;
      const farther = (2 * d * Math.sin(theta)) / wavelength;
      inStep = Math.abs(farther - Math.round(farther)) < STEP && farther > 0.5;
      const phase = context.reducedMotion || !beam ? 0 : (now / 900) % 1;
      const key = `${d.toFixed(3)} ${wavelength} ${twoTheta.toFixed(2)} ${beam} ${tone} ${phase.toFixed(2)} ${view.width} ${size.small}`;
      if (key === drawn) return;
      drawn = key;
      const pitch = d * perAngstrom;
      const top = view.y + view.height * 0.42;
      const middle = view.x + (view.width - RULER) / 2;
      planes.clear();
      let used = 0;
      const across = Math.max(16, Math.min(pitch, 34));
      const radius = Math.max(1.6, Math.min(ATOM * pitch, 6));
      const lit = mix(tone, 0xffffff, 0.25);
      for (let n = 0; n < MOST_PLANES; n++) {
        const y = top + n * pitch;
        if (y > view.y + view.height + radius) break;
        planes.rect(view.x, y - 0.5, view.width, 1).fill({ color: 0x8fa4bd, alpha: 0.4 });
        const shifted = n % 2 === 0 ? 0 : 0.5;
        for (let k = 0; k < MOST_COLUMNS; k++) {
          const x = middle + (k - Math.floor(MOST_COLUMNS / 2) + shifted) * across;
          const atom = atoms[used];
          if (!atom || x < view.x - radius || x > view.x + view.width + radius) continue;
          used++;
          atom.visible = true;
          atom.position.set(x, y);
          atom.scale.set(radius);
          atom.tint = lit;
        }
      }
      for (let n = used; n < atoms.length; n++) {
        const atom = atoms[n];
        if (atom?.visible) atom.visible = false;
      }
      rays.clear();
      const [cos, sin] = [Math.cos(theta), Math.sin(theta)];
      const reach = Math.max(view.width, view.height) * 1.1;
      const hits: readonly (readonly [number, number])[] = [
        [middle, top],
        [middle, top + pitch],
      ];
      const extra = d * sin;
      // The path that the second goes farther, before and behind its plane.
      const second = hits[1] ?? [middle, top];
      const side = extra * perAngstrom;
      for (const way of [-1, 1]) {
        const at = [second[0] + way * side * cos, second[1] - side * sin] as const;
        rays
          .moveTo(middle, top)
          .lineTo(at[0], at[1])
          .stroke({ width: 1, color: 0xffffff, alpha: 0.55 })
          .moveTo(at[0], at[1])
          .lineTo(second[0], second[1])
          .stroke({ width: 4, color: inStep ? 0x5df2a0 : 0xff7a59, alpha: 0.85 });
      }
      for (const [n, [x, y]] of hits.entries()) {
        const colour = n === 0 ? FIRST : SECOND;
        const start = reach / perAngstrom;
        // Both rays come from one front: the second has `extra` to go still when the first is there.
        const far = n === 0 ? reach : reach + side;
        const before = wave([x - far * cos, y - far * sin], [x, y], { before: 0, wavelength, phase, colour });
        wave([x, y], [x + reach * cos, y - reach * sin], {
          before: Math.max(before, start),
          wavelength,
          phase,
          colour,
        });
      }
      const by = `${farther.toFixed(2)} λ`;
      for (const said of [`path difference ${by}${inStep ? ': in step' : ''}`, `path +${by}`, by]) {
        words.text = said;
        if (words.width < view.width) break;
      }
    },
  };
}
