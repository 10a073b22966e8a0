/** The end of a respiratory chain: the reagent gives its electron to cytochrome c, if there is an oxidase that takes it on. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { mix } from '../../kit/paint/shading';

export interface ElectronChain extends Part {
  /** `oxidase`: null where it is to be found. `phase`: how far electrons have gone, in places. */
  set(oxidase: boolean | null, rubbed: boolean, phase: number): void;
}

const REAGENT = 0x7a5bd0;
const CARRIER = 0xd98338;
const OXIDASE = 0x3f9f78;
const ELECTRONS = 4;

export function createElectronChain(context: StageContext): ElectronChain {
  const { theme } = context;
  const root = new Container({ label: 'electron transport' });
  const ground = new Graphics();
  const oxidaseBody = new Graphics();
  const missing = new Graphics();
  const electrons = Array.from({ length: ELECTRONS }, () =>
    new Graphics().circle(0, 0, 4).fill(0xffd34d).stroke({ width: 1, color: 0x4a3505 }),
  );
  const word = (text: string) => context.text({ text, size: 12, weight: '600', colour: theme.ink, anchor: [0.5, 0.5] });
  const words = [word('TMPD'), word('cyt c'), word('oxidase'), word('O₂')] as const;
  root.addChild(ground, oxidaseBody, missing, ...electrons, ...words);
  let places: readonly { readonly x: number; readonly y: number }[] = [];

  return {
    root,
    lay({ x, y, width, height }: Box, type: TypeSizes) {
      root.position.set(x, y);
      for (const text of words) text.style.fontSize = type.small;
      const membrane = height * 0.5;
      const thick = Math.min(46, height * 0.26);
      const step = width / 4;
      const at = [0, 1, 2, 3].map((n) => step * (n + 0.5));
      const r = Math.min(step * 0.34, height * 0.13);
      ground
        .clear()
        .roundRect(0, 0, width, height, 10)
        .fill({ color: theme.housing, alpha: 0.94 })
        .stroke({ width: 1.5, color: theme.housingEdge })
        .rect(1, membrane, width - 2, thick)
        .fill({ color: mix(theme.housing, 0xd9b36a, 0.4) })
        .rect(1, membrane, width - 2, 3)
        .fill({ color: 0xb98a3c, alpha: 0.8 })
        .rect(1, membrane + thick - 3, width - 2, 3)
        .fill({ color: 0xb98a3c, alpha: 0.8 })
        .circle(at[0] ?? 0, membrane - r * 0.7, r)
        .fill(REAGENT)
        .circle(at[1] ?? 0, membrane - r * 0.7, r)
        .fill(CARRIER)
        .circle((at[3] ?? 0) - r * 0.45, membrane + thick + r * 0.9, r * 0.6)
        .fill(0xc9473d)
        .circle((at[3] ?? 0) + r * 0.45, membrane + thick + r * 0.9, r * 0.6)
        .fill(0xc9473d);
      const body = { x: (at[2] ?? 0) - r * 1.15, y: membrane - r * 0.5, width: r * 2.3, height: thick + r };
      oxidaseBody
        .clear()
        .roundRect(body.x, body.y, body.width, body.height, r * 0.6)
        .fill(OXIDASE);
      missing
        .clear()
        .roundRect(body.x, body.y, body.width, body.height, r * 0.6)
        .stroke({ width: 2, color: theme.inkSoft });
      const high = Math.max(type.small * 0.9, membrane - r * 1.7 - type.small * 0.75);
      words[0].position.set(at[0] ?? 0, high);
      words[1].position.set(at[1] ?? 0, high);
      words[2].position.set(at[2] ?? 0, high);
      words[3].position.set(at[3] ?? 0, high);
      places = [
        { x: at[0] ?? 0, y: membrane - r * 0.7 },
        { x: at[1] ?? 0, y: membrane - r * 0.7 },
        { x: at[2] ?? 0, y: membrane + thick * 0.3 },
        { x: at[3] ?? 0, y: membrane + thick + r * 0.9 },
      ];
    },
    set(oxidase, rubbed, phase) {
      oxidaseBody.visible = oxidase === true;
      missing.visible = oxidase !== true;
      const flows = oxidase === true && rubbed;
      for (const [n, dot] of electrons.entries()) {
        dot.visible = flows && places.length === 4;
        if (!dot.visible) continue;
        const at = (phase + (n * 3) / ELECTRONS) % 3;
        const from = places[Math.floor(at)];
        const to = places[Math.floor(at) + 1];
        const part = at - Math.floor(at);
        if (from && to) dot.position.set(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
      }
    },
  };
}
