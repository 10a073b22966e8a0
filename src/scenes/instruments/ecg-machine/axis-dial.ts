/** The hexaxial dial: the six limb leads around it, the usual range shaded, a needle at the axis. 0° to the left of the patient, 90° down. */
import { Container, Graphics } from 'pixi.js';
import type { Part, StageContext } from '../../contract';
import { fitted } from '../../kit/layout/layout';
import { metalAcross, mix, roundGradient } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';

export interface AxisDial extends Part {
  /** Degrees; null: nothing measured. */
  point(axis: number | null): void;
}

const LEADS = [
  ['I', 0],
  ['II', 60],
  ['aVF', 90],
  ['III', 120],
  ['aVR', -150],
  ['aVL', -30],
] as const;
const USUAL = [-30, 90] as const;
const RIM = 7;
/** A dial smaller than this, in heights of small text, names only the two leads that the axis is found from. */
const LEAST = 5.5;
const FIRST: readonly string[] = ['I', 'aVF'];
/** On a still smaller one they would lie over each other: it is a needle in a ring. */
const NAMELESS = 2.6;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function createAxisDial(context: StageContext): AxisDial {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'axis of the heart' });
  const face = new Graphics();
  const needle = new Graphics();
  const names = LEADS.map(([text]) =>
    context.text({ text, size: 12, weight: '600', mono: true, colour: theme.paperInk, anchor: [0.5, 0.5] }),
  );
  root.addChild(face, ...names, needle);
  return {
    root,
    lay(box, type) {
      const { x, y, width } = fitted(box, { width: 1, height: 1 }, 0.5, 0.5);
      const r = width / 2;
      root.position.set(x + r, y + r);
      const pale = dark ? 0xdfe6ee : 0xffffff;
      const named = r > NAMELESS * type.small;
      const ring = Math.max(1, r - RIM - (named ? type.small * 1.15 : 1));
      face
        .clear()
        .circle(0, 0, r)
        .fill(metalAcross(theme))
        .circle(0, 0, r - RIM)
        .fill(
          roundGradient([
            [0, pale],
            [0.85, mix(pale, 0x8fa2b4, 0.12)],
            [1, mix(pale, 0x5f7185, 0.35)],
          ]),
        )
        .moveTo(0, 0)
        .arc(0, 0, ring, radians(USUAL[0]), radians(USUAL[1]))
        .closePath()
        .fill({ color: 0x2fae7a, alpha: 0.24 });
      for (let degrees = 0; degrees < 360; degrees += 15) {
        const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
        const from = degrees % 30 === 0 ? 0.86 : 0.93;
        face.moveTo(ring * from * c, ring * from * s).lineTo(ring * c, ring * s);
      }
      face.stroke({ width: 1.2, color: 0x35424f });
      for (const [, degrees] of LEADS) {
        const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
        face.moveTo(-ring * 0.84 * c, -ring * 0.84 * s).lineTo(ring * 0.84 * c, ring * 0.84 * s);
      }
      face.stroke({ width: 0.7, color: 0x6b7a8a, alpha: 0.55 });
      asPanel(root, { x: -r, y: -r, width: 2 * r, height: 2 * r });
      names.forEach((name, n) => {
        const at = radians(LEADS[n]?.[1] ?? 0);
        const out = r - RIM - type.small * 0.62;
        name.visible = named && (r > LEAST * type.small || FIRST.includes(name.text));
        name.style.fontSize = type.small;
        // The lower names keep to the inside of the rim by their width.
        const across = Math.max(0, name.width / 2 - type.small * 0.5);
        name.position.set((out - across * Math.abs(Math.cos(at))) * Math.cos(at), out * Math.sin(at));
      });
      needle
        .clear()
        .poly([-ring * 0.18, -3.4, ring * 0.9, 0, -ring * 0.18, 3.4])
        .fill(0xc62f2a)
        .circle(0, 0, 6)
        .fill(0x232c36)
        .circle(-1.5, -1.6, 1.8)
        .fill({ color: 0xffffff, alpha: 0.7 });
    },
    point(axis) {
      needle.alpha = axis === null ? 0.2 : 1;
      const turn = radians(axis ?? 90);
      needle.rotation = turn;
    },
  };
}
