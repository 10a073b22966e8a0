/** The tank with the gel in it: the scale beside the gel, and what is written on the tank. */
import { Container } from 'pixi.js';
import type { Box, Frame, Point, SceneContext, TypeSizes } from '../../contract';
import { createAxis } from '../../kit/charts/axis';
import { type Port, portAt } from '../../kit/instruments/socket';
import { acrossGel, createAgaroseGel, GEL } from './agarose-gel';
import { createElectrophoresisTank } from './electrophoresis-tank';
import { fitGel, PLACES, scaleRoom } from './gel-bench-layout';
import { smooth } from './sample-tubes';

type GelFrame = Frame<'gel_electrophoresis'>;
type View = GelFrame['view'];
/** Wall milliseconds of the pouring. */
const POUR_MS = 900;
/** Current at which the wires bubble their fastest, mA. */
const FULL_CURRENT = 75;
/** Ends of the tank beyond its platform, parts of its height. */
const ENDS = { top: 0.112, bottom: 0.112 } as const;
/** The tank's signs and scale stand so far from its wall. */
const WALL = 9;

export function createTankSide(context: SceneContext<'gel_electrophoresis'>) {
  const { theme, reducedMotion } = context;
  const tankSide = new Container({ label: 'tank' });
  const tank = createElectrophoresisTank(context);
  const gel = createAgaroseGel(context, PLACES);
  gel.tray(true);
  const tankScale = createAxis(context, { side: 'left', colour: theme.scaleInk, size: 12, unit: '' });
  const front = context.text({ size: 13, weight: '600', colour: theme.ink, anchor: [0.5, 0.5] });
  tankSide.addChild(tank.root, tankScale.root, gel.root, front);
  let tankBox: Box = { x: 0, y: 0, width: 1, height: 1 };
  /** Where the platform of the tank begins and ends. */
  let platform: readonly [top: number, bottom: number] = [0, 1];
  /** Stage units of a millimetre in the tank. */
  let tankUnit = 1;

  function drawDyes({ stage, dyes }: View): void {
    if (stage !== 'running' && stage !== 'stopped') return gel.hideDyes();
    for (const dye of ['bromophenolBlue', 'xyleneCyanol'] as const) {
      const { distances, sigma } = dyes[dye];
      distances.forEach((distance, n) => gel.dye(dye, n, distance, sigma));
    }
  }

  return {
    root: tankSide,
    gel,
    lay(box: Box, { small }: TypeSizes) {
      tankBox = box;
      const { x, y, width, height } = box;
      platform = [height * ENDS.top, height * (1 - ENDS.bottom) - small * 1.2];
      tank.root.position.set(x, y);
      tank.lay(width, height, platform);
      front.style.fontSize = small;
      front.position.set(x + width / 2, y + height - WALL - small * 0.8);
    },
    /** Gel and scale for a gel of this length; returns where the gel lies. */
    layGel(length: number, cloud: number, text: number): Box {
      const room = scaleRoom(text);
      const [top, bottom] = platform;
      tankUnit = fitGel(length, bottom - top - 12, tankBox.width - 48 - room);
      const x = tankBox.x + WALL + room + (tankBox.width - 18 - room - GEL.width * tankUnit) / 2 - 4;
      const y = tankBox.y + top + 6;
      gel.lay(tankUnit, length, cloud);
      gel.root.position.set(x, y);
      tankScale.root.position.set(x - 4, y + (GEL.head + length) * tankUnit);
      tankScale.lay(length * tankUnit, length, 0, text * 3);
      return { x, y: y + GEL.head * tankUnit, width: GEL.width * tankUnit, height: length * tankUnit };
    },
    /** Where a lead goes in. */
    post: (pole: 'minus' | 'plus'): Port => portAt({ x: tankBox.x, y: tankBox.y + tank.posts[pole].y }, 'left'),
    well: (n: number): Point => ({
      x: gel.root.x + acrossGel(PLACES[n] ?? 0) * tankUnit,
      y: gel.root.y + (GEL.head - 0.5) * tankUnit,
    }),
    /** The gel as it is poured, `since` its stage began, and then with its comb. */
    drawGel({ stage: at }: View, now: number, since: number): void {
      const here = at !== 'empty' && at !== 'stained' && at !== 'imaged';
      const pouring = at === 'cast' && !reducedMotion ? smooth((now - since) / POUR_MS) : 1;
      gel.set(here ? Math.max(0.02, pouring) : 0);
      if (here && pouring < 1) context.redraw();
      gel.comb(at === 'cast' || !here);
    },
    drawRun({ view, params, shown }: GelFrame, now: number): void {
      const { stage: at } = view;
      drawDyes(view);
      tank.bubble(at === 'running' ? Math.min(1, view.milliampere / FULL_CURRENT) : 0, now);
      const label = at === 'running' || at === 'stopped' ? `dye front ${shown.dye_front.text} mm` : `${params.buffer}`;
      front.text = label;
    },
  };
}
