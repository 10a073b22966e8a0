/**
 * A bar of copper, glass or wood with a film on its face that shows its temperature, wax pins under it and lagging that lies
 * around it or on the bench. One bar, or the three of them.
 */
import { Container, Graphics } from 'pixi.js';
import { MATERIALS, PINS, PROFILE } from '../../../../engine/physics/bar-profile';
import type { Box, StageContext } from '../../contract';
import { inferno } from '../../kit/paint/colour-maps';
import { createFieldTexture } from '../../kit/paint/field-texture';
import { contactShadow, downGradient, mix, type Stops } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export type BarMaterial = (typeof MATERIALS)[number];

export interface HeatedBar {
  readonly root: Container;
  /** `front`: the face of the bar; `benchY`: where lies what falls or is put away. */
  lay(front: Box, benchY: number): void;
  /** Which bars there are, from the top. */
  show(materials: readonly BarMaterial[]): void;
  /** Temperatures of all materials, row by row, and those that the ends of the map stand for. */
  heat(profiles: Float32Array, low: number, high: number): void;
  /** Bit by bit from the left: which pins have dropped. */
  drop(dropped: number): void;
  /** 0 around the bar, 1 on the bench. */
  lag(off: number): void;
  /** Where the lower half of the lagging is, in units of the bar's parent. */
  readonly lagging: Box;
}

/** Light from above on the face of each. */
const FACES: Readonly<Record<BarMaterial, Stops>> = {
  Copper: [
    [0, 0xf6c9a0],
    [0.12, 0xe49a63],
    [0.5, 0xbd6a34],
    [0.9, 0x6f3714],
    [1, 0x9a5527],
  ],
  Glass: [
    [0, 0xf4fdff, 0.95],
    [0.14, 0xaed7e4, 0.6],
    [0.5, 0x7fb2c4, 0.5],
    [0.86, 0xd4eff6, 0.8],
    [1, 0x6d9bac, 0.9],
  ],
  Wood: [
    [0, 0xe9c692],
    [0.2, 0xcf9f63],
    [0.85, 0xa3713c],
    [1, 0x7d5228],
  ],
};
const TOPS: Readonly<Record<BarMaterial, number>> = { Copper: 0xf2b98c, Glass: 0xdcf1f7, Wood: 0xe0b981 };
/** Of a bar's height: its top seen from slightly above, and the edges that the film leaves free. */
const TOP = 0.24;
const EDGE = 0.19;
/** Of the bar's height: half of the lagging. */
const LAGGING = 0.46;

function drawBody(g: Graphics, material: BarMaterial, width: number, height: number): void {
  const top = height * TOP;
  g.clear()
    .rect(0, -top, width, top)
    .fill({ color: TOPS[material], alpha: material === 'Glass' ? 0.75 : 1 })
    .rect(0, -top, width, top * 0.3)
    .fill({ color: 0xffffff, alpha: 0.3 })
    .rect(0, 0, width, height)
    .fill(downGradient(FACES[material]));
  if (material === 'Wood') {
    // Grain across the flow: the bar is cut so.
    for (let x = 6; x < width; x += 11 + (x % 7)) g.moveTo(x, 0).lineTo(x + 3, height);
    g.stroke({ width: 1.2, color: 0x5f3c1a, alpha: 0.35 });
  }
  if (material === 'Glass') g.rect(0, height * 0.04, width, height * 0.06).fill({ color: 0xffffff, alpha: 0.7 });
}

/** One bar with its film. */
function createBar(context: StageContext, material: BarMaterial) {
  const body = new Graphics();
  const film = createFieldTexture(context, 1, 1);
  const gloss = new Graphics();
  const bar = new Container({ label: material });
  bar.addChild(body, film.root, gloss);
  const values = new Float32Array(PROFILE);
  return {
    material,
    bar,
    /** Where its lower left corner is. */
    lay(x: number, foot: number, width: number, height: number) {
      bar.position.set(x, foot - height);
      drawBody(body, material, width, height);
      film.root.position.set(0, height * EDGE);
      film.root.scale.set(width, height * (1 - 2 * EDGE));
      gloss
        .clear()
        .rect(0, height * EDGE, width, height * (1 - 2 * EDGE))
        .fill(
          downGradient([
            [0, 0xffffff, 0.28],
            [0.35, 0xffffff, 0.04],
            [0.7, 0x000000, 0],
            [1, 0x000000, 0.3],
          ]),
        );
    },
    heat(profiles: Float32Array, low: number, high: number) {
      if (!bar.visible) return;
      const row = MATERIALS.indexOf(material);
      values.set(profiles.subarray(row * PROFILE, (row + 1) * PROFILE));
      film.draw(values, PROFILE, 1, { map: inferno, from: low, to: high, relief: 0 });
    },
  };
}

