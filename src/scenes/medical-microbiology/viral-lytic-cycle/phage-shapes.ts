/** Phages as shapes: small ones that drift or sit on a cell, and one enlarged, cut open. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { Phage } from '../../../../engine/medical-microbiology/phage-kinetics';
import type { Box, StageContext, TypeSizes } from '../../contract';
import { mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';

export const HEAD = 0x3d5fc4;
const TAIL = 0x4a4f63;
const DNA = 0xd9483b;

/**
 * T4 has a long tail with a sheath that contracts, a plate and long fibres; T7 a short stub; λ a long, thin tail that bends and does not
 * contract. Where the phage is to be found, none of them.
 */
export type PhageForm = Phage | 'unknown';

/** Height of the head's lower tip over the foot. */
const REACH: Readonly<Record<PhageForm, number>> = { T4: 5.8, T7: 2.2, 'lambda vir': 11, unknown: 4 };

/** From the foot, at the origin, to the head. */
function tail(shape: GraphicsContext, form: PhageForm): GraphicsContext {
  switch (form) {
    case 'T4':
      return shape
        .moveTo(0, -6)
        .lineTo(0, -1)
        .stroke({ width: 1.8, color: TAIL })
        .moveTo(-3.6, 0)
        .lineTo(-1.4, -2.6)
        .lineTo(0, -1)
        .lineTo(1.4, -2.6)
        .lineTo(3.6, 0)
        .stroke({ width: 0.9, color: TAIL });
    case 'T7':
      return shape
        .moveTo(0, -2.6)
        .lineTo(0, 0)
        .stroke({ width: 2.2, color: TAIL })
        .moveTo(-2.2, 0)
        .lineTo(0, -2)
        .lineTo(2.2, 0)
        .stroke({ width: 0.7, color: TAIL });
    case 'lambda vir':
      return shape.moveTo(0, -11.2).bezierCurveTo(1.6, -8, -1.6, -4, 0, 0).stroke({ width: 1, color: TAIL });
    case 'unknown':
      return shape.moveTo(0, -4.4).lineTo(0, 0).stroke({ width: 1.4, color: TAIL });
  }
}

/** Its foot at the origin, its head above. `full`: DNA in the head. */
function phageShape(form: PhageForm, full: boolean): GraphicsContext {
  const foot = -REACH[form];
  const hexagon = [0, foot - 8.2, 3.6, foot - 6, 3.6, foot - 2.2, 0, foot, -3.6, foot - 2.2, -3.6, foot - 6];
  const shape = tail(new GraphicsContext(), form);
  if (full) return shape.poly(hexagon).fill(HEAD).poly(hexagon).stroke({ width: 0.9, color: 0x1c2f73 });
  return shape.poly(hexagon).fill({ color: 0xffffff, alpha: 0.5 }).poly(hexagon).stroke({ width: 1, color: HEAD });
}

/** Shapes of all phages, for whoever destroys them. */
export function phageShapes() {
  const forms = Object.keys(REACH) as PhageForm[];
  const made = new Map(
    forms.map((form) => [form, { full: phageShape(form, true), empty: phageShape(form, false) }] as const),
  );
  return {
    of: (form: PhageForm) => made.get(form)!,
    destroy() {
      for (const { full, empty } of made.values()) {
        full.destroy();
        empty.destroy();
      }
    },
  };
}

/** Names of head, DNA, tail and what it ends in, the last one where it has something. */
const PARTS: Readonly<Record<PhageForm, readonly string[]>> = {
  T4: ['head', 'DNA', 'sheath', 'fibres'],
  T7: ['head', 'DNA', 'stub', 'fibres'],
  'lambda vir': ['head', 'DNA', 'tail', 'tip'],
  unknown: ['head', 'DNA', 'tail', ''],
};
/** Where they are pointed at, in units below the top and beside the middle. */
const POINTED: Readonly<Record<PhageForm, readonly (readonly [down: number, beside: number])[]>> = {
  T4: [
    [1.2, 2.2],
    [4.3, 1.4],
    [11, 1],
    [15.4, 4.2],
  ],
  T7: [
    [1.2, 2.2],
    [4.3, 1.4],
    [9.2, 1.2],
    [11.2, 2.6],
  ],
  'lambda vir': [
    [1.2, 2.2],
    [4.3, 1.4],
    [11, 0.8],
    [16.4, 0.4],
  ],
  unknown: [
    [1.2, 2.2],
    [4.3, 1.4],
    [11, 0.6],
  ],
};

export interface PhageSection {
  readonly root: Container;
  lay(box: Box, type: TypeSizes): void;
  set(form: PhageForm): void;
}

