/** The block at 37 °C: pressed, it takes what is in the D well; pressed again, the tube is washed. Its display counts down. */
import { Container, Graphics } from 'pixi.js';
import type { Part, StageContext, TypeSizes } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import type { Size } from '../../kit/layout/layout';
import { metalDown, mix } from '../../kit/paint/shading';
import { CELLS, createTestTube, TUBE } from './specimen-rack';

export interface HeatBlock extends Part {
  least(type: TypeSizes): Size;
  /** The tube that stands here, what it is in and the seconds that are left of it; null: there is none. */
  set(tube: { readonly is: 'incubating' | 'washing' | null; readonly left: number } | null): void;
}

/** The metal block above the case, and how deep a tube stands in it, stage units at scale 1. */
const BLOCK = 46;
const DEPTH = 20;

export function createHeatBlock(context: StageContext): HeatBlock {
  const { theme } = context;
  const root = new Container({ label: 'heat block' });
  const metal = new Graphics();
  const tube = createTestTube(context, CELLS, 0.48);
  const front = new Graphics();
  const meter = createInstrument(context, {
    form: 'bench',
    title: '37 °C',
    display: { rows: [{ unit: 'min', widest: '00.0' }] },
  });
  root.addChild(metal, tube, front, meter.root);
  tube.visible = false;
  const incubate = context.actionHandle('incubate_37', { held: (down) => down && context.sound('click') });
  const wash = context.actionHandle('wash', { held: (down) => down && context.sound('pour') });
  wash.enable(false);
  return {
    root,
    least: (type) => ({ width: meter.least(type).width, height: 0 }),
    lay(box, type) {
      const { x, y, width, height } = box;
      const high = Math.min(height * 0.55, Math.max(meter.least(type).height, height * 0.4));
      const top = y + height - high;
      const scale = Math.min((height - high) / (TUBE.height + BLOCK - DEPTH), 1.15);
      const [left, wide, tall] = [x + width * 0.14, width * 0.72, BLOCK * scale];
      metal
        .clear()
        .roundRect(left, top - tall - 5 * scale, wide, 16 * scale, 4)
        .fill(mix(theme.metal[0], 0xffffff, 0.15));
      front
        .clear()
        .roundRect(left, top - tall + 4 * scale, wide, tall - 2 * scale, 3)
        .fill(metalDown(theme));
      for (const part of [0.2, 0.5, 0.8])
        metal.ellipse(left + wide * part, top - tall + 1 * scale, (TUBE.half + 2) * scale, 4 * scale).fill(0x1a222b);
      tube.position.set(left + wide / 2, top - tall + DEPTH * scale);
      tube.scale.set(scale);
      meter.lay({ x, y: top, width, height: high }, type);
      for (const handle of [incubate, wash]) handle.place(left, top - tall - 8 * scale, wide, tall + 8 * scale);
    },
    set(standing) {
      tube.visible = standing !== null;
      meter.set(0, standing === null ? '–' : (standing.left / 60).toFixed(1));
      const incubated = standing !== null && standing.is !== 'incubating';
      incubate.enable(!incubated);
      wash.enable(incubated);
    },
  };
}