function drawLagging(g: Graphics, width: number, thick: number, theme: StageTheme): void {
  const dark = theme.name === 'dark';
  g.clear()
    .roundRect(0, 0, width, thick, 7)
    .fill(
      downGradient([
        [0, mix(0xeadcb8, theme.housing, dark ? 0.3 : 0)],
        [0.3, mix(0xd2bb88, theme.housing, dark ? 0.3 : 0)],
        [1, mix(0x94794a, theme.housingShade, dark ? 0.35 : 0)],
      ]),
    );
  // Fibres of the wool.
  for (let x = 9, n = 0; x < width - 12; x += 13, n++) {
    g.moveTo(x, 4 + (n % 3)).quadraticCurveTo(x + 9, thick * 0.5, x + 4, thick - 4);
  }
  g.stroke({ width: 1.3, color: 0x3d2f14, alpha: 0.2 });
}

/** A pin with its drop of wax, as long as it goes through the lagging. */
function drawPin(pin: Graphics, thick: number, theme: StageTheme): void {
  pin
    .clear()
    .rect(-1.5, 0, 3, thick + 10)
    .fill(theme.metal[1])
    .rect(-1.5, 0, 1.2, thick + 10)
    .fill(theme.metal[0])
    .circle(0, thick + 12, 4.5)
    .fill(theme.metal[1])
    .circle(-1.2, thick + 10.8, 1.6)
    .fill({ color: 0xffffff, alpha: 0.8 })
    .roundRect(-4, -2, 8, 7, 3)
    .fill(0xf3d58a);
}

export function createHeatedBar(context: StageContext): HeatedBar {
  const { theme } = context;
  const root = new Container({ label: 'bar' });
  const bars = MATERIALS.map((material) => createBar(context, material));
  const shadow = new Container();
  const lagging = [new Graphics(), new Graphics()] as const;
  const pins = PINS.map(() => new Graphics());
  root.addChild(shadow, lagging[0], ...pins, ...bars.map(({ bar }) => bar), lagging[1]);
  let front: Box = { x: 0, y: 0, width: 1, height: 1 };
  let bench = 0;
  let shown: readonly BarMaterial[] = [];
  let fallen = -1;
  let off = -1;
  let put: Box = front;

  const placeBars = (): void => {
    const pitch = front.height / shown.length;
    const height = shown.length === 1 ? pitch : pitch / (1 + 1.6 * TOP);
    for (const one of bars) {
      const row = shown.indexOf(one.material);
      one.bar.visible = row >= 0;
      if (row < 0) continue;
      one.lay(front.x, front.y + (row + 1) * pitch, front.width, height);
    }
  };

  return {
    root,
    get lagging() {
      return put;
    },
    lay(box, benchY) {
      front = box;
      bench = benchY;
      for (const child of shadow.removeChildren()) child.destroy();
      const cast = contactShadow(theme, box.width * 0.96, 22);
      cast.position.set(box.x + box.width / 2, benchY);
      shadow.addChild(cast);
      const thick = box.height * LAGGING;
      for (const half of lagging) drawLagging(half, box.width, thick, theme);
      for (const pin of pins) drawPin(pin, thick, theme);
      fallen = -1;
      off = -1;
      placeBars();
    },
    show(materials) {
      if (materials.length === shown.length && materials.every((material, n) => material === shown[n])) return;
      shown = materials;
      placeBars();
    },
    heat(profiles, low, high) {
      for (const bar of bars) bar.heat(profiles, low, high);
    },
    drop(dropped) {
      if (dropped === fallen) return;
      fallen = dropped;
      pins.forEach((pin, n) => {
        const x = front.x + (PINS[n] ?? 0) * front.width;
        const down = (dropped & (1 << n)) !== 0;
        if (down) pin.position.set(x + 8, bench - 4);
        else pin.position.set(x, front.y + front.height);
        pin.rotation = down ? (n % 2 === 0 ? 1.45 : -1.5) : 0;
      });
    },
    lag(next) {
      if (next === off) return;
      off = next;
      const thick = front.height * LAGGING;
      const above = front.y - thick - front.height * TOP * 0.4;
      const below = front.y + front.height - 3;
      // Off the bar, the halves lie on each other at the back of the bench.
      put = { x: front.x, y: below + off * (bench - thick - below), width: front.width, height: thick };
      lagging[1].position.set(put.x, put.y);
      lagging[0].position.set(front.x, above + off * (bench - thick * 1.7 - above));
    },
  };
}
