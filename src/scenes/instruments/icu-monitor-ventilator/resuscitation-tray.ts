/** A steel tray with what an arrest asks for: a syringe of adrenaline, a defibrillator's paddles, a suction catheter. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext } from '../../contract';
import { contactShadow, downGradient, metalDown, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export type TrayTool = 'adrenaline' | 'defibrillator' | 'suction';

export interface ResuscitationTray {
  readonly root: Container;
  toolBox(tool: TrayTool): { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** With the tools' names, or without where there is no room. */
  lay(width: number, named: boolean): void;
  hold(tool: TrayTool, down: boolean): void;
}

const TOOLS: readonly TrayTool[] = ['adrenaline', 'defibrillator', 'suction'];
const NAMES: Readonly<Record<TrayTool, string>> = {
  adrenaline: 'Adrenaline\n1 mg',
  defibrillator: 'Defibrillate\n200 J',
  suction: 'Suction\n5 s',
};
const HEIGHT = 48;
/** Of each place: the middle of its icon, its scale, and where its name begins. */
const ICON = { x: 34, scale: 0.86, name: 64 } as const;

const createSyringe = (): Graphics =>
  new Graphics()
    .roundRect(-20, -5, 27, 10, 3)
    .fill(
      downGradient([
        [0, 0xffffff, 0.95],
        [0.5, 0xcfe3ee, 0.9],
        [1, 0x8fb0c4, 0.95],
      ]),
    )
    .rect(-14, -5, 12, 10)
    .fill(0x8e44ad)
    .rect(7, -2.5, 4, 5)
    .fill(0xd7dee6)
    .rect(11, -0.7, 13, 1.4)
    .fill(0xb8c4d0)
    .rect(-28, -1.5, 8, 3)
    .fill(0x8492a2)
    .roundRect(-31, -7, 4, 14, 2)
    .fill(0x6b7a8a);

const createPaddles = (): Graphics =>
  new Graphics()
    .roundRect(-22, -12, 18, 24, 5)
    .fill(
      downGradient([
        [0, 0xf59e3b],
        [1, 0xc46a10],
      ]),
    )
    .roundRect(4, -12, 18, 24, 5)
    .fill(
      downGradient([
        [0, 0xf59e3b],
        [1, 0xc46a10],
      ]),
    )
    .poly([-12, -8, -17, 1, -13, 1, -15, 8, -8, -2, -12, -2, -10, -8])
    .fill(0x2a1600)
    .poly([14, -8, 9, 1, 13, 1, 11, 8, 18, -2, 14, -2, 16, -8])
    .fill(0x2a1600);

const createCatheter = (): Graphics =>
  new Graphics()
    .moveTo(-22, 8)
    .bezierCurveTo(-8, -16, 0, 16, 10, -4)
    .bezierCurveTo(13, -9, 18, -9, 22, -8)
    .stroke({ width: 3.4, color: 0x6fb6c9, cap: 'round' })
    .moveTo(-21, 7)
    .bezierCurveTo(-8, -16, 0, 15, 10, -5)
    .stroke({ width: 1.2, color: 0xffffff, alpha: 0.7, cap: 'round' })
    .roundRect(-27, 4, 9, 9, 3)
    .fill(0x2f8f5b);

function drawSteel(steel: Graphics, theme: StageTheme, width: number): void {
  steel
    .clear()
    .roundRect(0, 0, width, HEIGHT, 9)
    .fill(metalDown(theme))
    .roundRect(4, 4, width - 8, HEIGHT - 8, 6)
    .fill(
      downGradient([
        [0, mix(theme.metal[1], 0x000000, 0.12)],
        [0.2, mix(theme.metal[0], 0xffffff, 0.15)],
        [1, mix(theme.metal[0], 0xffffff, 0.4)],
      ]),
    );
}

/** Origin at its upper left. */
export function createResuscitationTray(context: StageContext): ResuscitationTray {
  const { theme } = context;
  const root = new Container({ label: 'resuscitation tray' });
  const steel = new Graphics();
  const shadow = new Container();
  const icons: Readonly<Record<TrayTool, Container>> = {
    adrenaline: createSyringe(),
    defibrillator: createPaddles(),
    suction: createCatheter(),
  };
  const names = Object.fromEntries(
    TOOLS.map((tool) => [
      tool,
      context.text({ text: NAMES[tool], size: 12, weight: '600', colour: theme.paperInk, anchor: [0, 0.5] }),
    ]),
  ) as Record<TrayTool, Text>;
  root.addChild(shadow, steel, ...TOOLS.flatMap((tool) => [icons[tool], names[tool]]));
  for (const tool of TOOLS) icons[tool].scale.set(ICON.scale);
  let box = { width: 1 };
  const place = (tool: TrayTool, down: boolean): void => {
    const pitch = box.width / TOOLS.length;
    const k = TOOLS.indexOf(tool);
    const x = names[tool].visible ? k * pitch + ICON.x : (k + 0.5) * pitch;
    icons[tool].position.set(x, HEIGHT / 2 + (down ? 2 : 0));
  };
  return {
    root,
    toolBox(tool) {
      const pitch = box.width / TOOLS.length;
      return { x: TOOLS.indexOf(tool) * pitch + 2, y: 2, width: pitch - 4, height: HEIGHT - 4 };
    },
    lay(width, named) {
      box = { width };
      for (const child of shadow.removeChildren()) child.destroy({ children: true });
      const under = contactShadow(theme, width * 1.04, 14);
      under.position.set(width / 2 + 3, HEIGHT + 2);
      shadow.addChild(under);
      drawSteel(steel, theme, width);
      const pitch = width / TOOLS.length;
      TOOLS.forEach((tool, k) => {
        names[tool].visible = named;
        names[tool].position.set(k * pitch + ICON.name, HEIGHT / 2);
        place(tool, false);
      });
    },
    hold: place,
  };
}