/** The tail of an enlarged phage: its middle, the top of the head, and the unit. */
function enlargedTail(drawing: Graphics, form: PhageForm, cx: number, top: number, u: number): void {
  const thin = Math.max(1, 0.24 * u);
  switch (form) {
    case 'T4':
      for (let ring = 0; ring < 6; ring++)
        drawing
          .roundRect(cx - 0.9 * u, top + (8.4 + ring * 0.95) * u, 1.8 * u, 0.8 * u, 0.25 * u)
          .fill(mix(TAIL, 0xffffff, 0.25));
      drawing.roundRect(cx - 1.3 * u, top + 14.1 * u, 2.6 * u, 0.8 * u, 0.3 * u).fill(TAIL);
      for (const side of [-1, 1])
        drawing
          .moveTo(cx + side * u, top + 14.4 * u)
          .lineTo(cx + side * 3.2 * u, top + 11.8 * u)
          .lineTo(cx + side * 4.6 * u, top + 16.6 * u)
          .moveTo(cx + side * 0.8 * u, top + 14.6 * u)
          .lineTo(cx + side * 1.9 * u, top + 13 * u)
          .lineTo(cx + side * 2.6 * u, top + 16.6 * u)
          .stroke({ width: thin, color: TAIL });
      return;
    case 'T7':
      drawing
        .poly([
          cx - 1.2 * u,
          top + 7.6 * u,
          cx + 1.2 * u,
          top + 7.6 * u,
          cx + 0.6 * u,
          top + 10.6 * u,
          cx - 0.6 * u,
          top + 10.6 * u,
        ])
        .fill(TAIL);
      for (const side of [-1, 1])
        drawing
          .moveTo(cx + side * 0.8 * u, top + 8.6 * u)
          .lineTo(cx + side * 2.2 * u, top + 9.2 * u)
          .lineTo(cx + side * 2.6 * u, top + 11.6 * u)
          .stroke({ width: thin, color: TAIL });
      return;
    case 'lambda vir':
      drawing
        .moveTo(cx, top + 8 * u)
        .bezierCurveTo(cx + 1.6 * u, top + 10.6 * u, cx - 1.6 * u, top + 13.4 * u, cx, top + 15.8 * u)
        .stroke({ width: 0.8 * u, color: mix(TAIL, 0xffffff, 0.25) })
        .moveTo(cx, top + 15.8 * u)
        .lineTo(cx, top + 17 * u)
        .stroke({ width: thin, color: TAIL });
      return;
    case 'unknown':
      drawing
        .moveTo(cx, top + 8 * u)
        .lineTo(cx, top + 14 * u)
        .stroke({ width: u, color: mix(TAIL, 0xffffff, 0.25) });
  }
}

/** Head, DNA, tail and what it ends in, with their names. */
export function createPhageSection(context: StageContext): PhageSection {
  const { theme } = context;
  const root = new Container({ label: 'phage, enlarged' });
  const drawing = new Graphics();
  const names = PARTS.unknown.map((text) =>
    context.text({ text, size: 12, weight: '600', colour: theme.ink, anchor: [0, 0.5] }),
  );
  root.addChild(drawing, ...names);
  let form: PhageForm = 'unknown';
  let [width, height, small] = [1, 1, 12];
  const redraw = (): void => {
    const u = Math.min(height / 19, width / 16);
    const cx = u * 5.4;
    const top = (height - 17 * u) / 2 + u * 0.4;
    const hexagon = (grow: number): number[] => [
      cx,
      top + (0 - grow) * u,
      cx + (3.6 + grow) * u,
      top + (2.2 - grow / 2) * u,
      cx + (3.6 + grow) * u,
      top + (6 + grow / 2) * u,
      cx,
      top + (8.2 + grow) * u,
      cx - (3.6 + grow) * u,
      top + (6 + grow / 2) * u,
      cx - (3.6 + grow) * u,
      top + (2.2 - grow / 2) * u,
    ];
    drawing
      .clear()
      .roundRect(0, 0, width, height, 10)
      .fill({ color: theme.housing, alpha: 0.97 })
      .stroke({ width: 1.5, color: theme.housingEdge })
      .poly(hexagon(0))
      .fill(HEAD)
      .poly(hexagon(-0.5))
      .fill(mix(HEAD, 0xffffff, 0.8));
    for (let turn = 0; turn < 5; turn++)
      drawing
        .ellipse(cx, top + 4.1 * u, (0.5 + 0.55 * turn) * u, (0.4 + 0.6 * turn) * u)
        .stroke({ width: Math.max(1, 0.2 * u), color: DNA, alpha: 0.9 });
    enlargedTail(drawing, form, cx, top, u);
    for (const [n, name] of names.entries()) {
      const point = POINTED[form][n];
      name.visible = point !== undefined;
      if (point === undefined) continue;
      const [down, beside] = point;
      name.text = PARTS[form][n] ?? '';
      name.style.fontSize = small;
      name.position.set(cx + 5.4 * u, top + down * u);
      drawing
        .moveTo(cx + beside * u, top + down * u)
        .lineTo(cx + 5.1 * u, top + down * u)
        .stroke({ width: 1, color: theme.inkSoft });
    }
  };
  return {
    root,
    lay(box, type) {
      ({ width, height } = box);
      small = type.small;
      root.position.set(box.x, box.y);
      asPanel(root, { x: 0, y: 0, width, height });
      redraw();
    },
    set(next) {
      if (next === form) return;
      form = next;
      redraw();
    },
  };
}
